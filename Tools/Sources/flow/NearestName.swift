extension String {
    /// The name that this was probably meant to be, if there is one.
    func nearest(of names: [String]) -> String? {
        // The end of several names, such as "spacing", means none of them in particular.
        if names.count(where: { $0.lowercased().hasSuffix(lowercased()) }) > 1 { return nil }
        let count = count
        let distances = names.compactMap { name -> (name: String, distance: Int, limit: Int)? in
            let limit = max(name.count, count) / 3
            // A name that is much longer or shorter is another one, however long it would take to compare them.
            guard abs(name.count - count) <= limit else { return nil }
            return (name, name.lowercased().editDistance(to: lowercased()), limit)
        }
        guard let nearest = distances.min(by: { $0.distance < $1.distance }),
            nearest.distance <= nearest.limit
        else { return nil }
        return nearest.name
    }

    /// The fewest characters to insert, delete, replace or exchange with the next one, to get another text.
    private func editDistance(to other: String) -> Int {
        let (a, b) = (Array(self), Array(other))
        var rows = [Array(0...b.count)]
        for i in a.indices {
            var row = [i + 1]
            for j in b.indices {
                var distance = Swift.min(
                    rows[i][j] + (a[i] == b[j] ? 0 : 1), rows[i][j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
                    distance = Swift.min(distance, rows[i - 1][j - 1] + 1)
                }
                row.append(distance)
            }
            rows.append(row)
        }
        return rows[a.count][b.count]
    }
}
