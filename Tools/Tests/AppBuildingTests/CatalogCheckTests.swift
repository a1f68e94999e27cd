import Foundation
import TemporaryFolders
import Testing

@testable import AppBuilding

/// Tests of the messages of `check` for asset catalogs.
struct CatalogCheckTests {
    private func findings(_ files: [String: String]) throws -> [Finding] {
        var all = ["App/a.swift": "import UIKit\n", "App/Assets.xcassets/Contents.json": "{ \"info\": {} }"]
        for (path, text) in files { all["App/Assets.xcassets/\(path)"] = text }
        let folder = try TemporaryFolder(all)
        return try AppCheck(AppPlan(AppLocation(folder.url("App")))).findings
    }

    @Test func aValidCatalogHasNoFindings() throws {
        let found = try findings([
            "Group/Sun.imageset/Contents.json": "{ \"images\": [{ \"filename\": \"sun.png\" }] }",
            "Group/Sun.imageset/sun.png": "", "AppIcon.appiconset/Contents.json": "{ \"images\": [{}] }",
            "Red.colorset/Contents.json": "{ \"colors\": [] }",
        ])
        #expect(found.isEmpty, "\(found)")
    }

    @Test func invalidJSONIsReportedWithItsLine() throws {
        let found = try findings([
            "Red.colorset/Contents.json": "{\n  \"colors\": [\n    oops\n  ]\n}\n",
            "Sun.imageset/Contents.json": "{\n  \"images\": [\n",
        ])
        #expect(found.map(\.severity) == [.error, .error])
        #expect(found.map(\.line) == [3, 3], "\(found)")
        #expect(found.allSatisfy { $0.message.hasPrefix("this isn't valid JSON: ") })
    }

    @Test func missingImagesAreReportedWithTheirLine() throws {
        let found = try findings([
            "Sun.imageset/Contents.json":
                "{\n  \"images\": [\n    { \"filename\": \"sun.png\" },\n    { \"filename\": \"sun@2x.png\" }\n  ]\n}",
            "Sun.imageset/sun.png": "",
            "Empty.imageset/Contents.json": "{ \"images\": [{ \"scale\": \"1x\" }] }",
        ])
        #expect(found.map(\.severity) == [.warning, .warning])
        #expect(found.map(\.line) == [1, 4], "\(found)")
        #expect(found.last?.message.hasPrefix("the file sun@2x.png doesn't exist") == true)
    }
}
