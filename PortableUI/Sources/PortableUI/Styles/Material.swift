import PortableUIDrawing

/// A translucent background. Here it is a translucent gray, without a blur.
public struct Material: ShapeStyle {
    fileprivate let opacity: Double

    fileprivate static let thin = Material(opacity: 0.55)
    /// That of toolbars.
    public static let bar = Material(opacity: 0.8)

    public func _paint(in environment: EnvironmentValues) -> Paint {
        Color(white: environment.colorScheme == .dark ? 0.15 : 0.95, opacity: opacity)
            ._paint(in: environment)
    }
}

extension ShapeStyle where Self == Material {
    public static var thinMaterial: Material { .thin }
    public static var bar: Material { Material.bar }
}
