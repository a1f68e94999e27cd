import Foundation
import TemporaryFolders
import Testing
import XcodeProjects

@testable import AppBuilding

/// The symbols that Xcode generates from string catalogs.
struct StringSymbolTests {
    @Test(arguments: [
        ("welcome", "welcome"), ("Welcome Back", "welcomeBack"), ("2023_TRIP_NAME", "_2023TripName"),
        ("app.home.title", "appHomeTitle"), ("default", "`default`"),
    ])
    func `symbols have Xcode's names`(key: String, symbol: String) {
        #expect(StringSymbolSource.symbol(of: key) == symbol)
    }

    @Test(arguments: [
        ("Hello", []), ("%@ has %lld rows", ["Swift.String", "Swift.Int"]),
        ("%2$@ of %1$.2f", ["Swift.Double", "Swift.String"]), ("100%%", []),
    ])
    func `placeholders are arguments`(text: String, types: [String]) {
        #expect(StringSymbolSource.arguments(in: text) == types)
    }

    @Test func `manually managed texts have symbols, in types for tables`() throws {
        let catalog = try StringCatalog(
            Data(
                #"""
                {"sourceLanguage": "en", "version": "1.0", "strings": {
                    "welcome": {"extractionState": "manual", "localizations": {
                        "en": {"stringUnit": {"state": "translated", "value": "Welcome, %@!"}}}},
                    "title": {"extractionState": "manual"},
                    "Extracted": {}
                }}
                """#.utf8))
        #expect(catalog.managedTexts == ["welcome": "Welcome, %@!", "title": "title"])
        let source = StringSymbolSource(
            tables: ["Localizable": catalog.managedTexts, "Trips": ["name": "Name"]], bundle: ".main",
            isOnMainActor: true)
        let text = try #require(source.text)
        #expect(
            text.contains(
                "    nonisolated static func welcome(_ arg1: Swift.String) -> UIKit.LocalizedStringResource { "
                    + #"UIKit.LocalizedStringResource("welcome", defaultValue: "\(arg1)", table: "Localizable", "#))
        #expect(text.contains("nonisolated static var title: UIKit.LocalizedStringResource {"))
        #expect(text.contains("    enum Trips {\n        nonisolated static var name:"))
        #expect(StringSymbolSource(tables: ["A": [:]], bundle: ".main", isOnMainActor: false).text == nil)
    }
}
