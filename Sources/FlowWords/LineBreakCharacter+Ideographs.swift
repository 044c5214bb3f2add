import FlowEngine

extension LineBreakCharacter {
    /// Whether lines break before and after a character as at an ideograph. Not all emoji are among these: lines break
    /// around a face, and not in a row of stars.
    static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= firstSymbol
            && (isWide(scalar) || scalar.properties.isIdeographic || isSymbol(scalar))
    }

    /// A watch. No symbol, emoji or ideograph comes before it.
    static let firstSymbol: UInt32 = 0x231A

    private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
        let next = symbols.partitioningIndex { $0.upperBound >= scalar.value }
        return next < symbols.count && symbols[next].contains(scalar.value)
    }

    /// Unicode 15's symbols and emoji of that class, in order.
    private static let symbols: [ClosedRange<UInt32>] = [
        0x231A...0x231B, 0x23F0...0x23F3, 0x2600...0x2603, 0x2614...0x2615, 0x2618...0x2618, 0x261A...0x261F,
        0x2639...0x263B, 0x2668...0x2668, 0x267F...0x267F, 0x26BD...0x26C8, 0x26CD...0x26CD, 0x26CF...0x26D1,
        0x26D3...0x26D4, 0x26D8...0x26D9, 0x26DC...0x26DC, 0x26DF...0x26E1, 0x26EA...0x26EA, 0x26F1...0x26F5,
        0x26F7...0x26FA, 0x26FD...0x2704, 0x2708...0x270D, 0x2764...0x2764, 0x1F000...0x1F0FF,
        0x1F200...0x1F39B, 0x1F39E...0x1F3B4, 0x1F3B7...0x1F3BB, 0x1F3BD...0x1F3FA, 0x1F400...0x1F49F,
        0x1F4A1...0x1F4A1, 0x1F4A3...0x1F4A3, 0x1F4A5...0x1F4AE, 0x1F4B0...0x1F4B0, 0x1F4B3...0x1F4FF,
        0x1F507...0x1F516, 0x1F525...0x1F531, 0x1F54A...0x1F5D3, 0x1F5DC...0x1F5F3, 0x1F5FA...0x1F64F,
        0x1F680...0x1F6FF, 0x1F7D5...0x1F7FF, 0x1F90C...0x1F9FF, 0x1FA60...0x1FAFF,
    ]
}
