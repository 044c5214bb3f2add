import ArgumentParser

/// Where the words come from, if not from the command line.
struct InputArguments: ParsableArguments {
    @Option(
        name: [.customShort("i", allowingJoined: true), .customLong("input")],
        help: ArgumentHelp("The file to read; - is standard input, the default.", valueName: "file"),
        completion: .file())
    var path: String?

    @Flag var format: RenderInput.Format?
}
