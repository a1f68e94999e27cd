import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// The files of a package that aren't sources.
struct PackageResourceTests {
    private func library(_ files: [String: String], target: String) throws -> ModulePlan {
        let folder = try TemporaryFolder(
            [
                "Kit/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Kit", targets: [\(target)])
                """
            ].merging(files) { $1 })
        return try #require(try AppPlan(.package(folder.url("Kit"))).libraries.first)
    }

    @Test func `catalogs and interface files are resources without a declaration`() throws {
        let module = try library(
            [
                "Kit/Sources/Kit/Kit.swift": "import UIKit", "Kit/Sources/Kit/Cell.xib": "",
                "Kit/Sources/Kit/Assets.xcassets/Contents.json": "{}", "Kit/Sources/Kit/notes.txt": "",
                "Kit/Sources/Kit/de.lproj/Localizable.strings": "", "Kit/Sources/Kit/Old.xib": "",
                "Kit/Sources/Kit/Copied/Inner.xib": "",
            ], target: #".target(name: "Kit", exclude: ["Old.xib"], resources: [.copy("Copied")])"#)
        #expect(
            Set(module.resources.map(\.path)) == [
                "Copied", "Cell.xib", "Assets.xcassets", "de.lproj/Localizable.strings",
            ])
        #expect(module.bundleName == "Kit_Kit.bundle")
    }

    @Test func `the manifest isn't a source of a target in the same folder`() throws {
        let module = try library(
            [
                "Kit/Kit.swift": "import UIKit",
                "Kit/Package@swift-5.8.swift": """
                // swift-tools-version: 5.8
                import PackageDescription
                let package = Package(name: "Kit", targets: [.target(name: "Kit", path: ".")])
                """,
            ], target: #".target(name: "Kit", path: ".")"#)
        #expect(module.sources.map(\.lastPathComponent) == ["Kit.swift"])
    }
}
