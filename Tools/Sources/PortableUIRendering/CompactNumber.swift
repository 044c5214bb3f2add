import PortableUIDrawing

extension CGFloat {
    /// The number in decimal notation, rounded, without zeros at its end: `12.5`, `-0.125`, `3`.
    func formattedCompactly(decimals: Int = 3) -> String {
        let unit = (0..<decimals).reduce(1) { power, _ in power * 10 }
        guard magnitude < 1e15 else { return "\(self)" }
        let count = Int((self * CGFloat(unit)).rounded())
        let (whole, part) = count.magnitude.quotientAndRemainder(dividingBy: UInt(unit))
        var text = (count < 0 ? "-" : "") + String(whole)
        if part > 0 {
            let digits = String(part)
            text += "." + String(repeating: "0", count: decimals - digits.count) + digits
            while text.last == "0" { text.removeLast() }
        }
        return text
    }
}
