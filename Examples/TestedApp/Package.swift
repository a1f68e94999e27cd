// swift-tools-version: 6.1
import PackageDescription

/// The name of the Collage package. SwiftPM identifies a package at a path by the name of its folder, which depends on
/// the clone. For a package at a URL, use `collage` in your own app.
let collage = String(Context.packageDirectory.split(separator: "/").dropLast(2).last!)

/// On Apple's platforms `import UIKit` means the system's; elsewhere Collage's, whose module takes that name here.
let uiKit = Target.Dependency.product(
    name: "UIKit", package: collage, moduleAliases: ["UIKit": "CollageUIKit"],
    condition: .when(platforms: [.linux]))

/// Draws the app and shows it in browsers.
let host = Target.Dependency.product(name: "AppHosting", package: collage, condition: .when(platforms: [.linux]))

let package = Package(
    name: "TestedApp",
    platforms: [.iOS(.v17)],
    dependencies: [
        .package(path: "../..")
    ],
    targets: [
        .executableTarget(name: "TestedApp", dependencies: [uiKit, host]),
        // As in Xcode's template.
        .testTarget(name: "TestedAppTests", dependencies: ["TestedApp", uiKit]),
        // Tests of features that only Collage has.
        .testTarget(
            name: "TestedAppPictures",
            dependencies: ["TestedApp", .product(name: "CollageTesting", package: collage)],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
