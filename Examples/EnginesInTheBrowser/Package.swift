// swift-tools-version: 6.1
import PackageDescription

/// Embedded Swift has no runtime except for the code that a module includes, so a page loads less than a megabyte.
let embedded: [SwiftSetting] = [.enableExperimentalFeature("Embedded")]

/// The engines, in a separate package, because other targets don't build for WebAssembly.
func engine(_ name: String, on dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, path: "Engines/\(name)", swiftSettings: embedded)
}

let package = Package(
    name: "EnginesInTheBrowser",
    targets: [
        engine("LayoutGeometry"),
        engine("CompositionalEngine", on: ["LayoutGeometry"]),
        engine("DiffEngine", on: ["LayoutGeometry"]),
        engine("ConstraintEngine", on: ["LayoutGeometry"]),
        engine("ViewLayoutEngine", on: ["LayoutGeometry"]),
        .target(name: "Runtime"),
        .executableTarget(
            name: "Browser",
            // The page doesn't use the last two engines, but the tests do.
            dependencies: ["CompositionalEngine", "DiffEngine", "Runtime", "ConstraintEngine", "ViewLayoutEngine"],
            swiftSettings: embedded),
    ],
    swiftLanguageModes: [.v6]
)
