import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

struct LocalizedStringTests {
    /// A bundle with a table, for the duration of a test.
    private func withBundle(_ table: String, _ strings: String, _ body: (Bundle) -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(strings.utf8).write(to: folder.appendingPathComponent("\(table).strings"))
        body(try #require(Bundle(path: folder.path)))
    }

    @Test func `a key is looked up, and is the text if it's missing`() throws {
        try withBundle("Localizable", "\"Hello\" = \"Hallo\";") { bundle in
            #expect(String(localized: "Hello", bundle: bundle) == "Hallo")
            #expect(String(localized: "Good-bye", bundle: bundle, comment: "When people leave") == "Good-bye")
            #expect(String(localized: "100%", bundle: bundle) == "100%")
            let key = "Hello"
            #expect(String(localized: String.LocalizationValue(key), bundle: bundle) == "Hallo")
            #expect(String(localized: "greeting", defaultValue: "Hi", bundle: bundle) == "Hi")
        }
    }

    @Test func `values are inserted where the text of the table specifies`() throws {
        let strings = """
            "%@ has %lld rows" = "%2$lld Zeilen in %1$@";
            "weight" = "%lf kg zu 100 %%";
            """
        try withBundle("Names", strings) { bundle in
            let name = "Liste"
            let locale = Locale(identifier: "en_US_POSIX")
            #expect(
                String(localized: "\(name) has \(3) rows", table: "Names", bundle: bundle, locale: locale)
                    == "3 Zeilen in Liste")
            #expect(
                String(localized: "weight", defaultValue: "\(1.5) kg", table: "Names", bundle: bundle, locale: locale)
                    == "1.500000 kg zu 100 %")
            #expect(
                String(localized: "\(2.25, specifier: "%.1f") of 50%", bundle: bundle, locale: locale) == "2.2 of 50%")
            #expect(NSLocalizedString("weight", tableName: "Names", bundle: bundle, comment: "") == "%lf kg zu 100 %%")
            #expect(NSLocalizedString("x", tableName: "Names", bundle: bundle, value: "y", comment: "") == "y")
        }
    }
}
