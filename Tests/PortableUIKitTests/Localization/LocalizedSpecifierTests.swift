import Foundation
import Testing

@_spi(Collage) @testable import PortableQuartz

/// Translations whose placeholders don't fit the arguments are shown instead of ending the process.
struct LocalizedSpecifierTests {
    private func text(_ format: String, _ arguments: any CVarArg...) -> String {
        LocalizedFormat(format, arguments).formatted(locale: Locale(identifier: "en_US"))
    }

    @Test func `placeholders that fit are formatted as usual`() {
        #expect(text("%@ has %d, %.1f%%", NSString("Ada"), 3, 2.25) == "Ada has 3, 2.2%")
        #expect(text("%2$@ %1$lld", 3, NSString("a")) == "a 3")
        #expect(text("%5d|%-5d|%x", 42, 42, 255) == "   42|42   |ff")
        #expect(text("%*d", 5, 42) == "   42")
    }

    @Test func `placeholders of another type show their argument`() {
        #expect(text("%@", 3) == "3" && text("%s", 3) == "3" && text("%@", 2.5) == "2.5")
        #expect(text("%d", NSString("Ada")) == "Ada" && text("%f", NSString("Ada")) == "Ada")
        #expect(text("%d", 2.5) == "2.5" && text("%f", 3) == "3" && text("%Lf", 2.5) == "2.500000")
        #expect(text("%s %p", NSString("Ada"), NSString("Grace")) == "Ada Grace")
    }

    @Test func `placeholders without an argument are text`() {
        #expect(text("%@ and %@", NSString("Ada")) == "Ada and %@")
        #expect(text("%3$d", 1) == "%d")
        #expect(text("%5%d") == "%d" && text("%-%@", 3) == "%@")
    }

    @Test func `names of unknown variables are text`() {
        #expect(text("%#@birds@", 3) == "%#@birds@")
        #expect(text("%#@%@", 3) == "%#@%@" && text("%#@%s%d@ %d", 3, 4) == "%#@%s%d@ 4")
    }

    @Test func `the flag for separators is ignored`() {
        #expect(text("%'d %@", 1_234, NSString("birds")) == "1,234 birds")
        #expect(text("%-'6d|%@", 1_234, NSString("birds")) == "1,234 |birds")
    }

    @Test func `characters in the wrong order are removed`() {
        #expect(text("%5-d|%@", 3, NSString("birds")) == "    3|birds")
        #expect(text("%#d %#lf", 3, NSString("birds")) == "3 birds")
        #expect(text("%2.1.1f", 2.25) == "2.2")
    }

    @Test func `numbers that aren't characters are shown as numbers`() {
        #expect(text("%c", 65) == "A" && text("%c", 200) == "200" && text("%lLd", 3) == "3")
    }

    @Test func `lengths are limited`() {
        #expect(text("%1000000000d", 3).count == 999)
        #expect(text("%*d", 1_000_000_000, 3) == "3" && text("%*d", NSString("Ada"), 3) == "3")
    }

    @Test func `variables that contain each other several times are replaced a limited number of times`() throws {
        let words = String(repeating: "%#@a@%#@b@", count: 8)
        let value: [String: Any] = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "d", "other": words,
        ]
        let list: [String: Any] = ["key": ["NSStringLocalizedFormatKey": "%#@a@", "a": value, "b": value]]
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Localizable.stringsdict"))
        let bundle = try #require(Bundle(path: folder.path))
        let format = bundle.localizedText(forKey: "key", value: nil, table: nil)
        #expect(LocalizedFormat(format, [5]).text.utf8.count < 1_000_000)
    }
}
