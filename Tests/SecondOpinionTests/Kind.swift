/// What random views are about.
enum Subject: String, CaseIterable {
    /// Stacks, frames, padding, priorities, guides and layouts of one's own, and no flow.
    case plain
    case flows
    /// Flows of views that grow, shrink, break lines or have an alignment.
    case traits
    /// Flows with separators, limits and words, and flows as layouts.
    case decorated
    /// Rows and columns that are scaled.
    case photos
    /// Views that stay together.
    case glue
    /// What the last line does, with all options of lines.
    case last
    /// Flows in flows.
    case nested
    /// Limits, with views that say how many are hidden, and are as wide as that asks for.
    case limits
    /// Words of both directions.
    case words
    /// Flows that are offered nothing along an axis, as in a scroll view.
    case scroll
    /// Flows in stacks, with frames and priorities.
    case frames
    /// One layout that is another after each change, of views that keep their state.
    case switching
    /// As many columns of a least length as there is space for.
    case adaptive
    /// Limits that people may lift, and impose again.
    case expandable
    case spacers

    // MARK: What changes

    /// Data that come, go and are in another order.
    case data
    /// The same, animated.
    case animated
    /// Flows whose views people may move, or may not.
    case reordered
    /// Separators that come and go.
    case separated
    /// Columns, with limits.
    case columned
    /// Options of lines.
    case lines
    /// Texts that are others.
    case texts
    /// Directions and text sizes.
    case environments
    /// Flows in overlays, stacks, frames and flows.
    case around
    /// What flows tell about their lines and hidden views.
    case summaries
    /// Views of which several have one id, or which one id has.
    case repeatedIDs

    /// Whether it is about changes, in each of its views.
    var isChange: Bool {
        switch self {
        case .data, .animated, .reordered, .separated, .columned, .lines, .texts, .environments, .around,
            .summaries, .repeatedIDs:
            true
        default: false
        }
    }
}

/// Views for which there are answers.
struct Kind: CustomStringConvertible, Sendable {
    let subject: Subject
    /// Whether state and size change, in six steps.
    let changes: Bool

    static let all = Subject.allCases.flatMap { subject in
        let isStill = subject != .switching && !subject.isChange
        let isLive = ![.plain, .traits, .adaptive].contains(subject)
        return (isStill ? [Kind(subject: subject, changes: false)] : [])
            + (isLive ? [Kind(subject: subject, changes: true)] : [])
    }

    /// The name of the file that has the answers.
    var description: String { subject.rawValue + (changes ? "-live" : "") }

    /// Whether data get another order where state changes.
    var reorders: Bool {
        changes && [.decorated, .glue, .nested, .limits, .switching, .expandable].contains(subject)
    }
}
