// swift-tools-version: 6.1
import PackageDescription

/// A package taken by path is known by its folder's name, which is whatever this repository was cloned into. A package
/// taken by URL is `collage`, and an app of your own says so.
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
        // As Xcode's template has it.
        .testTarget(name: "TestedAppTests", dependencies: ["TestedApp", uiKit]),
        // What only Collage can do.
        .testTarget(
            name: "TestedAppPictures",
            dependencies: ["TestedApp", .product(name: "CollageTesting", package: collage)],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
