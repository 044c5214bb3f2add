import PortableUIDrawing

/// A translucent background. Here it is a translucent gray, without a blur.
public struct Material: ShapeStyle {
    fileprivate let opacity: Double

    public static let ultraThin = Material(opacity: 0.4)
    public static let thin = Material(opacity: 0.55)
    public static let regular = Material(opacity: 0.7)
    public static let thick = Material(opacity: 0.8)
    public static let ultraThick = Material(opacity: 0.9)
    /// That of toolbars.
    public static let bar = Material(opacity: 0.8)

    public func _paint(in environment: EnvironmentValues) -> Paint {
        Color(white: environment.colorScheme == .dark ? 0.15 : 0.95, opacity: opacity)
            ._paint(in: environment)
    }
}

extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .ultraThin }
    public static var thinMaterial: Material { .thin }
    public static var regularMaterial: Material { .regular }
    public static var thickMaterial: Material { .thick }
    public static var ultraThickMaterial: Material { .ultraThick }
    public static var bar: Material { Material.bar }
}
