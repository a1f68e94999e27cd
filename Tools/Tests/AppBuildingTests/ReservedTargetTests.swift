import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

struct ReservedTargetTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../..").standardizedFileURL

    /// Returns the targets in a manifest whose names can be module names.
    private func targets(in manifest: URL) throws -> Set<String> {
        let text = try String(contentsOf: manifest, encoding: .utf8).replacing(/\/\/.*/, with: "")
        let target = /[tT]arget\(\s*(?:kind:\s*\.\w+,\s*)?name:\s*"([^"]+)"/
        return Set(text.matches(of: target).map { String($0.output.1) }.filter { !$0.contains("-") })
    }

    @Test func everyTargetOfCollageIsReserved() throws {
        let targets = try targets(in: Self.root.appending(path: "Package.swift"))
        #expect(targets.count > 60 && targets.subtracting(ReservedTargets.names) == [])
    }

    @Test func everyTargetOfDataIsReserved() throws {
        let targets = try targets(in: Self.root.appending(path: "Data/Package.swift"))
        #expect(targets.contains("CoreData") && targets.subtracting(ReservedTargets.names) == [])
    }

    @Test(.enabled(if: root.appending(path: ".build/checkouts").exists))
    func everyTargetOfAPackageThatCollageDependsOnIsReserved() throws {
        let checkouts = Self.root.appending(path: ".build/checkouts")
        for package in try FileManager.default.contentsOfDirectory(atPath: checkouts.path) {
            let targets = try targets(in: checkouts.appending(path: "\(package)/Package.swift"))
            #expect(targets.subtracting(ReservedTargets.names) == [], "\(package)")
        }
    }

    /// Dependencies are compiled with the modules of all apps in sight.
    @Test(.enabled(if: root.appending(path: ".build/checkouts").exists))
    func noDependencyFindsAPlaceholder() throws {
        let folder = Self.root.appending(path: "Tools/Placeholders")
        let placeholders = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
        let checkouts = Self.root.appending(path: ".build/checkouts")
        for package in try FileManager.default.contentsOfDirectory(atPath: checkouts.path) {
            let sources = checkouts.appending(path: "\(package)/Sources")
            guard sources.exists else { continue }
            for file in FileManager.default.files(below: sources) where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                let found = Set(text.matches(of: /canImport\((\w+)\)/).map { String($0.output.1) })
                #expect(found.intersection(placeholders).subtracting(ReservedTargets.names) == [], "\(file.path)")
            }
        }
    }

    /// The repositories of the section systems in Collage have this structure.
    @Test func modulesWithReservedNamesAreBuiltUnderOtherNames() throws {
        let folder = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [
                    .target(name: "Composer"), .target(name: "Views", dependencies: ["Composer"]),
                    .executableTarget(name: "Gallery", dependencies: ["Views", "Composer"]),
                    .testTarget(name: "SectionTests", dependencies: ["Composer"]),
                ])
            """,
            "App/Sources/Composer/Composer.swift": "public enum Composer {}",
            "App/Sources/Views/Views.swift": "import Composer", "App/Sources/Gallery/main.swift": "import Views",
            "App/Tests/SectionTests/Tests.swift": "@testable import Composer\nimport XCTest",
        ])
        let plan = try AppPlan(AppLocation(folder.url("App")), target: nil, forTests: true)
        #expect(plan.libraries.map(\.name) == ["Composer_", "Views"] || plan.libraries.map(\.name) == ["Composer_"])
        let alias = ["-module-alias", "Composer=Composer_"]
        #expect(plan.libraries.allSatisfy { $0.flags == alias })
        #expect(plan.tests.map(\.name) == ["SectionTests_"])
        #expect(plan.tests.first?.imports.contains("Composer_") == true)
        #expect(plan.tests.first?.flags == alias + ["-module-alias", "SectionTests=SectionTests_"])
    }
}
