import FlowEngine

/// An option of the engine that is written by the name of its case.
protocol NamedOption: CaseIterable {}

extension NamedOption {
    static func named(_ name: String) -> Self? {
        allCases.first { String(describing: $0) == name }
    }

    /// All names, as messages list them.
    static var names: String {
        allCases.map { String(describing: $0) }.joined(separator: ", ")
    }
}

extension FlowAxis: NamedOption {}
extension FlowLineAlignment: NamedOption {}
extension FlowItemAlignment: NamedOption {}
extension FlowColumns: NamedOption {}
extension FlowDirection: NamedOption {}
