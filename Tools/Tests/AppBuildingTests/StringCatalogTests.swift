import Foundation
import TemporaryFolders
import Testing
import XcodeProjects

@testable import AppBuilding

struct StringCatalogTests {
    private func list(_ data: Data?) throws -> [String: Any] {
        let data = try #require(data)
        return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test func textsAndPluralsAreSeparated() throws {
        let catalog = try StringCatalog(
            Data(
                """
                { "sourceLanguage": "en", "version": "1.0", "strings": {
                  "Hello": { "localizations": { "de": { "stringUnit": { "state": "translated", "value": "Hallo" } } } },
                  "%lld birds": { "localizations": { "en": { "variations": { "plural": {
                    "one": { "stringUnit": { "state": "translated", "value": "%lld bird" } },
                    "other": { "stringUnit": { "state": "translated", "value": "%lld birds" } } } } } } },
                  "Unused": {} } }
                """.utf8))
        #expect(try list(catalog.strings["de"])["Hello"] as? String == "Hallo")
        #expect(catalog.strings["en"] == nil)
        let rule = try #require(try list(catalog.plurals["en"])["%lld birds"] as? [String: Any])
        #expect((rule["value"] as? [String: Any])?["one"] as? String == "%lld bird")
    }

    private func catalog(_ localization: String) throws -> StringCatalog {
        try StringCatalog(Data(#"{"strings": {"k": {"localizations": {"en": \#(localization)}}}}"#.utf8))
    }

    private func unit(_ text: String) -> String { #"{"stringUnit": {"state": "translated", "value": "\#(text)"}}"# }

    @Test func pluralsCanBeInsideDeviceVariations() throws {
        let plural = #"{"variations": {"plural": {"one": \#(unit("%d tap")), "other": \#(unit("%d taps"))}}}"#
        let catalog = try catalog(#"{"variations": {"device": {"mac": \#(unit("clicks")), "iphone": \#(plural)}}}"#)
        let rule = try #require(try list(catalog.plurals["en"])["k"] as? [String: Any])
        let value = try #require(rule["value"] as? [String: Any])
        #expect(value["one"] as? String == "%d tap")
        #expect(value["NSStringFormatValueTypeKey"] as? String == "d")
        #expect(catalog.problems.isEmpty)
    }

    @Test func everySubstitutionHasItsNumber() throws {
        func part(_ number: Int, _ one: String, _ other: String) -> String {
            """
            {"argNum": \(number), "formatSpecifier": "lld",
             "variations": {"plural": {"one": \(unit(one)), "other": \(unit(other))}}}
            """
        }
        let catalog = try catalog(
            """
            {"stringUnit": {"state": "translated", "value": "%#@birds@ in %#@trees@"},
             "substitutions": {"birds": \(part(1, "%arg bird", "%arg birds")), "trees": \(part(2, "a tree", "%arg trees"))}}
            """)
        let rule = try #require(try list(catalog.plurals["en"])["k"] as? [String: Any])
        #expect(rule["NSStringLocalizedFormatKey"] as? String == "%1$#@birds@ in %2$#@trees@")
        let birds = rule["birds"] as? [String: Any], trees = rule["trees"] as? [String: Any]
        #expect(birds?["other"] as? String == "%lld birds" && trees?["one"] as? String == "a tree")
    }

    @Test func unsupportedPartsAreReported() throws {
        let widths = try catalog(#"{"variations": {"width": {"20": \#(unit("short"))}}}"#)
        #expect(widths.problems.count == 1 && widths.problems[0].contains("\"k\" in en"))
        let noPhone = try catalog(#"{"variations": {"device": {"mac": \#(unit("Mac"))}}}"#)
        #expect(noPhone.problems == ["the text for an iPhone of \"k\" in en"])
    }

    @Test func theCatalogOfAnInterfaceFileIsWrittenForEachLanguage() throws {
        let folder = try TemporaryFolder([
            "mul.lproj/Main.xcstrings": #"{"strings": {"x.text": {"localizations": {"de": \#(unit("Hallo"))}}}}"#
        ])
        let resource = Resource(url: folder.url("mul.lproj/Main.xcstrings"))
        var writer = FolderWriter(folder.url("out"))
        try ResourceLayout.write(resource, of: "App", to: resource.path, with: &writer)
        let strings = try Data(contentsOf: folder.url("out/de.lproj/Main.strings"))
        #expect(try list(strings)["x.text"] as? String == "Hallo")
    }

    @Test func wrongJSONIsReported() throws {
        let folder = try TemporaryFolder(["Localizable.xcstrings": "{ \"strings\": [] }"])
        let failure = #expect(throws: BuildFailure.self) {
            try StringCatalog(contentsOf: folder.url("Localizable.xcstrings"))
        }
        #expect(failure?.findings.first?.file.hasSuffix("Localizable.xcstrings") == true)
    }
}
