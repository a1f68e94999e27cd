import Foundation
import Testing

@testable import AppBuilding

@Suite struct StringCatalogTests {
    private func list(_ data: Data?) throws -> [String: Any] {
        let data = try #require(data)
        return try #require(PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    }

    @Test func textsAndPluralsComeApart() throws {
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

    @Test func wrongJSONIsNamed() throws {
        let folder = try TemporaryFolder(["Localizable.xcstrings": "{ \"strings\": [] }"])
        let failure = #expect(throws: BuildFailure.self) {
            try StringCatalog(contentsOf: folder.url("Localizable.xcstrings"))
        }
        #expect(failure?.findings.first?.file.hasSuffix("Localizable.xcstrings") == true)
    }
}
