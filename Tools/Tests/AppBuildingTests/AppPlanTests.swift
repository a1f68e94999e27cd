import Foundation
import Testing

@testable import AppBuilding

/// What is made of the projects in `Examples/XcodeApps`, and of folders.
@Suite struct AppPlanTests {
    private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Examples/XcodeApps").standardizedFileURL

    private func plan(_ name: String) throws -> AppPlan {
        try AppPlan(AppLocation(Self.examples.appending(path: name)))
    }

    @Test func aStoryboardAppHasItsFilesByLanguage() throws {
        let plan = try plan("Recipes")
        #expect(plan.app.sources.map(\.lastPathComponent).contains("RecipesViewController.swift"))
        #expect(
            Set(plan.app.resources.map(\.path)).isSuperset(of: [
                "Base.lproj/Main.storyboard", "de.lproj/Localizable.strings", "recipes.json", "Assets.xcassets",
            ]))
        #expect(plan.findings.isEmpty, "\(plan.findings)")
    }

    @Test func aSynchronizedFolderLeavesOutItsExceptions() throws {
        let names = try plan("Birds").app.sources.map(\.lastPathComponent)
        #expect(names.contains("Sighting.swift") && !names.contains("MapSketch.swift"))
    }

    @Test func packagesAndTestsAreModulesOfTheirOwn() throws {
        let plan = try plan("Budget")
        #expect(plan.libraries.map(\.name) == ["Ledger"])
        #expect(plan.libraries.first?.hasOwnBundle == true)
        #expect(plan.tests.map(\.name) == ["BudgetTests"])
        #expect(plan.tests.first?.imports == ["Budget", "Ledger"])
        #expect(plan.app.imports == ["Ledger"])
    }

    @Test func aFolderOfSwiftFilesIsAnApp() throws {
        let folder = try TemporaryFolder(["Mein Gerät/a.swift": "import UIKit", "Mein Gerät/data.json": "{}"])
        let plan = try AppPlan(AppLocation(folder.url("Mein Gerät")))
        #expect(plan.name == "Mein Gerät")
        #expect(plan.app.name == "Mein_Gerat" && plan.app.importedName == "Mein_Gerät")
        #expect(plan.app.resources.map(\.path) == ["data.json"])
    }

    @Test func whatIsNoProjectIsNamed() throws {
        let folder = try TemporaryFolder(["text.txt": "", "Two/A.xcodeproj/x": "", "Two/B.xcodeproj/x": ""])
        for (path, words) in [
            ("missing", "nothing here"), ("text.txt", "no project"), ("Two", "more than one project"),
            ("Two/A.xcodeproj", "can't be read"),
        ] {
            let failure = #expect(throws: BuildFailure.self) { try AppPlan(AppLocation(folder.url(path))) }
            #expect(failure?.description.contains(words) == true, "\(String(describing: failure))")
        }
        let failure = #expect(throws: BuildFailure.self) { try AppPlan(AppLocation(folder.url("Two/A.xcodeproj/.."))) }
        #expect(failure != nil)
    }

    @Test func aLibrarysRepositoryIsOpenedAtItsExample() throws {
        let library = "let package = Package(targets: [.target(name: \"A\")])"
        let program = "let package = Package(targets: [.executableTarget(name: \"A\")])"
        let folder = try TemporaryFolder([
            "Library/Package.swift": library, "Library/Demo/Demo.xcodeproj/project.pbxproj": "",
            "Program/Package.swift": program, "Program/Demo/Demo.xcodeproj/project.pbxproj": "",
        ])
        let demo = folder.url("Library/Demo/Demo.xcodeproj").standardizedFileURL.path
        #expect(try AppLocation(folder.url("Library")).url.standardizedFileURL.path == demo)
        #expect(try AppLocation(folder.url("Program")) == .package(folder.url("Program").standardizedFileURL))
    }
}
