import Foundation
import Testing

@testable import PortableQuartz
import PortableUIKit

struct LocalizedStringResourceTests {
    @Test func `a resource is looked up in its table and bundle when it's needed`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let strings = "\"Hello %@\" = \"Hallo %@\"; \"greeting\" = \"Moin\";"
        try Data(strings.utf8).write(to: folder.appendingPathComponent("Texts.strings"))
        let name = "Ann"
        let hello = LocalizedStringResource("Hello \(name)", table: "Texts", bundle: .atURL(folder))
        #expect(String(localized: hello) == "Hallo Ann")
        #expect(hello.key == "Hello %@" && hello.table == "Texts")
        let greeting = LocalizedStringResource(
            "greeting", defaultValue: "Hi", table: "Texts", bundle: try #require(Bundle(path: folder.path)))
        #expect(String(localized: greeting) == "Moin")
        #expect(String(localized: LocalizedStringResource("greeting", defaultValue: "Hi")) == "Hi")
    }

    @Test func `a literal is a resource, and numbers have the format of its locale`() {
        let plain: LocalizedStringResource = "Done"
        #expect(plain == LocalizedStringResource("Done", bundle: .main))
        #expect(String(localized: plain) == "Done")
        var number: LocalizedStringResource = "\(1.5, specifier: "%.1f") km"
        number.locale = Locale(identifier: "de_DE")
        #expect(String(localized: number) == "1,5 km")
    }

    @Test(arguments: [
        ("1 item", "1 item"), ("2 item", "2 items"), ("3 baby", "3 babies"), ("4 key", "4 keys"),
        ("5 child", "5 children"), ("6 dish", "6 dishes"), ("no number", "no number"), ("2", "2"),
    ])
    func `the last word agrees with the number`(phrase: String, result: String) {
        #expect(EnglishPlural.inflecting(phrase) == result)
    }
}
