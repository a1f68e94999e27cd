"""The engines and their tests as a separate package without UIKit, which is built in one or two minutes."""

ENGINES = ["LayoutGeometry", "CompositionalEngine", "DiffEngine", "ConstraintEngine", "ViewLayoutEngine"]

ENGINES_MANIFEST = """
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "collage",
    targets: [
        .target(name: "LayoutGeometry", path: "Sources/Engines/LayoutGeometry"),
        .target(name: "CompositionalEngine", dependencies: ["LayoutGeometry"], path: "Sources/Engines/CompositionalEngine"),
        .target(name: "DiffEngine", dependencies: ["LayoutGeometry"], path: "Sources/Engines/DiffEngine"),
        .target(name: "ConstraintEngine", dependencies: ["LayoutGeometry"], path: "Sources/Engines/ConstraintEngine"),
        .target(name: "ViewLayoutEngine", dependencies: ["LayoutGeometry"], path: "Sources/Engines/ViewLayoutEngine"),
        .target(name: "RandomNumbers", path: "Sources/Testing/RandomNumbers"),
        .target(name: "LayoutCases", path: "Sources/Testing/LayoutCases"),
        .testTarget(name: "LayoutGeometryTests", dependencies: ["LayoutGeometry"]),
        .testTarget(
            name: "CompositionalEngineTests", dependencies: ["CompositionalEngine", "LayoutCases", "RandomNumbers"]),
        .testTarget(name: "DiffEngineTests", dependencies: ["DiffEngine", "RandomNumbers"]),
        .testTarget(name: "ConstraintEngineTests", dependencies: ["ConstraintEngine", "RandomNumbers"]),
        .testTarget(name: "ViewLayoutEngineTests", dependencies: ["ViewLayoutEngine", "RandomNumbers"]),
    ],
    swiftLanguageModes: [.v6]
)
"""
