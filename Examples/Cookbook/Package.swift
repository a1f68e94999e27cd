// swift-tools-version: 6.1
import PackageDescription

/// The name of the Collage package. SwiftPM identifies a package at a path by the name of its folder, which depends on
/// the clone. For a package at a URL, use `collage` in your own app.
let collage = String(Context.packageDirectory.split(separator: "/").dropLast(2).last!)

// SwiftPM hangs if two packages in a build have the same name.
precondition(collage.lowercased() != "cookbook", "Please call the folder of the clone anything but Cookbook.")

/// On Apple's platforms, `import UIKit` imports the system's module. Elsewhere, it imports Collage's module through
/// this alias.
let uiKit = Target.Dependency.product(
    name: "UIKit", package: collage, moduleAliases: ["UIKit": "CollageUIKit"],
    condition: .when(platforms: [.linux]))

/// The corresponding dependency for SwiftUI.
let swiftUI = Target.Dependency.product(
    name: "SwiftUI", package: collage, moduleAliases: ["SwiftUI": "CollageSwiftUI"],
    condition: .when(platforms: [.linux]))

/// The section systems, which use Apple's UIKit or Collage's.
let sections = Target.Dependency.product(name: "Collage", package: collage)

/// Draws the app and shows it in browsers.
let host = Target.Dependency.product(name: "AppHosting", package: collage, condition: .when(platforms: [.linux]))

let package = Package(
    name: "Cookbook",
    platforms: [.iOS(.v17)],
    dependencies: [
        .package(path: "../..")
    ],
    targets: [
        .executableTarget(name: "Cookbook", dependencies: [uiKit, swiftUI, sections, host]),
        .testTarget(
            name: "CookbookTests",
            dependencies: ["Cookbook", uiKit, swiftUI, .product(name: "CollageTesting", package: collage)],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
