import CollageTesting
import PortableUIKit
import Testing

/// Fonts and their descriptors in archives.
@MainActor @Suite(.device) struct FontArchiveTests {
    private func copy<Value: NSObject & NSSecureCoding>(_ value: Value) throws -> Value? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Value.self, from: data)
    }

    @Test func `a font is equal to the one read from its archive`() throws {
        let italic = UIFont.systemFont(ofSize: 15, weight: .semibold).fontDescriptor.withSymbolicTraits(.traitItalic)
        let fonts = [
            UIFont.systemFont(ofSize: 17), .boldSystemFont(ofSize: 21.5),
            .monospacedSystemFont(ofSize: 12, weight: .light),
            .monospacedDigitSystemFont(ofSize: 13, weight: .heavy), .preferredFont(forTextStyle: .headline),
            try #require(UIFont(name: "Georgia-Bold", size: 30)), UIFont(descriptor: try #require(italic), size: 0),
            .systemFont(ofSize: 14, weight: .black, width: .condensed),
        ]
        for font in fonts { #expect(try copy(font) == font, "\(font)") }
    }

    @Test func `a descriptor is equal to the one read from its archive`() throws {
        let descriptor = UIFontDescriptor(name: "Georgia", size: 11)
        let copied = try #require(try copy(descriptor))
        #expect(copied == descriptor && copied.pointSize == 11 && copied.postscriptName == descriptor.postscriptName)
    }

    @Test func `the font of a text style still follows the text size`() throws {
        let font = try #require(try copy(UIFont.preferredFont(forTextStyle: .body)))
        let host = TestHost()
        let label = UILabel()
        label.font = font
        label.adjustsFontForContentSizeCategory = true
        host.show(label)
        host.change(contentSizeCategory: .accessibilityExtraLarge)
        #expect(label.font.pointSize > font.pointSize)
    }

    @Test func `an archive of a font that doesn't exist anymore, or of other data, has no font`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(Data("{}".utf8) as NSData, forKey: "CollageFont")
        archiver.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIFont(coder: coder) == nil && UIFontDescriptor(coder: coder) == nil)
    }
}
