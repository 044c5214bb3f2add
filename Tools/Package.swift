// swift-tools-version: 6.2
import PackageDescription

/// The command `flow`, what draws and the comparison with Chromium. A package of its own, so that no
/// user of the libraries needs Cairo or a parser of arguments. On a Mac, it builds with `FLOW_LISTS_PORTABLEUI=1`, as
/// `Scripts/install` does: else the libraries' package does not list there what draws.
let package = Package(
    name: "FlowTools",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "PortableUIRendering", targets: ["PortableUIRendering"])
    ],
    dependencies: [
        .package(name: "FlowLayout", path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.7.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CPangoCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libpango1.0-dev", "libcairo2-dev"]), .brew(["pango", "cairo"])]),
        .systemLibrary(
            name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0",
            providers: [.apt(["libgdk-pixbuf-2.0-dev"]), .brew(["gdk-pixbuf"])]),
        .target(
            name: "PortableUIRendering",
            dependencies: [
                "CGdkPixbuf", "CPangoCairo", .product(name: "PortableUIDrawing", package: "FlowLayout"),
            ]),
        .executableTarget(
            name: "flow",
            dependencies: [
                "PortableUIRendering",
                .product(name: "FlowEngine", package: "FlowLayout"),
                .product(name: "PortableUI", package: "FlowLayout"),
                .product(name: "PortableUIDrawing", package: "FlowLayout"),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "PortableUIRenderingTests",
            dependencies: [
                "CGdkPixbuf", "CPangoCairo", "PortableUIRendering",
                .product(name: "Expectations", package: "FlowLayout"),
                .product(name: "TestSupport", package: "FlowLayout"),
                .product(name: "PortableUITesting", package: "FlowLayout"),
            ]),
    ]
)

// These show flows in PortableUI, so they need a platform on which the library uses it.
#if os(Linux)
    package.dependencies += [.package(name: "FlowExamples", path: "../Examples")]
    package.targets += [
        .executableTarget(
            name: "draw-gallery",
            dependencies: [
                "PortableUIRendering", .product(name: "Gallery", package: "FlowExamples"),
                .product(name: "PortableUITesting", package: "FlowLayout"),
            ]),
        .executableTarget(
            name: "conformance",
            dependencies: [
                .product(name: "FlowEngine", package: "FlowLayout"),
                .product(name: "FlowLayouts", package: "FlowLayout"),
                .product(name: "PortableUITesting", package: "FlowLayout"),
                .product(name: "TestSupport", package: "FlowLayout"),
            ],
            resources: [.embedInCode("oracle.js"), .embedInCode("breaks.js")]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "draw-gallery", "PortableUIRendering", .product(name: "Expectations", package: "FlowLayout"),
                .product(name: "Gallery", package: "FlowExamples"),
                .product(name: "PortableUITesting", package: "FlowLayout"),
            ]),
        .testTarget(
            name: "FlowCommandTests",
            dependencies: [
                "flow", "PortableUIRendering", .product(name: "Expectations", package: "FlowLayout"),
                .product(name: "TestSupport", package: "FlowLayout"),
                .product(name: "FlowEngine", package: "FlowLayout"),
                .product(name: "FlowLayouts", package: "FlowLayout"),
                .product(name: "PortableUI", package: "FlowLayout"),
                .product(name: "PortableUITesting", package: "FlowLayout"),
                .product(name: "SystemPackage", package: "swift-system"),
            ]),
        .testTarget(
            name: "ConformanceTests",
            dependencies: [
                "conformance", "CPangoCairo", .product(name: "TestSupport", package: "FlowLayout"),
                .product(name: "FlowEngine", package: "FlowLayout"),
            ],
            resources: [.copy("Fixtures")]),
    ]
#endif
