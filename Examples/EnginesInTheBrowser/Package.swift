// swift-tools-version: 6.1
import PackageDescription

/// Embedded Swift has no runtime beside what a module brings along, so that a page loads less than a megabyte.
let embedded: [SwiftSetting] = [.enableExperimentalFeature("Embedded")]

/// The engines as they are, in a package of their own: the others build for WebAssembly neither need nor can.
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
            // The page has no use for the last two; the tests walk through them.
            dependencies: ["CompositionalEngine", "DiffEngine", "Runtime", "ConstraintEngine", "ViewLayoutEngine"],
            swiftSettings: embedded),
    ],
    swiftLanguageModes: [.v6]
)
