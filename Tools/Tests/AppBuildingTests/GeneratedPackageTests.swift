import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

struct GeneratedPackageTests {
    private func package(_ folder: TemporaryFolder, _ path: String) throws -> GeneratedPackage {
        let plan = try AppPlan(AppLocation(folder.url(path)))
        return try GeneratedPackage(
            plan, installation: Installation(root: folder.url("Collage Here"), cache: folder.url("cache")))
    }

    private func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

    @Test func thePackageIsNextToTheProjectAndRefersToTheAppsFiles() throws {
        let folder = try TemporaryFolder([
            "Mein \"Gerät\"/App.swift": "import UIKit\nlet x = 1\n", "Mein \"Gerät\"/Deep/App.swift": "let y = 2\n",
        ])
        let package = try package(folder, "Mein \"Gerät\"")
        #expect(package.folder.path.hasPrefix(folder.url("Mein \"Gerät\"/.collage/").path))
        let sources = package.folder.appending(path: "Sources/Mein__Gerat_")
        #expect(try text(sources.appending(path: "App.swift")).contains("Mein \\\"Gerät\\\"/App.swift\", line: 1)\n"))
        #expect(sources.appending(path: "App-2.swift").exists)
        let manifest = try text(package.folder.appending(path: "Package.swift"))
        #expect(manifest.contains(".product(name: \"CollageFrameworks\", package: \"CollageFrameworks\")"))
        let frameworks = try text(package.folder.appending(path: "CollageFrameworks/Package.swift"))
        #expect(frameworks.contains("package: \"Collage Here\", moduleAliases: [\"UIKit\": \"CollageUIKit\"]"))
        #expect(try text(folder.url("Mein \"Gerät\"/.collage/.gitignore")) == "*\n")
    }

    @Test func thePackageIsInTheCacheIfTheFolderIsNotWritable() throws {
        // A file with that name simulates a folder that isn't writable, because every folder is writable for the
        // superuser.
        let folder = try TemporaryFolder(["App/a.swift": "import UIKit", "App/.collage": ""])
        let package = try package(folder, "App")
        #expect(package.folder.path.hasPrefix(folder.url("cache/apps/").path))
        #expect(package.folder.appending(path: "Package.swift").exists)
    }

    @Test func filesThatTheAppNoLongerHasAreRemoved() throws {
        let folder = try TemporaryFolder(["App/a.swift": "import UIKit", "App/b.swift": ""])
        let sources = try package(folder, "App").folder.appending(path: "Sources/App")
        #expect(sources.appending(path: "b.swift").exists)
        try FileManager.default.removeItem(at: folder.url("App/b.swift"))
        _ = try package(folder, "App")
        #expect(sources.appending(path: "a.swift").exists && !sources.appending(path: "b.swift").exists)
    }

