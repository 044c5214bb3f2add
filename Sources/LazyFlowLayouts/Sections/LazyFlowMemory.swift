import FlowEditing

/// What a lazy flow remembers from one evaluation to the next. It outlives the views.
///
/// To a body, it is a cache: its answers depend only on what it is asked. What actions find out, it tells only other
/// actions. SwiftUI may evaluate bodies on any thread, so a lock protects all of it.
final class LazyFlowMemory: @unchecked Sendable {
    let state = Locked(State())
    /// How far a bar covers the start of the window; `nil` until that is measured.
    let inset = Locked<CGFloat?>(nil)
    /// How wide the flow is, if people can move its views.
    let width = Locked<CGFloat>(0)
    /// Where the element that is dragged was found last.
    let dragSource = Locked<FlowPlace?>(nil)

    struct State {
        var sections: [LazyFlowSection] = []
        /// The flows of each section by its id, and the section for which they were made.
        var flows: [AnyHashable: (section: LazyFlowSection, flows: FlowsByLength)] = [:]
        var blocks: [LazyFlowID: LazyFlowBlock] = [:]
        /// What the flow scrolls to, in whichever section: the block of a target takes it on once it is shown. It stays here
        /// until people scroll on from it: a header that gets longer would cover it.
        var target: LazyFlowTarget?
        /// Whether the scroll view was asked for the target.
        var isFound = false
        /// How often a lazy stack was asked for the block of the target.
        var tries = 0
        /// The lengths of the headers that have been shown, by the ids of sections.
        var headerLengths: [AnyHashable: CGFloat] = [:]

        /// The target, as long as the scroll view is still to be asked for it.
        var sought: LazyFlowTarget? { isFound ? nil : target }
    }

    var sections: [LazyFlowSection] { state.withLock { $0.sections } }

    /// Takes the current sections, and forgets others.
    func update(_ new: [LazyFlowSection]) {
        let ids = Set(new.map(\.id))
        state.withLock { state in
            state.flows = state.flows.filter { ids.contains($0.key) }
            state.headerLengths = state.headerLengths.filter { ids.contains($0.key) }
            state.sections = new
        }
    }

    /// The id of a part of the flow.
    func id(of kind: LazyFlowID.Kind, in section: LazyFlowSection) -> LazyFlowID {
        LazyFlowID(memory: ObjectIdentifier(self), sectionID: section.id, kind: kind)
    }

    func id(ofElement number: Int, inSection sectionIndex: Int) -> AnyHashable? {
        let sections = sections
        guard sectionIndex < sections.count, number < sections[sectionIndex].count else { return nil }
        return sections[sectionIndex].idOfElement(number)
    }

    /// Where the first element with an id is. O(n).
    func firstPlace(withID id: AnyHashable) -> FlowPlace? {
        for section in sections {
            let number = (0..<section.count).first { section.idOfElement($0) == id }
            if let number { return section.place(of: number) }
        }
        return nil
    }
}

// MARK: - Flows

extension LazyFlowMemory {
    /// The flows of a section: the old ones if sizes and options surely are the same. Nobody says what has changed in the data,
    /// so if anything has, all lines are broken again, in the length and with the separators that were placed last.
    func flows(of section: LazyFlowSection, _ options: FlowOptions) -> FlowsByLength {
        let old = state.withLock { $0.flows[section.id] }
        let hasOldSizes = old.map { section.hasSizes(of: $0.section) } ?? false
        func made() -> FlowsByLength {
            let screenLength = LazyFlowVisibleState.screenLength(along: options.axis)
            let last = old?.flows.lastPlaced ?? EditableFlow(in: screenLength)
            let placedOptions = options.with(last.options.separators)
            // Closures of the app run without the lock.
            var flow = hasOldSizes ? last : section.flow(in: last.availableLength, options: placedOptions)
            flow.options = placedOptions  // Breaks all lines again if these are new.
            return FlowsByLength(flow)
        }
        let unchanged = hasOldSizes && old?.flows.options == options ? old?.flows : nil
        let flows = unchanged ?? made()
        state.withLock { $0.flows[section.id] = (section, flows) }
        return flows
    }

    /// Checks whether the elements that are about to exist, or else the first one, have the sizes that were found before, so
    /// that an evaluation need not ask all elements. If not, forgets the flows of the section. Returns whether they have.
    func confirmSizes(of ranges: [Range<Int>], in section: LazyFlowSection) -> Bool {
        guard section.size == nil, let flow = state.withLock({ $0.flows[section.id]?.flows.lastPlaced })
        else { return true }
        let ranges = ranges.allSatisfy(\.isEmpty) ? [0..<1] : ranges
        let areRight = ranges.map { $0.clamped(to: 0..<flow.count) }.allSatisfy { range in
            FlowItems(section.sizesOfElements(range)).map(\.size) == range.map { flow[$0].size }
        }
        if !areRight { state.withLock { $0.flows[section.id] = nil } }
        return areRight
    }
}
