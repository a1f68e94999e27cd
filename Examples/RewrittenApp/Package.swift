// swift-tools-version: 6.1
import PackageDescription

/// A package taken by path is known by its folder's name, which is whatever this repository was cloned into. A package
/// taken by URL is `collage`.
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
        // The sources in the folder iOS are those of an app of Xcode's, and are rewritten before they are compiled.
        .executableTarget(
            name: "RewrittenApp", dependencies: [uiKit, host], exclude: ["iOS"],
            plugins: [.plugin(name: "RewriteSources", package: "Tools")])
    ],
    swiftLanguageModes: [.v5]
)
