// swift-tools-version: 6.1
import CompilerPluginSupport
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
    let files = ["SwiftSyntax", "SwiftSyntaxMacros", "SwiftCompilerPluginMessageHandling"].flatMap {
        ["\($0).swiftmodule", "lib\($0).so"]
    }
    return files.allSatisfy { FileManager.default.fileExists(atPath: "\(folder)/\($0)") } ? String(folder) : nil
    #else
    return nil
    #endif
}()

/// Returns modules of swift-syntax as dependencies of a target, or an empty array if the toolchain's modules are used.
func syntax(_ modules: String...) -> [Target.Dependency] {
    toolchainSyntax == nil ? modules.map { .product(name: $0, package: "swift-syntax") } : []
}

/// Core Data and SwiftData for apps that Collage runs. It's separate from Collage, so that Collage's build doesn't compile
/// GRDB.
let package = Package(
    name: "CollageData",
    products: [
        .library(name: "CoreData", targets: ["CoreData"]),
        .library(name: "SwiftData", targets: ["SwiftData"]),
    ],
    dependencies: [
        .package(name: "Collage", path: ".."),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        // Objects in SQLite: entities, queries, saves, and migrations, as values.
        .target(
            name: "ObjectStore",
            dependencies: [
                .product(name: "GRDB", package: "GRDB.swift"), .product(name: "GRDBSQLite", package: "GRDB.swift"),
                .product(name: "PortablePredicates", package: "Collage"),
            ]),
        // Core Data, without the parts that need UIKit and SwiftUI.
        .target(
            name: "PortableCoreData",
            dependencies: ["ObjectStore", .product(name: "PortablePredicates", package: "Collage")]),

        // SwiftData, without the parts that need SwiftUI.
        .target(
            name: "PortableSwiftData",
            dependencies: [
                "PortableCoreData", "SwiftDataMacros", .product(name: "PortablePredicates", package: "Collage"),
            ]),
        .macro(
            name: "SwiftDataMacros",
            dependencies: syntax("SwiftSyntaxMacros", "SwiftCompilerPluginMessageHandling")),

        // The modules that apps import, with the parts that need UIKit and SwiftUI. They import the modules that UIKit
        // and SwiftUI export, because in apps that `collage` builds, UIKit and SwiftUI have other names, which SwiftPM
        // doesn't apply to both targets.
        .target(
            name: "CoreData",
            dependencies: [
                "PortableCoreData", "PortableCoreDataUndo", .product(name: "PortablePredicates", package: "Collage"),
                .product(name: "UIKit", package: "Collage"), .product(name: "SwiftUI", package: "Collage"),
            ]),
        // If it depended on the target CoreData, SwiftPM wouldn't apply that target's other name to apps with both.
        .target(
            name: "SwiftData",
            dependencies: [
                "PortableCoreDataUndo", "PortableSwiftData", .product(name: "UIKit", package: "Collage"),
                .product(name: "SwiftUI", package: "Collage"),
            ]),
        // The undo managers of contexts, which are UIKit's.
        .target(
            name: "PortableCoreDataUndo",
            dependencies: ["PortableCoreData", .product(name: "UIKit", package: "Collage")]),
        .testTarget(
            name: "DataViewTests",
            dependencies: [
                "CoreData", "SwiftData", .product(name: "UIKit", package: "Collage"),
                .product(name: "SwiftUI", package: "Collage"), .product(name: "CollageTesting", package: "Collage"),
            ]),

        // The figures of Documentation/Development/Performance.md.
        .executableTarget(
            name: "DataBenchmarks", dependencies: ["PortableCoreData", .product(name: "GRDB", package: "GRDB.swift")],
            path: "Benchmarks"),

        // A program that a test kills while it saves.
        .executableTarget(name: "SaveLoop", dependencies: ["PortableCoreData"], path: "Tests/SaveLoop"),
        .testTarget(name: "PortableSwiftDataTests", dependencies: ["PortableSwiftData"]),
        .testTarget(
            name: "PortableCoreDataTests",
            dependencies: [
                "ObjectStore", "PortableCoreData", "SaveLoop",
                .product(name: "PortablePredicates", package: "Collage"),
            ]),
        .testTarget(
            name: "ObjectStoreTests", dependencies: ["ObjectStore", .product(name: "GRDB", package: "GRDB.swift")]),
    ],
    swiftLanguageModes: [.v6]
)

if let toolchainSyntax {
    // The compiler links the libraries of the modules that it imports.
    for target in package.targets where target.name == "SwiftDataMacros" {
        target.swiftSettings = [.unsafeFlags(["-I", toolchainSyntax])]
        target.linkerSettings = [
            .unsafeFlags(["-L", toolchainSyntax, "-Xlinker", "-rpath", "-Xlinker", toolchainSyntax])
        ]
    }
} else {
    package.dependencies.append(.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"))
}
