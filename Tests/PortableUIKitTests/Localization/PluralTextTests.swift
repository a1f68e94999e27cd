import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

/// Texts of `.stringsdict` files.
struct PluralTextTests {
    /// A bundle with one language and a table of rules in it.
    private func withBundle(_ language: String, _ rules: [String: Any], _ body: (Bundle) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let language = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let data = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
        try data.write(to: language.appendingPathComponent("Localizable.stringsdict"))
        try Data("\"Hello\" = \"Hi\";".utf8).write(to: language.appendingPathComponent("Localizable.strings"))
        body(try #require(Bundle(path: folder.path)))
    }

    private func plural(_ forms: [String: String], type: String = "d") -> [String: Any] {
        var rule: [String: Any] = forms
        rule["NSStringFormatSpecTypeKey"] = "NSStringPluralRuleType"
        rule["NSStringFormatValueTypeKey"] = type
        return rule
    }

    private func text(_ key: String, _ arguments: any CVarArg..., in bundle: Bundle) -> String {
        let format = bundle.localizedText(forKey: key, value: nil, table: nil)
        return String(localizedFormat: format, locale: Locale(identifier: "en_US_POSIX"), arguments: arguments)
    }

    @Test func `plural forms match the number that they're formatted with`() throws {
        let birds: [String: Any] = [
            "NSStringLocalizedFormatKey": "%#@count@ today",
            "count": plural(["zero": "No birds", "one": "One bird", "other": "%d birds"]),
        ]
        try withBundle("en", ["birds": birds]) { bundle in
            #expect(text("birds", 0, in: bundle) == "No birds today")
            #expect(text("birds", 1, in: bundle) == "One bird today")
            #expect(text("birds", 3, in: bundle) == "3 birds today")
            // Other keys of the bundle are looked up as usual.
            #expect(text("Hello", in: bundle) == "Hi")
            #expect(text("100%% of %d", 5, in: bundle) == "100% of 5")
        }
    }

    @Test func `the language of the folder specifies the plural categories`() throws {
        let files: [String: Any] = [
            "NSStringLocalizedFormatKey": "%#@files@",
            "files": plural(["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"]),
        ]
        try withBundle("pl", ["files": files]) { bundle in
            #expect(
                [1, 3, 5, 22].map { text("files", $0, in: bundle) } == ["1 plik", "3 pliki", "5 plików", "22 pliki"])
        }
    }

    @Test func `a table without a language uses the language that the app is written in`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let dogs: [String: Any] = [
            "NSStringLocalizedFormatKey": "%#@dogs@", "dogs": plural(["one": "a dog", "other": "%d dogs"]),
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: ["dogs": dogs], format: .binary, options: 0)
        try data.write(to: folder.appendingPathComponent("Localizable.stringsdict"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect([1, 2].map { text("dogs", $0, in: bundle) } == ["a dog", "2 dogs"])
    }

    @Test func `of several languages, plural rules use the language of the other strings`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, word) in [("de", "Hunde"), ("en", "dogs"), ("fr", "chiens")] {
            let url = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            let dogs: [String: Any] = [
                "NSStringLocalizedFormatKey": "%#@dogs@", "dogs": plural(["other": "%d \(word)"]),
            ]
            let data = try PropertyListSerialization.data(fromPropertyList: ["dogs": dogs], format: .xml, options: 0)
            try data.write(to: url.appendingPathComponent("Localizable.stringsdict"))
            try Data("\"all\" = \"\(word)\";".utf8).write(to: url.appendingPathComponent("Localizable.strings"))
        }
        let bundle = try #require(Bundle(path: folder.path))
        #expect(text("all", in: bundle) == "dogs")
        #expect(text("dogs", 2, in: bundle) == "2 dogs")
    }

    @Test func `several numbers have separate plurals, in any order and nested`() throws {
        let rules: [String: Any] = [
            "in order": [
                "NSStringLocalizedFormatKey": "%@: %#@files@ in %#@folders@, %.1f%%",
                "files": plural(["one": "a file", "other": "%d files"]),
                "folders": plural(["one": "a folder", "other": "%d folders"]),
            ],
            "turned": [
                "NSStringLocalizedFormatKey": "%2$#@folders@ with %1$#@files@",
                "files": plural(["one": "a file", "other": "%d files"]),
                "folders": plural(["one": "A folder", "other": "%d folders"]),
            ],
            "nested": [
                "NSStringLocalizedFormatKey": "%1$#@files@",
                "files": plural(["one": "a file in %2$#@folders@", "other": "%1$d files in %2$#@folders@"]),
                "folders": plural(["one": "a folder", "other": "%d folders"]),
            ],
        ]
        try withBundle("en", rules) { bundle in
            let name = NSString("Disk")
            #expect(text("in order", name, 1, 2, 50.0, in: bundle) == "Disk: a file in 2 folders, 50.0%")
            #expect(text("in order", name, 3, 1, 0.5, in: bundle) == "Disk: 3 files in a folder, 0.5%")
            #expect(text("turned", 3, 1, in: bundle) == "A folder with 3 files")
            #expect(text("nested", 4, 2, in: bundle) == "4 files in 2 folders")
            #expect(text("nested", 1, 1, in: bundle) == "a file in a folder")
        }
    }

    @Test func `values in a key select their words`() throws {
        let birds: [String: Any] = [
            "NSStringLocalizedFormatKey": "%#@value@",
            "value": plural(["one": "%lld bird", "other": "%lld birds"], type: "lld"),
        ]
        try withBundle("en", ["%lld birds": birds]) { bundle in
            let locale = Locale(identifier: "en_US_POSIX")
            #expect(String(localized: "\(1) birds", bundle: bundle, locale: locale) == "1 bird")
            #expect(String(localized: "\(7) birds", bundle: bundle, locale: locale) == "7 birds")
        }
    }

    @Test func `strings for devices and widths are selected when they are looked up`() throws {
        let rules: [String: Any] = [
            "device": ["NSStringDeviceSpecificRuleType": ["mac": "Click", "iphone": "Tap", "other": "Press"]],
            "width": ["NSStringVariableWidthRuleType": ["20": "Short", "100": "Rather long"]],
        ]
        try withBundle("en", rules) { bundle in
            #expect(text("device", in: bundle) == "Tap")
            #expect(text("width", in: bundle) == "Rather long")
        }
    }

    @Test func `parts without a rule or an argument are shown unchanged`() throws {
        let rules: [String: Any] = [
            "unknown": ["NSStringLocalizedFormatKey": "%#@count@ and %#@other@", "count": plural(["other": "%d"])],
            "endless": ["NSStringLocalizedFormatKey": "%#@a@", "a": plural(["other": "%#@a@"])],
            "no rule": "text",
        ]
        try withBundle("en", rules) { bundle in
            #expect(text("unknown", 1, 2, in: bundle) == "1 and %#@other@")
            #expect(text("unknown", in: bundle).hasPrefix("%#@count"))
            #expect(text("endless", 1, in: bundle).hasPrefix("%#@a"))
        }
    }
}
