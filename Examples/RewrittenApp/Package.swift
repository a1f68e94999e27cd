// swift-tools-version: 6.1
import PackageDescription

/// The name of the Collage package. SwiftPM identifies a package at a path by the name of its folder, which depends on
/// the clone. A package at a URL is `collage`.
let collage = String(Context.packageDirectory.split(separator: "/").dropLast(2).last!)

/// On Apple's platforms `import UIKit` means the system's; elsewhere Collage's, whose module takes that name here.
let uiKit = Target.Dependency.product(
    name: "UIKit", package: collage, moduleAliases: ["UIKit": "CollageUIKit"],
    condition: .when(platforms: [.linux]))

/// Draws the app and shows it in browsers.
let host = Target.Dependency.product(name: "AppHosting", package: collage, condition: .when(platforms: [.linux]))

let package = Package(
    name: "RewrittenApp",
    platforms: [.iOS(.v17)],
    dependencies: [
        .package(path: "../.."),
        .package(path: "../../Tools"),
    ],
    targets: [
        // The folder iOS contains the sources of an Xcode app, which are rewritten before they're compiled.
        .executableTarget(
            name: "RewrittenApp", dependencies: [uiKit, host], exclude: ["iOS"],
            plugins: [.plugin(name: "RewriteSources", package: "Tools")])
    ],
    swiftLanguageModes: [.v5]
)
