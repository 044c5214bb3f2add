/// Where a view is in the data of a flow.
package struct FlowPlace: Equatable, Sendable {
    package let sectionIndex: Int
    /// How many views are in the sections before it.
    let sectionStart: Int
    package let number: Int

    package init(sectionIndex: Int = 0, sectionStart: Int = 0, number: Int) {
        (self.sectionIndex, self.sectionStart, self.number) = (sectionIndex, sectionStart, number)
    }
}

/// The move of a view to another place in its section.
package struct FlowMove: Equatable, Sendable {
    /// Where the view is before the move.
    let place: FlowPlace
    /// The number of the view after the move.
    package var destination: Int
    /// Whether the ids in the data are the same after it: then the data cannot show that the move was made. A lazy flow, whose
    /// ids should be unique, leaves that to the timeout after the drop.
    var keepsIDs = false

    /// The number of the view before the move.
    package var source: Int { place.number }

    package var sectionIndex: Int { place.sectionIndex }

    /// The number, before the move, of the view before which it goes, as `move(fromOffsets:toOffset:)` takes it.
    package var toOffset: Int { destination > source ? destination + 1 : destination }

    /// The same move, with this many views in the sections before it. That may have changed since.
    package func starting(at sectionStart: Int) -> FlowMove {
        FlowMove(
            place: FlowPlace(sectionIndex: sectionIndex, sectionStart: sectionStart, number: source),
            destination: destination)
    }

    /// The number before the move of a view that has this number after it. If there are too few views for the move, all stay.
    package func numberBefore(_ number: Int, among count: Int) -> Int {
        guard source < count, destination < count else { return number }
        if number == destination { return source }
        if number >= source && number < destination { return number + 1 }
        if number > destination && number <= source { return number - 1 }
        return number
    }
}
