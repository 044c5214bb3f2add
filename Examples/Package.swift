// swift-tools-version: 6.2
import PackageDescription

/// Screens that show what a flow can do, as an app. `swift run` opens it on a Mac; Flows.xcodeproj runs it on an
/// iPhone and an iPad, too.
let package = Package(
    name: "FlowExamples",
    platforms: [.iOS(.v16), .macOS(.v13)],
    products: [
        .library(name: "Gallery", targets: ["Gallery"]),
        .executable(name: "FlowExamples", targets: ["FlowExamples"]),
    ],
    dependencies: [
        .package(name: "FlowLayout", path: "..")
    ],
    targets: [
        .target(
            name: "Gallery", dependencies: [.product(name: "FlowLayoutsMigration", package: "FlowLayout")]),
        .executableTarget(name: "FlowExamples", dependencies: ["Gallery"]),
    ]
)
