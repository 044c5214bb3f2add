// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let withoutSwiftUI: [Platform] = [.linux, .windows, .android, .wasi, .openbsd]

// SwiftPM builds a target again only after a change of those that it names, so each names all that it uses.
/// What a target uses of SwiftUI.
let swiftUI = Target.Dependency.target(name: "PortableUI", condition: .when(platforms: withoutSwiftUI))

/// The libraries that an app or a test uses. They depend on nothing. `Tools` has the command and what draws.
let package = Package(
    name: "FlowLayout",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "FlowLayouts", targets: ["FlowLayouts"]),
        .library(name: "LazyFlowLayouts", targets: ["LazyFlowLayouts"]),
        .library(name: "FlowLayoutsMigration", targets: ["FlowLayoutsMigration"]),
        .library(name: "FlowEngine", targets: ["FlowEngine", "FlowEditing", "FlowWords"]),
    ],
    targets: [
        // On Linux, rounding is in a library of its own, which only Foundation would bring.
        .target(
            name: "FlowEngine",
            linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]),
        .target(name: "FlowEditing", dependencies: ["FlowEngine"]),
        .target(name: "FlowWords", dependencies: ["FlowEngine"]),
        .target(name: "FlowLayouts", dependencies: ["FlowEngine", "FlowWords", swiftUI]),
        .target(
            name: "LazyFlowLayouts", dependencies: ["FlowEngine", "FlowEditing", "FlowLayouts", swiftUI]),
        .target(
            name: "FlowLayoutsMigration",
            dependencies: ["FlowEngine", "FlowEditing", "FlowLayouts", "LazyFlowLayouts", swiftUI]),
        .target(name: "PortableUIDrawing", path: "PortableUI/Sources/PortableUIDrawing"),
        // In Swift 6 mode, a closure that is formed on the main actor, and handed to a module that knows nothing of isolation,
        // asks at run time whether it is there. SwiftUI is such a module, so this is one. `Scripts/check-apple` compiles it in
        // Swift 6 mode.
        .target(
            name: "PortableUI", dependencies: ["PortableUIDrawing"], path: "PortableUI/Sources/PortableUI",
            swiftSettings: [
                .swiftLanguageMode(.v5), .enableUpcomingFeature("ImplicitOpenExistentials"),
                .enableUpcomingFeature("InferSendableFromCaptures"),
            ]),
        .target(
            name: "PortableUITesting", dependencies: ["PortableUI", "PortableUIDrawing"],
            path: "PortableUI/Sources/PortableUITesting"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .target(name: "Expectations", path: "Tests/Expectations"),
        .target(
            name: "NaiveFlows", dependencies: ["FlowEngine", "FlowEditing", "TestSupport"],
            path: "Tests/NaiveFlows"),
        .testTarget(
            name: "FlowEngineTests",
            dependencies: ["FlowEngine", "FlowEditing", "NaiveFlows", "TestSupport", "Expectations"]),
        .testTarget(name: "FlowWordsTests", dependencies: ["FlowEngine", "FlowWords", "Expectations"]),
        .testTarget(
            name: "CrossPlatformTests",
            dependencies: [
                "FlowEngine", "FlowEditing", "FlowLayouts", "LazyFlowLayouts", swiftUI,
                .target(name: "PortableUITesting", condition: .when(platforms: withoutSwiftUI)),
            ]),
    ]
)

// Xcode would offer these to an app on a Mac, which has SwiftUI. There, only `Tools` uses them, and says so: the command
// `flow` draws with them, and its tests share what those of the libraries use.
#if os(macOS)
    let listsPortableUI = Context.environment["FLOW_LISTS_PORTABLEUI"] != nil
#else
    let listsPortableUI = true
#endif
if listsPortableUI {
    package.products += [
        .library(name: "PortableUI", targets: ["PortableUI"]),
        .library(name: "PortableUIDrawing", targets: ["PortableUIDrawing"]),
        .library(name: "PortableUITesting", targets: ["PortableUITesting"]),
        .library(name: "TestSupport", targets: ["TestSupport"]),
        .library(name: "Expectations", targets: ["Expectations"]),
    ]
}

// SwiftUI's own `#Preview` serves a Mac, where Xcode would ask its user to trust another macro.
#if !os(macOS)
    package.targets += [.macro(name: "PortableUIMacros", path: "PortableUI/Sources/PortableUIMacros")]
    for target in package.targets where target.name == "PortableUI" {
        target.dependencies += ["PortableUIMacros"]
        target.swiftSettings?.append(.define("MACROS"))
    }
#endif

// These tests ask PortableUI what a flow does, so they need a platform on which the library uses it.
#if os(Linux)
    package.targets += [
        .testTarget(
            name: "PortableUITests",
            dependencies: ["PortableUI", "PortableUIDrawing", "PortableUITesting", "Expectations"],
            path: "PortableUI/Tests/PortableUITests"),
        .testTarget(
            name: "FlowLayoutsTests",
            dependencies: [
                "FlowEngine", "FlowEditing", "FlowLayouts", "LazyFlowLayouts", "FlowLayoutsMigration",
                "PortableUI", "PortableUITesting", "NaiveFlows", "TestSupport", "Expectations",
            ]),
        .testTarget(
            name: "SecondOpinionTests",
            dependencies: [
                "FlowEngine", "FlowLayouts", "LazyFlowLayouts", "PortableUI", "PortableUITesting",
                "TestSupport",
            ],
            exclude: ["Answers", "Differences.txt"]),
        .testTarget(
            name: "DocumentationTests",
            dependencies: [
                "FlowEngine", "FlowEditing", "FlowWords", "FlowLayouts", "LazyFlowLayouts",
                "FlowLayoutsMigration", "PortableUI", "PortableUITesting",
            ],
            plugins: ["DocumentationPlugin"]),
        .plugin(
            name: "DocumentationPlugin", capability: .buildTool(), path: "Tests/DocumentationPlugin"),
    ]
#endif

// `Scripts/build` optimizes what is tested, which makes the tests a quarter faster, and nothing else. For that it passes
// `-Onone` after all flags of packages, so only the frontend can know better. Notes of debug builds are tested, too. SwiftPM
// accepts such flags from no package that another one depends on, so they are there only if somebody asks for them.
if Context.environment["FLOW_OPTIMIZES_TESTED_CODE"] != nil {
    for target in package.targets where target.type == .regular {
        let flags = ["-Xfrontend", "-O", "-D", "DEBUG"]
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags)]
    }
}
