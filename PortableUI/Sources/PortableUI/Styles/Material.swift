import PortableUIDrawing

/// A translucent background. Here it is a translucent gray, without a blur.
public struct Material: ShapeStyle {
    fileprivate let opacity: Double

    public func _paint(in environment: EnvironmentValues) -> Paint {
        Color(white: environment.colorScheme == .dark ? 0.15 : 0.95, opacity: opacity)
            ._paint(in: environment)
    }
}

extension ShapeStyle where Self == Material {
    public static var thinMaterial: Material { Material(opacity: 0.55) }
}
