// swift-tools-version: 6.2
import PackageDescription

/// What `Scripts/bench` and `Scripts/bench-peers` measure with. It is a package of its own, so that no user of
/// the library resolves what it needs.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "FlowLayout", path: "..")],
    targets: [
        // C, which Scripts/bench compiles with gcc -O3.
        .systemLibrary(name: "PlainLoop"),
        .executableTarget(
            name: "bench",
            dependencies: [
                "PlainLoop", "Reporting", .product(name: "FlowEngine", package: "FlowLayout"),
                .product(name: "FlowLayouts", package: "FlowLayout"),
                .product(name: "PortableUITesting", package: "FlowLayout"),
            ]),
        .executableTarget(
            name: "peers-ours", dependencies: [.product(name: "FlowEngine", package: "FlowLayout")]),
        .executableTarget(name: "peers-report", dependencies: ["Reporting"]),
        // Two apps that differ in what they show, for Scripts/bench-size.
        .executableTarget(
            name: "app-with-stack",
            dependencies: [.product(name: "PortableUITesting", package: "FlowLayout")]),
        .executableTarget(
            name: "app-with-flow",
            dependencies: [
                .product(name: "FlowLayouts", package: "FlowLayout"),
                .product(name: "PortableUITesting", package: "FlowLayout"),
            ]),
        // Tables and verdicts.
        .target(name: "Reporting"),
    ]
)
