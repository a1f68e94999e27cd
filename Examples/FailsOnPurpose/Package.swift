// swift-tools-version: 6.1
import PackageDescription

/// A package taken by path is known by its folder's name, which is whatever this repository was cloned into. A package
/// taken by URL is `collage`, and an app of your own says so.
let collage = String(Context.packageDirectory.split(separator: "/").dropLast(2).last!)

let package = Package(
    name: "FailsOnPurpose",
    dependencies: [
        .package(path: "../..")
    ],
    targets: [
        .testTarget(
            name: "FailsOnPurposeTests",
            dependencies: [
                .product(name: "CollageTesting", package: collage), .product(name: "SnapshotTesting", package: collage),
            ],
            exclude: ["__Snapshots__"])
    ],
    swiftLanguageModes: [.v6]
)
