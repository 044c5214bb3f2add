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
            name: "Gallery",
            dependencies: [
                .product(name: "FlowEngine", package: "FlowLayout"),
                .product(name: "FlowLayouts", package: "FlowLayout"),
                .product(name: "LazyFlowLayouts", package: "FlowLayout"),
                .product(name: "FlowLayoutsMigration", package: "FlowLayout"),
            ]),
        .executableTarget(name: "FlowExamples", dependencies: ["Gallery"]),
    ]
)

// On a Mac, the package lists no PortableUI. Elsewhere, SwiftPM builds the screens again only after a change of what is
// named.
#if !os(macOS)
    for target in package.targets where target.name == "Gallery" {
        target.dependencies += [
            .product(
                name: "PortableUI", package: "FlowLayout",
                condition: .when(platforms: [.linux, .windows, .android, .wasi, .openbsd]))
        ]
    }
#endif
