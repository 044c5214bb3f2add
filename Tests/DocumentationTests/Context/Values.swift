/// What an expression of the documentation's code is, and where it is.
nonisolated struct Value {
    let content: Any
    let file: String
    let line: Int
}

/// Collects the values of expressions.
@resultBuilder
nonisolated enum Values {
    static func buildExpression<Content>(
        _ content: Content, file: String = #filePath, line: Int = #line
    ) -> [Value] {
        [Value(content: content, file: file, line: line)]
    }

    static func buildBlock(_ values: [Value]...) -> [Value] { values.flatMap(\.self) }
    static func buildArray(_ values: [[Value]]) -> [Value] { values.flatMap(\.self) }
}
