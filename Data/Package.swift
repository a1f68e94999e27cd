// swift-tools-version: 6.1
import PackageDescription

/// Core Data and SwiftData for apps that Collage runs. It's separate from Collage, so that Collage's build doesn't compile
/// GRDB.
let package = Package(
    name: "CollageData",
    products: [],
    dependencies: [
        .package(name: "Collage", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // Objects in SQLite: entities, queries, saves, and migrations, as values.
        .target(
            name: "ObjectStore",
            dependencies: [
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "PortablePredicates", package: "Collage"),
            ]),
        // Core Data, without what needs UIKit and SwiftUI.
        .target(
            name: "PortableCoreData",
            dependencies: ["ObjectStore", .product(name: "PortablePredicates", package: "Collage")]),

        .testTarget(name: "PortableCoreDataTests", dependencies: ["PortableCoreData"]),
        .testTarget(
            name: "ObjectStoreTests", dependencies: ["ObjectStore", .product(name: "GRDB", package: "GRDB.swift")]),
    ],
    swiftLanguageModes: [.v6]
)
