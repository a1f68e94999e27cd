// swift-tools-version: 6.1
import PackageDescription

/// A package taken by path is known by its folder's name, which is whatever this repository was cloned into.
let collage = String(Context.packageDirectory.split(separator: "/").dropLast(1).last!)

let package = Package(
    name: "CollageBenchmarks",
    dependencies: [
        .package(path: ".."),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        // The same sources are a target of the package outside, whose name no other may have.
        .target(
            name: "BenchmarkRows",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            path: "Sources/BenchmarkSupport"),
        .executableTarget(
            name: "layout-benchmarks",
            dependencies: [
                "BenchmarkRows",
                .product(name: "CollageTesting", package: collage),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/LayoutBenchmarks"),
        .executableTarget(
            name: "picture-benchmarks",
            dependencies: [
                "BenchmarkRows",
                .product(name: "CollageTesting", package: collage),
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/PictureBenchmarks"),
    ],
    swiftLanguageModes: [.v6]
)
