// Fonts.

@frozen public struct Font: Hashable, Sendable {
    let provider: Int
    @frozen public struct Weight: Hashable, Sendable {
        let value: CGFloat
        public static let ultraLight: Font.Weight = stub(), thin: Font.Weight = stub(),
            light: Font.Weight = stub()
        public static let regular: Font.Weight = stub(), medium: Font.Weight = stub(),
            semibold: Font.Weight = stub()
        public static let bold: Font.Weight = stub(), heavy: Font.Weight = stub(), black: Font.Weight = stub()
        public static func == (a: Font.Weight, b: Font.Weight) -> Bool { stub() }
        public func hash(into hasher: inout Hasher) {}
    }
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
    public static let largeTitle: Font = stub(), title: Font = stub(), headline: Font = stub(),
        subheadline: Font = stub()
    public static let body: Font = stub(), callout: Font = stub(), footnote: Font = stub(),
        caption: Font = stub()
    @available(SwiftUI_14, *)
    public static let title2: Font = stub(), title3: Font = stub(), caption2: Font = stub()
    @available(iOS, introduced: 13.0, deprecated: 100000.0)
    @available(macOS, introduced: 10.15, deprecated: 100000.0)
    @available(tvOS, introduced: 13.0, deprecated: 100000.0)
    @available(watchOS, introduced: 6.0, deprecated: 100000.0)
    @_disfavoredOverload
    public static func system(
        size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default
    ) -> Font { stub() }
    @available(SwiftUI_16, *)
    public static func system(
        size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil
    ) -> Font { stub() }
    public func bold() -> Font { stub() }
    public func weight(_ weight: Font.Weight) -> Font { stub() }
}
