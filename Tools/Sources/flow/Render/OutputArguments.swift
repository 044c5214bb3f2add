import ArgumentParser
import Foundation
import SystemPackage

/// Where the picture goes, and what decides how it is drawn besides the flow.
struct OutputArguments: ParsableArguments {
    static let (usualFontSize, usualWeightScale) = (16.0, 3.0)

    @Option(
        name: [.customShort("o", allowingJoined: true), .customLong("output")],
        help: ArgumentHelp("The file to write; - is standard output, the default.", valueName: "file"),
        completion: .file())
    var path: String?

    @Option(
        name: .customLong("format"),
        help: ArgumentHelp(
            "What to write; by default what the file's name ends in, and txt on standard output and devices.",
            valueName: "format"))
    var chosenFormat: PictureFormat?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The size of the letters in a picture; default \(Int(OutputArguments.usualFontSize)).",
            valueName: "length"),
        transform: NumberArgument.fontSize)
    var fontSize: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            """
            How many times as large words of the largest weight in JSON are as those of the least; default \
            \(Int(OutputArguments.usualWeightScale)). Text has letters of one size.
            """, valueName: "factor"), transform: NumberArgument.enlargement)
    var weightScale: Double?

    @Option(help: ArgumentHelp("The colors of a picture; default light. Text has none.", valueName: "name"))
    var palette: Palette?

    @Option(
        help: ArgumentHelp(
            """
            A color that chips may have in a picture; repeat it for more; default all. Neighbors differ if \
            possible.
            """, valueName: "name"))
    var tint: [TintName] = []

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Pixels per point in a PNG; default 1.", valueName: "factor"),
        transform: NumberArgument.positive)
    var scale: Double?

    @Flag(help: "Leave the background of a picture transparent.")
    var transparent = false

    var output: Output { Output(path: path) }

    var format: PictureFormat {
        if let chosenFormat { return chosenFormat }
        guard case .file(let file) = output else { return .txt }
        return PictureFormat(path: file.path) ?? .txt
    }

    func validate() throws {
        if case .file(let file) = output, chosenFormat == nil, PictureFormat(path: file.path) == nil,
            !file.isDevice
        {
            guard !file.isFolder else {
                throw ValidationError("--output: expected a file, found the folder '\(file.path)'")
            }
            throw ValidationError(
                """
                --output: expected a name that ends in one of \(PictureFormat.endings), or --format, \
                found '\(file.path)'
                """)
        }
        if format.isBinary, output.isTerminal {
            throw ValidationError(
                "--format \(format): a terminal cannot show it; name a file with --output, or redirect the output"
            )
        }
        try check(fontSize != nil, "--font-size", appliesTo: [.png, .svg, .pdf, .json])
        try check(weightScale != nil, "--weight-scale", appliesTo: [.png, .svg, .pdf, .json])
        try check(transparent, "--transparent", appliesTo: [.png, .svg, .pdf])
        try check(scale != nil, "--scale", appliesTo: [.png])
    }

    /// Refuses an option that means nothing in the format.
    func check(_ isGiven: Bool, _ name: String, appliesTo formats: [PictureFormat]) throws {
        guard isGiven, !formats.contains(format) else { return }
        let names = formats.map(\.rawValue).formatted(.list(type: .or).locale(.init(identifier: "en_US")))
        throw ValidationError("\(name): expected \(names) as the output, found \(format)")
    }
}
