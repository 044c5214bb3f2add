import FlowEngine
import PortableUITesting
import Testing

extension Documentation {
    /// Expects that what a program of the documentation says in these blocks is true.
    static func check(_ values: [Value], of names: [String]) throws {
        let blocks = try names.map { try #require(CodeBlock(named: $0)) }
        for fault in try faults(of: values, in: blocks) { Issue.record("\(fault)") }
    }

    /// What is wrong with some blocks, of whose expressions these are the values, with its place.
    static func faults(of values: [Value], in blocks: [CodeBlock]) throws -> [String] {
        var comments: [Int: String] = [:]
        for block in blocks {
            for (index, line) in block.lines.enumerated() {
                comments[block.line + index] = line.firstMatch(of: /\S +\/\/ (.*)/).map { String($0.1) }
            }
        }
        var faults: [String] = []
        for value in values {
            let fault: String?
            switch value.content {
            case let view as any View:
                show(view)
                // Comments in its code are about parts of it.
                let end = values.first { $0.line > value.line }?.line ?? .max
                comments = comments.filter { !(value.line..<end).contains($0.key) }
                fault = nil
            case is Void:
                fault = nil
            default:
                let (value, stated) = (describe(value.content), comments.removeValue(forKey: value.line))
                fault = value == stated ? nil : "\(value) is stated as \(stated ?? "nothing")"
            }
            if let fault { faults.append("\(value.file):\(value.line): \(fault)") }
        }
        let file = blocks.first?.file ?? ""
        return faults + comments.map { "\(file):\($0.key): \($0.value) is beside no expression" }
    }

    /// The view of the block with some code, among the values of its program.
    static func view(in values: [Value], with code: String) throws -> AnyView {
        let value = try #require(
            values.first { value in
                CodeBlock(named: "\(value.file):\(value.line)")?.lines.contains { $0.contains(code) } == true
            })
        let view = try #require(value.content as? any View)
        return AnyView(view)
    }

    private static func show(_ view: some View) {
        _ = ViewHost(view, proposal: ProposedViewSize(width: 300, height: nil)).frames
    }

    /// As the documentation writes it.
    private static func describe(_ value: Any) -> String {
        switch value {
        case let size as FlowSize: "\(number(size.width)) × \(number(size.height))"
        case let frame as FlowRect:
            "x \(number(frame.x)), y \(number(frame.y)), \(number(frame.width)) × \(number(frame.height))"
        case let size as CGSize: describe(FlowSize(width: size.width, height: size.height))
        case let frame as CGRect:
            describe(FlowRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
        case let values as [Bool]: values.map { "\($0)" }.joined(separator: ", ")
        case let number as Int: "\(number)"
        default: "\(value)"
        }
    }

    /// Whole numbers without a fraction.
    private static func number(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String(value)
    }
}
