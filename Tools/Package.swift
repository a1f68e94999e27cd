// swift-tools-version: 6.1
import PackageDescription

/// What opens apps as they are on Linux. It is a package of its own, so that whoever takes Collage as a library doesn't
/// build swift-syntax.
let package = Package(
    name: "CollageTools",
    products: [
        .library(name: "SourceRewriting", targets: ["SourceRewriting"]),
        .executable(name: "source-rewriter", targets: ["source-rewriter"]),
        .executable(name: "collage", targets: ["collage"]),
        .plugin(name: "RewriteSources", targets: ["RewriteSources"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // The language: what Objective-C's runtime gives to Swift, as sources that compile without it.
        .target(
            name: "SourceRewriting",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
            ]),
        .executableTarget(
            name: "source-rewriter",
            dependencies: ["SourceRewriting", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .executableTarget(
            name: "rewrite-benchmarks",
            dependencies: ["SourceRewriting", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .plugin(name: "RewriteSources", capability: .buildTool(), dependencies: ["source-rewriter"]),

        // Projects: what an app is made of, and a package that builds it.
        .target(name: "XcodeProjects"),
        .target(name: "AppBuilding", dependencies: ["XcodeProjects", "SourceRewriting"]),
        .executableTarget(
            name: "collage",
            dependencies: ["AppBuilding", .product(name: "ArgumentParser", package: "swift-argument-parser")]),

        // Mutation testing: whether tests notice small mistakes in the engines and in UIKit.
        .target(
            name: "MutationTesting",
            dependencies: [
                .product(name: "SwiftSyntax", package: "swift-syntax"),
                .product(name: "SwiftParser", package: "swift-syntax"),
                .product(name: "SwiftOperators", package: "swift-syntax"),
            ]),
        .executableTarget(
            name: "mutants",
            dependencies: ["MutationTesting", .product(name: "ArgumentParser", package: "swift-argument-parser")]),

        // Tests mirror the sources.
        .testTarget(
            name: "SourceRewritingTests", dependencies: ["SourceRewriting"], resources: [.copy("Constructs")]),
        .testTarget(name: "MutationTestingTests", dependencies: ["MutationTesting"]),
        .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects"]),
        .testTarget(name: "AppBuildingTests", dependencies: ["AppBuilding"]),
    ],
    swiftLanguageModes: [.v6]
)
