import FlowEngine
import FlowWords
import Foundation

/// A word or a picture to show, and how its chip differs from the others.
struct RenderItem {
    static let keys = ["text", "weight"] + FlowItemTraits.keys.map(\.name)

    var text: String
    /// How important it is beside others, if it says so.
    var weight: Double?
    /// How many times as large as others it is.
    var scale = 1.0
    var traits = FlowItemTraits()
    /// How large the picture is of which `text` is the file; `nil` for a word.
    var picture: PictureSize?

    /// What people hear of it: the word, or the file of its picture without the folders.
    var name: String { picture == nil ? text : URL(fileURLWithPath: text).lastPathComponent }

    /// How names of pictures end: of those that are drawn, and of others, which are no words either.
    private static let pictureEndings = [
        ".png", ".jpg", ".jpeg", ".avif", ".bmp", ".gif", ".heic", ".heif", ".svg", ".tif", ".tiff", ".webp",
    ]

    /// The item with its picture, if it is a file of one by its name.
    func withPicture() throws -> RenderItem {
        guard Self.pictureEndings.contains(where: text.lowercased().hasSuffix) else { return self }
        var item = self
        item.picture = try Input(path: text).pictureSize()
        return item
    }
}

extension RenderItem {
    /// A word without the white space around it; `nil` if nothing is left.
    init?(word: String) {
        let text = word.withoutControlSequences.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return nil }
        self.text = text
    }

    /// A string, or an object with a `text`.
    init(_ json: JSON, axis: FlowAxis) throws(JSONError) {
        switch json.content {
        case .string(let text): self.text = text.withoutControlSequences
        case .object:
            let object = try JSONObject(json, keys: Self.keys)
            text = try object.required("text").string().withoutControlSequences
            weight = try object["weight"]?.nonNegative()
            traits = try FlowItemTraits(object, axis: axis)
        default:
            throw JSONError(expected: "a string, or an object with the key \"text\"", at: json)
        }
    }

    /// The elements of an array, or of an object whose `items` is one.
    static func items(_ json: JSON, axis: FlowAxis) throws(JSONError) -> [RenderItem] {
        var list = json
        if case .object = json.content {
            list = try JSONObject(json, keys: ["items"]).required("items")
        }
        return try list.array().map { item throws(JSONError) in try RenderItem(item, axis: axis) }
    }
}

extension [RenderItem] {
    /// Makes words larger in proportion to how far their weights are above the least: at most so many times as large.
    mutating func scale(to largest: Double) {
        let weights = compactMap(\.weight)
        guard let least = weights.min(), let most = weights.max(), least < most else { return }
        for index in indices {
            let share = ((self[index].weight ?? least) - least) / (most - least)
            self[index].scale = 1 + share * (largest - 1)
        }
    }

    /// Gives words without a direction that of their text. A forced break begins a paragraph.
    mutating func setDirections(in base: FlowDirection) {
        let directions = FlowDirection.directions(
            ofWords: map { $0.traits.direction?.mark ?? $0.text }, in: base
        ) { self[$0].traits.breaksBefore || self[$0 - 1].traits.breaksAfter }
        for (index, direction) in directions.enumerated() {
            self[index].traits.direction = direction
        }
    }
}

extension String {
    /// The text without what sets a terminal's colors and the like, as in the output of `ls --color=always`.
    fileprivate var withoutControlSequences: String {
        guard unicodeScalars.contains(where: { $0 == "\u{1B}" || $0 == "\u{9B}" }) else { return self }
        return replacing(
            #/(\x1B\[|\x{9B})[0-?]*[ -\/]*[@-~]|\x1B([\]PX^_][^\x07\x1B]*(\x07|\x1B\\)?|[ -\/]*[0-~])/#
                .matchingSemantics(.unicodeScalar), with: "")
    }
}
