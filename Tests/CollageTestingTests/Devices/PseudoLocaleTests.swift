import Testing

@testable import CollageTesting

struct PseudoLocaleTests {
    @Test func `accented text is longer, in brackets, and can still be read`() {
        #expect(PseudoLocale.accented.text("Library") == "[Ļîƀŕåŕý ~~~]")
        #expect(PseudoLocale.accented.text("") == "")
    }

    @Test func `mirrored text runs from right to left`() {
        #expect(PseudoLocale.mirrored.text("Library") == "\u{202E}Library\u{202C}")
    }

    @Test(arguments: ["%@", "%1$d", "%.2f", "%lld", "{name}", "%%"])
    func `placeholders stay as they are`(placeholder: String) {
        for locale in PseudoLocale.allCases {
            let text = locale.text("Hello \(placeholder)!")
            #expect(text.contains(placeholder))
            #expect(!text.contains("Hello !"))
        }
        #expect(PseudoLocale.accented.text("a \(placeholder) b").hasPrefix("[å \(placeholder) ƀ"))
    }
}
