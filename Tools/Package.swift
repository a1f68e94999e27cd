// swift-tools-version: 6.1
import Foundation
import PackageDescription

/// The folder with the toolchain's own build of swift-syntax, or `nil` if the package must be compiled.
///
/// Toolchains have these modules, as shared libraries, for macros. They're used with Swift 6.3 and later, which has the
/// API of the package's version below. `COLLAGE_SWIFT_SYNTAX=package` selects the package instead.
let toolchainSyntax: String? = {
    if Context.environment["COLLAGE_SWIFT_SYNTAX"] == "package" { return nil }
    // Their paths need unsafe flags, which SwiftPM refuses in packages that it fetches by version. It also reads the
    // manifests of such packages outside of any folder, and both results must agree.
    let isInClone = FileManager.default.fileExists(atPath: Context.packageDirectory + "/../Package.swift")
    guard isInClone else { return nil }
    #if os(Linux) && compiler(>=6.3)
    // This process has loaded SwiftPM's library from the toolchain in use. `swift` in PATH can be from another
    // toolchain, or the proxy of a toolchain manager. A handle reads all of the file; `String(contentsOfFile:)` stops
    // after a page.
    let library = "/pm/ManifestAPI/libPackageDescription.so"
    let maps = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
    let lines = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.hasSuffix(library) }), let start = line.firstIndex(of: "/")
    else { return nil }
    let folder = line[start...].dropLast(library.count) + "/host"
    let files = ["SwiftSyntax", "SwiftParser", "SwiftOperators"].flatMap { ["\($0).swiftmodule", "lib\($0).so"] }
    return files.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") } ? String(folder) : nil
    #else
    return nil
    #endif
}()

/// Returns modules of swift-syntax as dependencies of a target, or an empty array if the toolchain's modules are used.
func syntax(_ modules: String...) -> [Target.Dependency] {
    toolchainSyntax == nil ? modules.map { .product(name: $0, package: "swift-syntax") } : []
}

/// The package that opens Xcode projects on Linux. It's separate from Collage, so that packages that depend on Collage
/// don't depend on swift-syntax.
let package = Package(
    name: "CollageTools",
    products: [
        .library(name: "SourceRewriting", targets: ["SourceRewriting"]),
        .executable(name: "source-rewriter", targets: ["source-rewriter"]),
        .executable(name: "collage", targets: ["collage"]),
        .plugin(name: "RewriteSources", targets: ["RewriteSources"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // The language: rewrites sources that need the Objective-C runtime into sources that compile without it.
        .target(name: "SourceRewriting", dependencies: syntax("SwiftSyntax", "SwiftParser")),
        .executableTarget(
            name: "source-rewriter",
            dependencies: ["SourceRewriting", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .executableTarget(
            name: "rewrite-benchmarks",
            dependencies: ["SourceRewriting", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .plugin(name: "RewriteSources", capability: .buildTool(), dependencies: ["source-rewriter"]),

        // Projects: reads the parts of an app, and generates a package that builds it.
        .target(name: "XcodeProjects", dependencies: [.product(name: "Yams", package: "Yams")]),
        .target(name: "AppBuilding", dependencies: ["XcodeProjects", "SourceRewriting"]),
        .executableTarget(
            name: "collage",
            dependencies: ["AppBuilding", .product(name: "ArgumentParser", package: "swift-argument-parser")]),

        // Mutation testing: checks whether tests detect small errors in the engines and in UIKit.
        .target(name: "MutationTesting", dependencies: syntax("SwiftSyntax", "SwiftParser", "SwiftOperators")),
        .executableTarget(
            name: "mutants",
            dependencies: ["MutationTesting", .product(name: "ArgumentParser", package: "swift-argument-parser")]),

        // Tests mirror the sources.
        .testTarget(
            name: "SourceRewritingTests", dependencies: ["SourceRewriting"], resources: [.copy("Constructs")]),
        .testTarget(name: "MutationTestingTests", dependencies: ["MutationTesting"]),
        .testTarget(name: "XcodeProjectsTests", dependencies: ["XcodeProjects", "TemporaryFolders"]),
        .testTarget(name: "AppBuildingTests", dependencies: ["AppBuilding", "TemporaryFolders"]),
        .target(name: "TemporaryFolders", path: "Tests/TemporaryFolders"),

        // The part of the placeholder for Charts without views, which apps build with the rest.
        .target(name: "ChartGeometry", path: "Placeholders/Charts/Geometry"),
        .testTarget(name: "ChartGeometryTests", dependencies: ["ChartGeometry"]),

        // The example apps, which the command builds. Takes minutes, and runs only if COLLAGE_EXAMPLE_APPS is 1 or data.
        .testTarget(
            name: "ExampleAppTests", dependencies: ["AppBuilding", "XcodeProjects", "TemporaryFolders", "collage"]),
    ],
    swiftLanguageModes: [.v6]
)

if let toolchainSyntax {
    for target in package.targets where target.type != .plugin {
        // Modules that import swift-syntax indirectly search for it, too. The compiler links the libraries of its modules.
        target.swiftSettings = [.unsafeFlags(["-I", toolchainSyntax])]
        target.linkerSettings = [
            .unsafeFlags(["-L", toolchainSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax])
        ]
    }
} else {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"))
}
