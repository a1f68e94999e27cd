import DisplayList
import Foundation
import Testing

@testable import CairoRenderer

struct FontPackerTests {
    private let inter: FontFace

    init() throws {
        inter = try #require(CairoSupport.fontFaces.first { $0.family == "Inter" && $0.weight == 400 && !$0.isItalic })
    }

    @Test func `a font with some of the characters is a small WOFF 2 file`() throws {
        let letters = try #require(FontPacker.woff2(path: inter.path, characters: [0x20...0x7E]))
        #expect(letters.starts(with: Array("wOF2OTTO".utf8)))
        let length = letters[8..<12].reduce(0) { $0 << 8 | Int($1) }
        #expect(length == letters.count)
        #expect(letters.count % 4 == 0)
        let one = try #require(FontPacker.woff2(path: inter.path, characters: [0x41...0x41]))
        let size = try #require(FileManager.default.contents(atPath: inter.path)).count
        #expect(one.count < letters.count)
        #expect(letters.count * 10 < size)
    }

    @Test func `a font without the characters has no part`() {
        #expect(FontPacker.woff2(path: inter.path, characters: [0xF_0000...0xF_0040]) == nil)
        #expect(FontPacker.woff2(path: "/nowhere.otf", characters: [0x41...0x41]) == nil)
    }

    @Test(
        arguments: [
            [], Array("wOFF".utf8), [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0],
            // A table that reaches beyond the file.
            [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("glyf".utf8) + [
                0, 0, 0, 0, 0, 0, 0, 28, 0xFF, 0xFF, 0xFF, 0xFF,
            ],
        ] as [[UInt8]])
    func `data that isn't a font is rejected`(bytes: [UInt8]) {
        #expect(WOFF2(sfnt: bytes) == nil)
    }

    @Test func `TrueType outlines keep their type`() throws {
        var file: [UInt8] = [0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0]
        for (tag, start, length) in [("glyf", 44, 4), ("loca", 48, 4)] {
            file += Array(tag.utf8) + [0, 0, 0, 0, 0, 0, 0, UInt8(start), 0, 0, 0, UInt8(length)]
        }
        file += [1, 2, 3, 4, 5, 6, 7, 8]
        let packed = try #require(WOFF2(sfnt: file)?.file { $0 })
        // Numbers 10 and 11 of the format's tables, with the mark of no transform, and their lengths.
        #expect(Array(packed[48..<52]) == [10 | 0xC0, 4, 11 | 0xC0, 4])
        #expect(Array(packed[52..<60]) == [1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test func `packed text is smaller`() throws {
        let text = [UInt8](repeating: 65, count: 10_000)
        #expect(try #require(FontPacker.brotli(text)).count < 100)
    }
}
