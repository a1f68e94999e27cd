// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// Where Pango's headers are. Its own description of itself asks for `-pthread`, which SwiftPM refuses with a warning in
/// every build; ours asks for nothing but the headers. SwiftPM takes a name with a space for two.
let pango =
    Context.packageDirectory.contains(" ")
    ? "pangocairo" : Context.packageDirectory + "/Sources/BackEnds/CCairoPango/collage-pangocairo.pc"

/// Where the headers of what cuts and compresses fonts are, in the same way.
let fontPacking =
    Context.packageDirectory.contains(" ")
    ? "harfbuzz-subset" : Context.packageDirectory + "/Sources/BackEnds/CFontPacking/collage-fontpacking.pc"

/// The section APIs use the system's UIKit on Apple's platforms.
let portable: [Target.Dependency] = [
    .target(name: "PortableUIKit", condition: .when(platforms: [.linux]))
]

/// The modules for publishers and SwiftUI views use the system's Combine and SwiftUI on Apple's platforms.
#if canImport(Darwin)
let publishers: [Target.Dependency] = []
let views: [Target.Dependency] = []
#else
let publishers: [Target.Dependency] = ["PortableCombine"]
let views: [Target.Dependency] = ["PortableSwiftUI"]
#endif

let package = Package(
    name: "Collage",
    platforms: [.iOS(.v15)],
    products: [
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "PortablePredicates", targets: ["PortablePredicates"]),
        .library(name: "AppHosting", targets: ["AppHosting"]),
        .library(name: "CollectionCore", targets: ["CollectionCore"]),
        .library(name: "CollectionPublishers", targets: ["CollectionPublishers"]),
        .library(name: "CompositionalLayoutBuilder", targets: ["CompositionalLayoutBuilder"]),
        .library(name: "Composer", targets: ["Composer"]),
        .library(name: "CompositionalLayoutableSection", targets: ["CompositionalLayoutableSection"]),
        .library(name: "CompositionalList", targets: ["CompositionalList"]),
        .library(name: "Collage", targets: ["Collage"]),
        .library(name: "CollageTesting", targets: ["CollageTesting"]),
        .plugin(name: "CollageCommand", targets: ["CollagePlugin"]),
        .library(name: "SnapshotTesting", targets: ["SnapshotTesting"]),
        .executable(name: "layout-conformance", targets: ["Conformance"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    ],
    targets: [
        // Engines: the standard library only.
        .target(name: "LayoutGeometry", path: "Sources/Engines/LayoutGeometry"),
        .target(
            name: "CompositionalEngine", dependencies: ["LayoutGeometry"],
            path: "Sources/Engines/CompositionalEngine"),
        .target(name: "DiffEngine", dependencies: ["LayoutGeometry"], path: "Sources/Engines/DiffEngine"),
        .target(
            name: "ConstraintEngine", dependencies: ["LayoutGeometry"], path: "Sources/Engines/ConstraintEngine"),
        .target(
            name: "ViewLayoutEngine", dependencies: ["LayoutGeometry"], path: "Sources/Engines/ViewLayoutEngine"),

        // Seam: drawing commands as values, and what a host has to provide.
        .target(name: "DisplayList", dependencies: ["LayoutGeometry"], path: "Sources/Seam/DisplayList"),

        // Portable: UIKit, from its foundations up.
        // Assumptions about Swift's runtime, each with a test.
        .target(name: "RuntimeSupport", path: "Sources/Portable/RuntimeSupport"),
        // Predicates with formats, which the package in `Data` translates to SQL without the rest of UIKit.
        .target(name: "PortablePredicates", path: "Sources/Portable/PortablePredicates"),
        .target(
            name: "PortableQuartz",
            dependencies: ["RuntimeSupport", "LayoutGeometry", "DisplayList", "PortablePredicates"],
            path: "Sources/Portable/PortableQuartz"),
        .target(
            name: "PortableGraphics",
            dependencies: ["PortableQuartz", "RuntimeSupport", "LayoutGeometry", "CompositionalEngine", "DisplayList"],
            path: "Sources/Portable/PortableGraphics"),
        .target(
            name: "PortableUIKitCore",
            dependencies: [
                "PortableGraphics", "RuntimeSupport", "LayoutGeometry", "CompositionalEngine", "ConstraintEngine",
                "DisplayList", "CollageMacros",
            ],
            path: "Sources/Portable/PortableUIKitCore"),
        .target(
            name: "PortableControls",
            dependencies: ["PortableUIKitCore", "LayoutGeometry", "CompositionalEngine", "DisplayList"],
            path: "Sources/Portable/PortableControls"),
        .target(
            name: "PortableCollections",
            dependencies: [
                "PortableUIKitCore", "RuntimeSupport", "LayoutGeometry", "CompositionalEngine", "DiffEngine",
                "DisplayList",
            ],
            path: "Sources/Portable/PortableCollections"),
        .target(
            name: "PortableUIKit",
            dependencies: [
                "PortableControls", "PortableCollections", "LayoutGeometry", "CompositionalEngine", "DisplayList",
            ],
            path: "Sources/Portable/PortableUIKit"),

        // Previews: what `#Preview` makes, and where hosts find it.
        .target(
            name: "PortablePreviews", dependencies: ["PortableUIKit", "RuntimeSupport", "CollageMacros"],
            path: "Sources/Portable/PortablePreviews"),
        // Speaks the compiler's protocol itself, so that no build compiles swift-syntax.
        .macro(name: "CollageMacros", dependencies: ["MacroExpansion"], path: "Sources/Macros/CollageMacros"),
        // Separate from the macro: if a test depends on a macro, SwiftPM builds all tests a second time, for the host.
        .target(name: "MacroExpansion", path: "Sources/Macros/MacroExpansion"),

        // Back ends.
        .systemLibrary(
            name: "CCairoPango", path: "Sources/BackEnds/CCairoPango", pkgConfig: pango,
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev", "libturbojpeg0-dev", "libdeflate-dev"])]),
        .systemLibrary(
            name: "CFontPacking", path: "Sources/BackEnds/CFontPacking", pkgConfig: fontPacking,
            providers: [.apt(["libharfbuzz-dev", "libbrotli-dev"])]),
        .target(
            name: "CairoRenderer",
            dependencies: [
                "DisplayList", "LayoutGeometry", "CCairoPango", "CFontPacking",
            ],
            path: "Sources/BackEnds/CairoRenderer"),
        // Shows applications in browsers, over any server.
        .target(
            name: "BrowserHost", dependencies: ["DisplayList", "LayoutGeometry", "DiffEngine"],
            path: "Sources/BackEnds/BrowserHost",
            resources: [
                "index.html", "page.css", "grid.html", "grid.css", "icon.svg", "page.js", "animation.js", "build.js",
                "connection.js", "device.js", "devices.js", "diagnostics.js", "elements.js", "flashes.js", "grid.js",
                "inspector.js", "keys.js", "layers.js", "link.js", "looks.js", "outline.js", "outlines.js", "pinch.js",
                "pointers.js", "recorder.js", "text.js", "timeline.js", "toolbar.js", "touches.js",
            ].map { .embedInCode("Resources/\($0)") }),

        .target(
            name: "BrowserServer",
            dependencies: [
                "BrowserHost", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            path: "Sources/BackEnds/BrowserServer"),

        // Launcher and umbrellas.
        // Starts apps, in the host that the app's package brings along. Tests of an app build no host.
        .target(name: "AppLauncher", dependencies: ["PortableUIKit"], path: "Sources/Launcher/AppLauncher"),
        // The host: reads the command line, and draws apps or serves them to browsers.
        .target(
            name: "AppHosting",
            dependencies: [
                "AppLauncher", "PortableUIKit", "PortablePreviews", "RuntimeSupport", "CairoRenderer", "BrowserHost",
                "BrowserServer", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Launcher/AppHosting"),
        .target(
            name: "UIKit", dependencies: ["PortableUIKit", "PortablePreviews", "AppLauncher", "_Testing_UIKit"],
            path: "Sources/Umbrellas/UIKit"),
        // The compiler looks for it wherever Swift Testing and UIKit are imported side by side.
        .target(name: "_Testing_UIKit", path: "Sources/Umbrellas/_Testing_UIKit"),

        // Section APIs.
        .target(name: "CollectionCore", dependencies: portable, path: "Sources/Sections/CollectionCore"),
        .target(
            name: "CollectionPublishers", dependencies: ["CollectionCore"] + publishers,
            path: "Sources/Sections/CollectionPublishers"),
        .target(
            name: "CompositionalLayoutBuilder", dependencies: ["CollectionCore"],
            path: "Sources/Sections/CompositionalLayoutBuilder"),
        .target(name: "Composer", dependencies: ["CollectionCore"], path: "Sources/Sections/Composer"),
        .target(
            name: "CompositionalLayoutableSection", dependencies: ["CollectionCore"],
            path: "Sources/Sections/CompositionalLayoutableSection"),
        .target(
            name: "CompositionalList", dependencies: ["CollectionCore"] + views,
            path: "Sources/Sections/CompositionalList"),
        .target(
            name: "Collage",
            dependencies: [
                "Composer", "CompositionalLayoutBuilder", "CompositionalLayoutableSection", "CompositionalList",
            ],
            path: "Sources/Sections/Collage"),

        // Testing and tools.
        .target(name: "RandomNumbers", path: "Sources/Testing/RandomNumbers"),
        .target(
            name: "CollageTesting",
            dependencies: ["PortableUIKit", "PortablePreviews", "CairoRenderer", "RandomNumbers", "RuntimeSupport"],
            path: "Sources/Testing/CollageTesting"),
        // For tests that were written with the library of that name.
        .target(
            name: "SnapshotTesting", dependencies: ["CollageTesting", "CairoRenderer"],
            path: "Sources/Testing/SnapshotTesting"),
        .plugin(
            name: "CollagePlugin",
            capability: .command(
                intent: .custom(verb: "collage", description: "Compares the snapshots of tests, and records them."),
                permissions: [.writeToPackageDirectory(reason: "Snapshots and what differs lie beside the tests.")]),
            path: "Sources/Testing/CollagePlugin"),
        .target(name: "LayoutCases", path: "Sources/Testing/LayoutCases"),
        .executableTarget(
            name: "Conformance",
            dependencies: [
                "CollageTesting", "LayoutCases", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            path: "Sources/Testing/Conformance"),

        // Tests mirror the sources.
        .testTarget(name: "MacroExpansionTests", dependencies: ["MacroExpansion"]),
        .testTarget(name: "LayoutGeometryTests", dependencies: ["LayoutGeometry"]),
        .testTarget(
            name: "CompositionalEngineTests", dependencies: ["CompositionalEngine", "LayoutCases", "RandomNumbers"]),
        .testTarget(name: "DiffEngineTests", dependencies: ["DiffEngine", "RandomNumbers"]),
        .testTarget(name: "ConstraintEngineTests", dependencies: ["ConstraintEngine", "RandomNumbers"]),
        .testTarget(name: "ViewLayoutEngineTests", dependencies: ["ViewLayoutEngine", "RandomNumbers"]),
        .testTarget(name: "DisplayListTests", dependencies: ["DisplayList", "RandomNumbers"]),
        .testTarget(
            name: "PortableUIKitTests", dependencies: ["RuntimeSupport", "CollageTesting", "AllocationCounter"]),
        .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
        .testTarget(
            name: "CollageTestingTests",
            dependencies: ["Collage", "CollectionPublishers", "CollageTesting", "Combine", "Conformance", "SwiftUI"]),
        .testTarget(
            name: "SnapshotTestingTests", dependencies: ["SnapshotTesting", "UIKit"], exclude: ["__Snapshots__"]),
        .testTarget(
            name: "HostTests",
            dependencies: [
                "AppHosting", "BrowserHost", "BrowserServer", "CairoRenderer", "CCairoPango", "CollageTesting",
                "DisplayList", "LayoutGeometry", "RandomNumbers",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOEmbedded", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ]),
        .testTarget(
            name: "SectionTests",
            dependencies: ["Collage", "CollectionPublishers", "UIKit", "CollageTesting"] + publishers,
            resources: [.copy("CollectionCore/Registration/Interfaces/TicketCell.xib")]),
        // The app that Tests/Browser shows in Chromium, in addition to the gallery.
        .executableTarget(
            name: "BrowserTestApp", dependencies: ["PortableUIKit", "AppLauncher", "AppHosting"] + views,
            path: "Tests/Browser/App"),
        // Tests that were recorded in the pages of the app.
        .testTarget(
            name: "RecordedTests", dependencies: ["BrowserTestApp", "CollageTesting"], path: "Tests/Browser/Recorded"),
    ],
    swiftLanguageModes: [.v6]
)

// On Apple's platforms, modules with these names would hide the system's frameworks.
#if !canImport(Darwin)
package.products += [
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "SnapshotTestingSwiftUI", targets: ["SnapshotTestingSwiftUI"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "QuartzCore", targets: ["QuartzCore"]),
    .library(name: "OSLog", targets: ["OSLog"]),
]
// The version is exact, because a rebuild of OpenCombine next to a module named Combine uses that one as the system's.
package.dependencies.append(.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"))
package.targets += [
    .target(name: "ObjectPublishers", dependencies: ["OpenCombine"], path: "Sources/Portable/ObjectPublishers"),
    .target(
        name: "PortableCombine",
        dependencies: [
            "ObjectPublishers", "OpenCombine", "PortableUIKitCore",
            .product(name: "OpenCombineDispatch", package: "OpenCombine"),
            .product(name: "OpenCombineFoundation", package: "OpenCombine"),
        ],
        path: "Sources/Portable/PortableCombine"),
    .target(name: "Combine", dependencies: ["PortableCombine"], path: "Sources/Umbrellas/Combine"),
    // These are separate products. A package that imports one depends on its product, so that other packages don't see it.
    .target(
        name: "CoreGraphics", dependencies: ["PortableGraphics", "_Testing_CoreGraphics"],
        path: "Sources/Umbrellas/CoreGraphics"),
    .target(name: "QuartzCore", dependencies: ["PortableGraphics"], path: "Sources/Umbrellas/QuartzCore"),
    // Like _Testing_UIKit: the compiler looks for this module if a test imports Core Graphics.
    .target(name: "_Testing_CoreGraphics", path: "Sources/Umbrellas/_Testing_CoreGraphics"),
    .target(name: "OSLog", path: "Sources/Portable/OSLog"),
    .testTarget(name: "PortableCombineTests", dependencies: ["PortableCombine"]),

    .target(
        name: "PortableSwiftUI",
        dependencies: [
            "ViewLayoutEngine", "LayoutGeometry", "DiffEngine", "DisplayList", "PortableUIKit", "PortablePreviews",
            "PortableCombine", "RuntimeSupport", "CollageMacros",
        ],
        path: "Sources/Portable/PortableSwiftUI"),
    .target(
        name: "SwiftUI", dependencies: ["PortableSwiftUI", "PortableUIKit", "PortableCombine", "AppLauncher"],
        path: "Sources/Umbrellas/SwiftUI"),
    // Separate from SnapshotTesting, so that tests of UIKit build no SwiftUI.
    .target(
        name: "SnapshotTestingSwiftUI", dependencies: ["SnapshotTesting", "PortableSwiftUI"],
        path: "Sources/Testing/SnapshotTestingSwiftUI"),
    .testTarget(
        name: "SnapshotTestingSwiftUITests", dependencies: ["SnapshotTestingSwiftUI", "SwiftUI"],
        exclude: ["__Snapshots__"]),
    .testTarget(
        name: "PortableSwiftUITests",
        dependencies: ["PortableSwiftUI", "CollageTesting", "RandomNumbers", "AllocationCounter"]),
    // Part of this package because they also measure `package` declarations.
    .executableTarget(
        name: "benchmarks",
        dependencies: [
            "PortableUIKit", "PortableSwiftUI", "CompositionalList", "CollageTesting", "CairoRenderer",
            "CompositionalEngine",
            "ConstraintEngine", "DiffEngine", "LayoutGeometry", "AllocationCounter", "RandomNumbers",
            .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        path: "Benchmarks", exclude: ["browser", "builds", "offer-screen"]),
    // Tests of the modules with Apple's names. Each file imports only one.
    .testTarget(
        name: "UmbrellaTests", dependencies: ["UIKit", "SwiftUI", "CoreGraphics", "QuartzCore", "OSLog", "AppLauncher"]),
]
// The benchmarks compare snapshots with swift-collections and, for `./bench --peers`, with libraries that compare lists. Only
// `./bench` depends on them.
if let anchors = Context.environment["COLLAGE_ANCHORS"] {
    package.dependencies.append(.package(url: "https://github.com/apple/swift-collections", exact: "1.6.0"))
    var products: [Target.Dependency] = [.product(name: "OrderedCollections", package: "swift-collections")]
    if anchors == "peers" {
        package.dependencies += [
            .package(url: "https://github.com/ra1028/DifferenceKit", from: "1.3.0"),
            .package(url: "https://github.com/onmyway133/DeepDiff", from: "2.3.3"),
        ]
        products += ["DifferenceKit", "DeepDiff"].map { .product(name: $0, package: $0) }
    }
    package.targets.first { $0.name == "benchmarks" }?.dependencies += products
}
// Fuzzing of the parsers, which `Scripts/fuzz` builds. The variable is the path of libFuzzer without its main function.
if let fuzzer = Context.environment["COLLAGE_FUZZER"] {
    package.dependencies.append(.package(url: "https://github.com/jpsim/Yams", from: "6.2.2"))
    package.targets += [
        .target(
            name: "XcodeProjects", dependencies: [.product(name: "Yams", package: "Yams")],
            path: "Tools/Sources/XcodeProjects"),
        .executableTarget(
            name: "Fuzzing",
            dependencies: [
                "PortableUIKit", "PortableSwiftUI", "CairoRenderer", "AppHosting", "BrowserHost", "BrowserServer",
                "LayoutCases", "XcodeProjects", .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOWebSocket", package: "swift-nio"),
            ],
            path: "Tests/Fuzzing", exclude: ["Corpus"],
            linkerSettings: [.unsafeFlags([fuzzer]), .linkedLibrary("stdc++")]),
    ]
}
#endif
