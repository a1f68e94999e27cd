// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Catalogue",
    platforms: [.iOS(.v16)],
    products: [.library(name: "Catalogue", targets: ["Catalogue"])],
    targets: [
        .target(name: "Catalogue"),
        .testTarget(name: "CatalogueTests", dependencies: ["Catalogue"]),
    ]
)
