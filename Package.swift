// swift-tools-version: 6.2
import PackageDescription

/// The two libraries that an app uses. They depend on nothing.
let package = Package(
    name: "FlowLayout",
    platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
    products: [
        .library(name: "FlowLayout", targets: ["FlowLayout"]),
        .library(name: "FlowEngine", targets: ["FlowEngine"]),
    ],
    targets: [
        .target(name: "FlowEngine"),
        .target(
            name: "FlowLayout",
            dependencies: [
                "FlowEngine",
                .target(
                    name: "PortableUI",
                    condition: .when(platforms: [.linux, .windows, .android, .wasi, .openbsd])),
            ]),
        .target(name: "PortableUI"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .testTarget(name: "FlowEngineTests", dependencies: ["FlowEngine", "TestSupport"]),
        .testTarget(name: "PortableUITests", dependencies: ["PortableUI"]),
        .testTarget(name: "CrossPlatformTests", dependencies: ["FlowLayout"]),
    ]
)

// What draws needs system libraries. Tests of FlowLayout ask PortableUI, so they need a platform on which
// FlowLayout uses it.
#if os(Linux)
    package.products += [
        .library(name: "PortableUI", targets: ["PortableUI"]),
        .library(name: "PortableUIRendering", targets: ["PortableUIRendering"]),
    ]
    package.dependencies += [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
    ]
    package.targets += [
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev", "libcairo2-dev"])]),
        .target(name: "PortableUIRendering", dependencies: ["PortableUI", "CPangoCairo"]),
        .target(name: "Gallery", dependencies: ["FlowLayout"]),
        .executableTarget(name: "draw-gallery", dependencies: ["Gallery", "PortableUIRendering"]),
        .executableTarget(
            name: "flow",
            dependencies: [
                "FlowLayout", "PortableUIRendering",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "conformance", dependencies: ["FlowEngine", "TestSupport"],
            resources: [.embedInCode("oracle.js")]),
        .testTarget(name: "FlowLayoutTests", dependencies: ["FlowLayout", "TestSupport"]),
        .testTarget(name: "PortableUIRenderingTests", dependencies: ["PortableUIRendering"]),
        .testTarget(name: "GalleryTests", dependencies: ["FlowLayout", "Gallery", "PortableUI"]),
        .testTarget(name: "FlowCommandTests", dependencies: ["flow", "TestSupport"]),
        .testTarget(
            name: "ConformanceTests", dependencies: ["conformance"], resources: [.copy("Fixtures")]),
        .testTarget(name: "DocumentationTests", dependencies: ["FlowLayout"]),
    ]
#endif
