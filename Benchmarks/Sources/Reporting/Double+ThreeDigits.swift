import Foundation

extension Double {
    /// With three digits, however small or large it is.
    public func threeDigits(
        grouping: NumberFormatStyleConfiguration.Grouping = .automatic
    ) -> String {
        guard self != 0 else { return "0" }
        return formatted(.number.precision(.significantDigits(3)).grouping(grouping))
    }
}
