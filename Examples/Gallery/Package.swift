// swift-tools-version: 6.1
import PackageDescription

/// The name of the Collage package. SwiftPM identifies a package at a path by the name of its folder, which depends on
/// the clone. A package at a URL is `collage`.
let collage = String(Context.packageDirectory.split(separator: "/").dropLast(2).last!)

// SwiftPM hangs if two packages in a build have the same name.
precondition(collage.lowercased() != "gallery", "Please call the folder of the clone anything but Gallery.")

/// On Apple's platforms `import UIKit` means the system's; elsewhere Collage's, whose module takes that name here.
let uiKit = Target.Dependency.product(
    name: "UIKit", package: collage, moduleAliases: ["UIKit": "CollageUIKit"],
    condition: .when(platforms: [.linux]))

/// The same for SwiftUI.
let swiftUI = Target.Dependency.product(
    name: "SwiftUI", package: collage, moduleAliases: ["SwiftUI": "CollageSwiftUI"],
    condition: .when(platforms: [.linux]))

/// The section APIs, which use Apple's UIKit or Collage's.
let sections = Target.Dependency.product(name: "Collage", package: collage)

/// Draws the app and shows it in browsers.
let host = Target.Dependency.product(name: "AppHosting", package: collage, condition: .when(platforms: [.linux]))

let package = Package(
    name: "Gallery",
    platforms: [.iOS(.v17)],
    dependencies: [
        .package(path: "../..")
    ],
    targets: [
        .executableTarget(
            name: "Gallery", dependencies: [uiKit, swiftUI, sections, host],
            resources: [.copy("Resources/Content"), .copy("Resources/Frameworks.storyboard")]),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "Gallery", uiKit, swiftUI, sections, .product(name: "CollageTesting", package: collage),
            ],
            exclude: ["Screens/__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
