// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "Ledger",
    platforms: [.iOS(.v16)],
    products: [
        .library(name: "Ledger", targets: ["Ledger"])
    ],
    targets: [
        .target(name: "Ledger", resources: [.process("Resources")])
    ]
)