    @Test func `the main bundle is the bundle of a package's app with resources`() throws {
        let folder = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "App", targets: [.executableTarget(name: "App", resources: [.process("words.json")])])
            """,
            "App/Sources/App/App.swift": "import SwiftUI\nlet words = Bundle.module\n",
            "App/Sources/App/words.json": "[]",
        ])
        let accessor = try package(folder, "App").folder.appending(path: "Sources/App/Bundle+module.swift")
        #expect(try text(accessor).contains("static let module = Bundle.main"))
    }

    /// SwiftPM applies the aliases of Apple's frameworks only to modules that a product reaches.
    @Test func everyLibraryIsInAProductAndHasFrameworksByOne() throws {
        let folder = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [
                    .target(name: "Model"),
                    .target(name: "Views", dependencies: ["Model"]),
                    .executableTarget(name: "App", dependencies: ["Views"]),
                    .testTarget(name: "ViewsTests", dependencies: ["Views"]),
                ])
            """,
            "App/Sources/Model/Model.swift": "public let count = 1",
            "App/Sources/Views/Views.swift": "import UIKit\nimport Model\npublic let color = UIColor.red",
            "App/Sources/App/main.swift": "import UIKit\nimport Views",
            "App/Tests/ViewsTests/ViewsTests.swift": "import XCTest\n@testable import Views",
        ])
        let plan = try AppPlan(AppLocation(folder.url("App")))
        #expect(Set(plan.libraries.map(\.name)) == ["Model", "Views"])
        let manifest = try text(
            GeneratedPackage(
                plan, installation: Installation(root: folder.url("Collage"), cache: folder.url("cache"))
            ).folder.appending(path: "Package.swift"))
        let product = try #require(
            manifest.firstMatch(of: /products: \[\.library\(name: "[^"]*", targets: \[([^\]]*)\]\)\]/))
        let targets = product.output.1.split(separator: ", ").map(String.init)
        #expect(Set(targets) == Set(plan.libraries.map { "\"\($0.name)\"" }))
        let views = try #require(manifest.firstMatch(of: /name: "Views",\s*dependencies: \[([^\]]*)\]/))
        #expect(views.output.1.contains(".product(name: \"CollageFrameworks\", package: \"CollageFrameworks\")"))
        let model = try #require(manifest.firstMatch(of: /name: "Model",\s*dependencies: \[([^\]]*)\]/))
        #expect(!model.output.1.contains("CollageFrameworks"))
    }

    @Test func theDataPackageIsADependencyOfAppsThatImportIt() throws {
        for (text, expected) in [
            ("import UIKit", []), ("import SwiftData", ["SwiftData"]), ("import CoreData", ["CoreData"]),
        ] {
            let folder = try TemporaryFolder(["App/a.swift": text, "Collage/Data/Package.resolved": "\"grdb.swift\""])
            let package = try GeneratedPackage(
                AppPlan(AppLocation(folder.url("App"))),
                installation: Installation(root: folder.url("Collage"), cache: folder.url("cache")))
            let manifest = try self.text(package.folder.appending(path: "CollageFrameworks/Package.swift"))
            #expect(manifest.contains(".package(path: \"\(folder.url("Collage/Data").path)\")") == !expected.isEmpty)
            for name in expected {
                #expect(
                    manifest.contains(
                        "name: \"\(name)\", package: \"Data\", moduleAliases: [\"\(name)\": \"Collage\(name)\"]"))
                // Core Data and SwiftData must use the same names for these modules as the app.
                #expect(manifest.contains("moduleAliases: [\"SwiftUI\": \"CollageSwiftUI\"]"))
                #expect(manifest.contains("moduleAliases: [\"Combine\": \"CollageCombine\"]"))
            }
            #expect(package.folder.appending(path: "Package.resolved").exists == !expected.isEmpty)
        }
    }

    @Test(arguments: [false, true])
    func onlyTheAppsCodeHasLineNumbersUnlessDebugInformationIsRequested(hasDebugInformation: Bool) throws {
        let folder = try TemporaryFolder([
            "App/Package.swift": """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(
                name: "App",
                targets: [
                    .executableTarget(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
                ])
            """,
            "App/Sources/App/main.swift": "import UIKit",
            "App/Tests/AppTests/AppTests.swift": "import XCTest\n@testable import App",
        ])
        let plan = try AppPlan(AppLocation(folder.url("App"), forTests: true), forTests: true)
        let installation = Installation(
            root: folder.url("Collage"), cache: folder.url("cache"), hasDebugInformation: hasDebugInformation)
        #expect(installation.buildOptions.contains("--disable-index-store") != hasDebugInformation)
        let manifest = try text(
            GeneratedPackage(plan, installation: installation).folder.appending(path: "Package.swift"))
        #expect(manifest.matches(of: /-gline-tables-only/).count == (hasDebugInformation ? 0 : 2))
        // SwiftPM finds the tests of XCTest in the index of their module.
        let store = try Regex("\"-index-store-path\", \"\(installation.scratch.path)/[a-z0-9_-]+/debug/index/store\"")
        #expect(manifest.matches(of: store).count == (hasDebugInformation ? 0 : 1))
    }
}
