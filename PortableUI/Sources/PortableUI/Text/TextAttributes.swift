extension AttributeScopes {
    /// The attributes of an `AttributedString` that texts follow.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension AttributedString {
    /// The parts, each with what its attributes say.
    var styledRuns: [InlineMarkdown.Run] {
        runs.map { run in
            let isBold = run.inlinePresentationIntent?.contains(.stronglyEmphasized) == true
            let style = TextStyle(
                font: run.font.map { .some($0) }, color: run.foregroundColor.map { .some($0) },
                isBold: isBold ? true : nil)
            return InlineMarkdown.Run(string: String(self[run.range].characters), style: style)
        }
    }
}
