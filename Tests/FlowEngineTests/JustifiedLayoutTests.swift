import Expectations
import FlowEngine
import Testing

/// Rows of photos beside those of Flickr's justified-layout 4.1 with its own tolerance. That ends a row with the first photo
/// with which it is in range, although the next one may bring it nearer; and compares lengths, not heights. Its last row is
/// as high as the one before, which is not compared.
@Suite struct JustifiedLayoutTests {
    /// What all digits of a list of photos stand for.
    private let shapes = [
        (3, 2), (4, 3), (2, 3), (3, 4), (16, 9), (1, 1), (9, 16), (3, 1), (5, 4), (21, 9),
    ].map { FlowSize(width: Double($0.0), height: Double($0.1)) }

    /// The width, the height that rows aim at, the spacing, the photos, and all rows but the last as justified-layout makes
    /// them: the number of photos and the height.
    private let answers = """
        934 180 0 051320380215611036813411210940135 4×203.782 4×224.16 4×207.556 4×197.498 4×239.743 4×179.807 4×160.114 3×202.554
        378 243 4 811151704031028588030101126003001200 1×302.4 1×283.5 1×283.5 1×283.5 1×378 1×283.5 1×126 1×252 1×212.625 1×252 2×179.52 1×252 2×195.13 1×378 1×302.4 1×302.4 1×252 2×166.222 1×283.5 1×252 1×283.5 1×283.5 2×304.271 1×252 1×252 2×166.222 1×252 1×283.5 2×172.615
        473 114 10 01023821121005 3×104.538 4×132.9 3×135.9 3×104.538
        478 289 0 801015102344 1×382.4 1×318.667 1×358.5 1×318.667 1×358.5 1×478 1×358.5 1×318.667 2×337.412 1×268.875
        1477 165 4 430125400053622010 6×207.32 5×200.748
        643 247 10 089411015021512000 2×230.182 1×275.571 2×203.464 2×223.412 2×271.286 2×292.154 2×271.286 2×316.5 2×211
        508 159 0 513221180115112126171051018021 3×164.757 3×190.5 2×196.645 2×179.294 3×138.545 3×152.4 3×198.244 1×169.333 2×179.294 3×132.522 2×196.645
        1320 167 4 0001811601350 5×184.094 5×215.093
        1443 294 10 21000101713511401120411090082311 4×282.6 3×328.385 2×330.692 4×319.925 3×308.602 4×292.345 3×320.175 2×373.826 3×334.824
        1135 135 0 51103125551342001328001 6×156.552 7×150.775 6×176.883
        660 200 4 8261723212422148401240011010417013 3×262.992 2×151.385 4×189.659 3×209.571 3×172.588 2×216.661 2×231.529 3×165.296 2×231.529 2×231.529 2×231.529 2×210.857 1×220 2×231.529
        815 213 10 35812310411121133142848000 3×265 4×192.245 2×245.593 3×198.75 3×238.5 4×170.241 3×215.188 3×187.059
        1312 122 0 9171000963124400035240081536300 5×138.105 7×151.749 6×148.997 7×145.329
        521 232 4 230209000403141802103834 3×175.886 2×238.615 1×223.286 1×347.333 1×347.333 1×347.333 1×293.063 2×229.778 2×166.179 2×200.129 2×238.615 2×182.471 2×258.5
        1420 177 10 45052122801223216 6×188.244 6×225.205
        1309 270 0 3101083250102271 4×266.237 4×314.16 3×341.478 4×224.4
        1470 229 4 823242222825090 5×284.478 7×258.985
        1446 123 10 0350300414107603300408082010 8×133.881 5×157.193 8×139.833
        957 234 0 1050231311000103833084040110158010 3×249.652 4×225.176 3×280.098 3×212.667 3×267.07 4×225.176 3×211.362 2×291.966 3×229.68 3×267.07
        1167 257 4 013200010651446845243637511003 3×323.442 3×316.091 3×267.462 4×247.132 3×322.816 3×336.484 4×300.759 2×290.75 3×278.16
        438 128 10 831010010013015040411068064033102082 3×125.4 2×151.059 2×142.667 2×151.059 2×151.059 3×116.651 2×171.2 2×130.576 2×137.571 2×151.059 3×126.189 3×108.846 3×147.529 3×114
        1375 182 0 01203503104100111131 5×239.13 5×226.027 4×225 5×226.027
        1302 258 4 833100330803218511302430380480006 4×315.918 4×286.667 3×304.471 4×322.5 4×292.075 3×328.056 4×303.529 3×285.791 3×287.556
        710 253 10 323141024041408401004181390230181 3×318.462 2×225 2×247.059 2×286.364 2×213.559 2×225 2×254.545 2×213.559 2×247.059 2×213.559 2×270.968 2×336 1×304.286 2×323.077 2×311.111 2×270.968
        """

    /// Together, and for most lists by themselves: rows that are chosen one after the other cannot always be nearer.
    @Test func rowsAreNearerThanThoseOfJustifiedLayout() throws {
        var (theirs, ours, better, worse) = (0.0, 0.0, 0, 0)
        for answer in answers.split(separator: "\n") {
            let words = answer.split(separator: " ")
            let numbers = try words[..<3].map { try #require(Double($0)) }
            let photos = try words[3].map { shapes[try #require($0.wholeNumberValue)] }
            func distance(_ heights: [Double]) -> Double {
                heights.reduce(0) { $0 + ($1 - numbers[1]) * ($1 - numbers[1]) } / Double(heights.count)
            }
            let options = FlowOptions(
                itemSpacing: numbers[2], lineSpacing: 0, scaling: FlowScaling(thickness: numbers[1]))
            let found = FlowArrangement(of: FlowItems(photos), in: numbers[0], options: options)

            let other = distance(try words[4...].map { try #require(Double($0.split(separator: "×")[1])) })
            let own = distance(found.lines.dropLast().map(\.frame.height))
            (theirs, ours) = (theirs + other, ours + own)
            if own < other { better += 1 } else if own > other { worse += 1 }
        }
        #expect(ours < theirs)
        #expect(better > 2 * worse)
    }
}
