import CollageTesting
import Testing

struct ParagraphStyleTests {
    @Test func `text wraps at words and is aligned naturally by default`() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
        #expect(style.baseWritingDirection == .natural && style.lineBreakStrategy == [])
        let lengths = [
            style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore, style.headIndent,
            style.tailIndent, style.firstLineHeadIndent, style.minimumLineHeight, style.maximumLineHeight,
            style.lineHeightMultiple, style.defaultTabInterval, CGFloat(style.hyphenationFactor),
        ]
        #expect(lengths.allSatisfy { $0 == 0 })
        #expect(!style.usesDefaultHyphenation && !style.allowsDefaultTighteningForTruncation)
    }

    /// A style with no default values.
    private func makeStyle() -> NSMutableParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byTruncatingMiddle
        style.baseWritingDirection = .rightToLeft
        style.lineBreakStrategy = .pushOut
        style.lineSpacing = 1
        style.paragraphSpacing = 2
        style.paragraphSpacingBefore = 3
        style.headIndent = 4
        style.tailIndent = 5
        style.firstLineHeadIndent = 6
        style.minimumLineHeight = 7
        style.maximumLineHeight = 8
        style.lineHeightMultiple = 9
        style.defaultTabInterval = 10
        style.hyphenationFactor = 0.5
        style.usesDefaultHyphenation = true
        style.allowsDefaultTighteningForTruncation = true
        return style
    }

    @Test func `a copy has all values and is immutable`() throws {
        let style = makeStyle()
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(!(copy is NSMutableParagraphStyle))
        #expect(copy == style && copy.hash == style.hash)
        style.lineSpacing = 99
        #expect(copy != style && copy.lineSpacing == 1 && copy.alignment == .center)
        #expect(copy.lineBreakStrategy == .pushOut && copy.hyphenationFactor == 0.5)
    }

    @Test func `a mutable copy is independent`() throws {
        let style = try #require(makeStyle().copy() as? NSParagraphStyle)
        let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style)
        copy.alignment = .right
        #expect(style.alignment == .center && copy != style)
    }

    @Test func `a style can copy all values of another`() {
        let style = NSMutableParagraphStyle()
        #expect(style != makeStyle())
        style.setParagraphStyle(makeStyle())
        #expect(style == makeStyle())
    }

    @Test(arguments: [("en", NSWritingDirection.leftToRight), ("he", .rightToLeft), ("ar-EG", .rightToLeft)])
    func `the direction of a language is known`(name: String, direction: NSWritingDirection) {
        #expect(NSParagraphStyle.defaultWritingDirection(forLanguage: name) == direction)
    }
}
