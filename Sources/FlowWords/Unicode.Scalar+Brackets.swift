import FlowEngine

extension Unicode.Scalar {
    /// What closes the pair of a bracket, and whether this one opens it; `nil` for a character that is no bracket.
    /// Unicode 15's `Bidi_Paired_Bracket`, apart from two pairs of square brackets with ticks for mathematics.
    var pairedBracket: (closing: Unicode.Scalar, opens: Bool)? {
        // Technical angle brackets are canonically equivalent to those of Chinese and Japanese.
        let bracket = self == "\u{2329}" ? "\u{3008}" : self == "\u{232A}" ? "\u{3009}" : self
        let index = Self.brackets.partitioningIndex { $0 >= bracket }
        guard index < Self.brackets.count, Self.brackets[index] == bracket else { return nil }
        return (Self.brackets[index | 1], index.isMultiple(of: 2))
    }

    /// Each pair, by code points. No other bracket is between the two of a pair.
    private static let brackets = Array(
        """
        ()[]{}༺༻༼༽᚛᚜⁅⁆⁽⁾₍₎⌈⌉⌊⌋❨❩❪❫❬❭❮❯❰❱❲❳❴❵⟅⟆⟦⟧⟨⟩⟪⟫⟬⟭⟮⟯⦃⦄⦅⦆⦇⦈⦉⦊⦋⦌⦑⦒⦓⦔⦕⦖⦗⦘⧘⧙⧚⧛⧼⧽\
        ⸢⸣⸤⸥⸦⸧⸨⸩⹕⹖⹗⹘⹙⹚⹛⹜〈〉《》「」『』【】〔〕〖〗〘〙〚〛﹙﹚﹛﹜﹝﹞（）［］｛｝｟｠｢｣
        """.unicodeScalars)
}
