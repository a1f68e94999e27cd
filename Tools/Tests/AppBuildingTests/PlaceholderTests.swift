import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// Tests of the placeholders for modules that only Apple's systems have.
struct PlaceholderTests {
    private func plan(_ files: [String: String]) throws -> AppPlan {
        let folder = try TemporaryFolder(files)
        return try AppPlan(AppLocation(folder.url("App")))
    }

    @Test func anAppThatImportsOneIsBuiltWithItAndItsDependencies() throws {
        let plan = try plan(["App/a.swift": "import UIKit\nimport MapKit\n"])
        #expect(plan.libraries.map(\.name) == ["CoreLocation", "MapKit"])
        #expect(plan.libraries.allSatisfy { $0.swiftVersion == 6 && !$0.sources.isEmpty })
        #expect(plan.app.imports == ["MapKit"])
    }

    @Test func theImportIsReportedOnceWithItsLine() throws {
        let plan = try plan(["App/a.swift": "import UIKit\nimport WebKit", "App/b.swift": "import WebKit"])
        #expect(plan.findings.count == 1)
        #expect(plan.findings[0].severity == .warning && plan.findings[0].line == 2)
        #expect(plan.findings[0].message.hasPrefix("WebKit is a placeholder here"))
    }

    @Test func completeModulesHaveNoFindings() throws {
        let plan = try plan(["App/a.swift": "import os\nimport UIKit"])
        #expect(plan.libraries.map(\.importedName) == ["os"] && plan.findings.isEmpty)
    }

    @Test func modulesThatDependenciesLookForAreBuiltUnderOtherNames() throws {
        let plan = try plan(["App/a.swift": "import os\nimport UIKit"])
        #expect(plan.libraries.map(\.name) == ["os_"] && plan.app.imports == ["os_"])
        #expect(plan.app.flags == ["-module-alias", "os=os_"])
    }

    @Test func anAppWithoutPlaceholderImportsHasNone() throws {
        let plan = try plan(["App/a.swift": "import UIKit\nimport ExternalAccessory"])
        #expect(plan.libraries.isEmpty)
    }

    @Test func aModuleForAllSystemsCannotImportThem() throws {
        let source = "#if os(Linux)\nimport Glibc\n#endif\n#if canImport(Network)\nimport Network\n#endif\n"
        let folder = try TemporaryFolder(["App/a.swift": source])
        let modules = try RewrittenApp(AppPlan(AppLocation(folder.url("App")))).modules
        #expect(modules.last?.plan.flags == ["-module-alias", "Network=HiddenNetwork"])
    }

    @Test func eachOfThemIsDocumented() throws {
        let root = Installation.current.root
        let page = try String(contentsOf: root.appending(path: "Documentation/Apps.md"), encoding: .utf8)
        let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Tools/Placeholders").path)
        for name in names where !name.hasPrefix(".") {
            #expect(page.contains("`\(name)`"), "Documentation/Apps.md says nothing of \(name)")
        }
    }
}
