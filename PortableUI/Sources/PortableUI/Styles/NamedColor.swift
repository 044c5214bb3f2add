extension Color {
    /// A color of an asset catalog. There are none here: its hue depends on the name alone.
    public init(_ name: String, bundle: Bundle? = nil) {
        // Far enough apart for names that differ in one character.
        let number = name.utf8.reduce(0) { ($0 &* 31 &+ UInt32($1)) % 360 }
        self.init(hue: Double(number) / 360, saturation: 0.5, brightness: 0.8)
    }
}
