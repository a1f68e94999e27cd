// swift-tools-version: 6.1
import PackageDescription

/// The name of the Collage package. SwiftPM identifies a package at a path by the name of its folder, which depends on
/// the clone. For a package at a URL, use `collage` in your own app.
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
