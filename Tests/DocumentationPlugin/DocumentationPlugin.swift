import PackagePlugin

/// Before a build, writes the code of the documentation where DocumentationTests have it compiled.
@main
struct DocumentationPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) -> [Command] {
        let folder = context.pluginWorkDirectoryURL
        return [
            .prebuildCommand(
                displayName: "Code of the documentation",
                executable: context.package.directoryURL.appending(path: "Scripts/documentation-code"),
                arguments: [folder.path], outputFilesDirectory: folder)
        ]
    }
}
