import Foundation

/// An SVG document with the colors of two, for light and for dark surroundings.
///
/// It asks for the surroundings itself (`prefers-color-scheme`), so that it fits them where a page can name only one
/// picture, as in Markdown. Programs that cannot tell show the light one.
public enum AdaptiveSVG {
    /// The document for light surroundings, to which the colors of the one for dark surroundings are added. O(n).
    ///
    /// - Returns: `nil` if the two differ in more than colors.
    public static func svg(light: Data, dark: Data) -> Data? {
        let lightTags = tags(of: light)
        let darkTags = tags(of: dark)
        guard lightTags.count == darkTags.count else { return nil }
        var classes = NamedParts<String>(prefix: "d")
        var tags: [String] = []
        for (light, dark) in zip(lightTags, darkTags) {
            guard let colors = light == dark ? "" : otherColors(in: String(dark), than: String(light)) else {
                return nil
            }
            tags.append(
                colors.isEmpty ? String(light) : adding(class: classes.name(of: colors), to: String(light)))
        }
        // It is the first in the document, but for the title.
        let head = tags.firstIndex { $0.hasPrefix("/title>") } ?? tags.firstIndex { $0.hasPrefix("svg ") }
        guard !classes.parts.isEmpty, let head else { return light }
        let rules = classes.parts.map { ".\($0.name){\($0.part)}" }.joined(separator: "\n")
        tags.insert("style>\n@media (prefers-color-scheme:dark){\n\(rules)\n}\n", at: head + 1)
        tags.insert("/style>\n", at: head + 2)
        return Data(tags.joined(separator: "<").utf8)
    }

    /// What begins with each `<`, without that: a tag and the text after it.
    private static func tags(of document: Data) -> [Substring] {
        String(decoding: document, as: UTF8.self).split(separator: "<", omittingEmptySubsequences: false)
    }

    /// The colors of a tag that differ from those of another one, as CSS; `nil` if something else differs.
    private static func otherColors(in tag: String, than other: String) -> String? {
        let color = /((?:fill|stroke)(?:-opacity)?|stop-(?:color|opacity))(="|:)([^";]*)/
        // Cairo counts what it has drawn before. Nothing refers to that.
        let number = /surface\d+/
        func rest(of tag: String) -> String { tag.replacing(color, with: "").replacing(number, with: "") }
        guard rest(of: tag) == rest(of: other) else { return nil }
        // In place of attributes, and of what a `style` says.
        return zip(tag.matches(of: color), other.matches(of: color))
            .filter { $0.0.3 != $0.1.3 }
            .map { "\($0.0.1):\($0.0.3)!important" }
            .joined(separator: ";")
    }

    private static func adding(class name: String, to tag: String) -> String {
        if tag.contains(" class=\"") { return tag.replacing(" class=\"", with: " class=\"\(name) ") }
        let end = tag.firstIndex { $0 == " " || $0 == "/" || $0 == ">" } ?? tag.endIndex
        return tag[..<end] + " class=\"\(name)\"" + tag[end...]
    }
}
