// Modifiers for preferences, the environment and identity.

extension View {
    nonisolated public func preference<K>(
        key: K.Type = K.self, value: K.Value
    ) -> some View where K: PreferenceKey { opaque() }
    nonisolated public func onPreferenceChange<K>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K: PreferenceKey, K.Value: Equatable { opaque() }
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View { opaque() }
    nonisolated public func id<ID>(_ id: ID) -> some View where ID: Hashable { opaque() }
    nonisolated public func tag<V>(
        _ tag: V, includeOptional: Bool = true
    ) -> some View where V: Hashable { opaque() }
    @available(SwiftUI_14, *)
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    @available(SwiftUI_18, *)
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    nonisolated public func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View { opaque() }
    @available(SwiftUI_14, *)
    nonisolated public func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    @available(SwiftUI_14, *)
    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    @available(SwiftUI_14, *) @_disfavoredOverload
    nonisolated public func accessibilityLabel<S>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol { stub() }
    @available(SwiftUI_14, *)
    nonisolated public func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    @available(SwiftUI_14, *)
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { stub() }
    nonisolated public func previewDisplayName(_ value: String?) -> some View { opaque() }
}
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    @available(SwiftUI_14, *)
    nonisolated public func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Content, Modifier> { stub() }
    @available(SwiftUI_18, *)
    nonisolated public func accessibilityHidden(
        _ hidden: Bool, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> { stub() }
}

public struct AccessibilityTraits: SetAlgebra, Sendable {
    public typealias Element = AccessibilityTraits
    public static let isButton: AccessibilityTraits = stub()
    public static let isSelected: AccessibilityTraits = stub()
    public static let isStaticText: AccessibilityTraits = stub()
    public init() {}
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { stub() }
    public mutating func formUnion(_ other: AccessibilityTraits) {}
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits { stub() }
    public mutating func formIntersection(_ other: AccessibilityTraits) {}
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits { stub() }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {}
    public func contains(_ member: AccessibilityTraits) -> Bool { stub() }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) { stub() }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? { stub() }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? { stub() }
    public static func == (a: AccessibilityTraits, b: AccessibilityTraits) -> Bool { stub() }
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
    public static func == (a: AccessibilityChildBehavior, b: AccessibilityChildBehavior) -> Bool { stub() }
    public func hash(into hasher: inout Hasher) {}
    public static let ignore: AccessibilityChildBehavior = stub()
}
