import DisplayList
import LayoutGeometry
import Testing

@testable import CairoRenderer

/// The notes in images.
struct ImageMetadataTests {
    private func frame(_ commands: [DisplayCommand] = [], color: Color = .white) -> DisplayFrame {
        let size = Size(width: 60, height: 30)
        let root = DisplayNode(
            id: 0, bounds: Rect(origin: .zero, size: size), backgroundColor: color, commands: commands)
        return DisplayFrame(size: size, scale: 1, root: root)
    }

    private let word = text("Word", font: FontDescription(family: .system, size: 16), baseline: 20)

    @Test func `an image records the libraries and fonts that it was drawn with`() throws {
        let origin = try #require(ImageOrigin(ofFile: try CairoRenderer().png(frame([.text(word, origin: .zero)]))))
        #expect(
            origin.libraries.map(\.name) == [
                "Collage's renderer", "Cairo", "Pixman", "Pango", "HarfBuzz", "FreeType", "Fontconfig",
            ])
        #expect(origin.fonts.map(\.name) == ["Inter"])
        #expect(origin == ImageOrigin(text: origin.text))
    }

    @Test func `blocks don't depend on fonts`() throws {
        var blocks = word
        blocks.drawing = .blocks
        let picture = try CairoRenderer().picture(frame([.text(blocks, origin: .zero)]))
        #expect(picture.origin.fonts.isEmpty)
        #expect(picture.origin.text.hasSuffix("\nFonts: none"))
    }

    @Test func `differences between two machines are described`() {
        let there = ImageOrigin(
            libraries: [.init(name: "Cairo", version: "1.16.0"), .init(name: "Pango", version: "1.50.12")],
            fonts: [.init(name: "Inter", version: "3.19"), .init(name: "Nobody Sans", version: "1.0")])
        var here = there
        #expect(here.explanation(against: there) == nil)
        here.libraries[1].version = "1.52.1"
        here.fonts = [.init(name: "Inter", version: "4.0")]
        #expect(
            here.explanation(against: there)
                == "The reference was drawn with Pango 1.50.12, Inter 3.19 and Nobody Sans 1.0; here are Pango 1.52.1, "
                + "Inter 4.0 and no Nobody Sans.")
    }

    @Test func `characters of other fonts don't depend on the machine`() {
        let there = ImageOrigin(libraries: [], fonts: [.init(name: "Noto Color Emoji", version: "1.0")])
        #expect(ImageOrigin(libraries: [], fonts: []).explanation(against: there) == nil)
    }

    @Test
    func `a file is equal without being decoded if its pixels are the written ones`()
        throws
    {
        let picture = try CairoRenderer().picture(frame())
        let other = try CairoRenderer().picture(frame(color: .red))
        #expect(picture.isKnownToEqual(to: picture.png))
        #expect(!other.isKnownToEqual(to: picture.png))
        // The pixels of one file with the note of another.
        var chunks = Array(PNGChunks(file: picture.png))
        let place = try #require(chunks.firstIndex { $0.type == "IDAT" })
        chunks[place].content = try #require(PNGChunks(file: other.png).first { $0.type == "IDAT" }).content
        var forged = PNGSignature.bytes
        for chunk in chunks { PNGChunks.append(chunk.type, Array(chunk.content), to: &forged) }
        #expect(!picture.isKnownToEqual(to: forged))
        #expect(!picture.isKnownToEqual(to: Array(picture.png.dropLast(13))))
        #expect(!picture.isKnownToEqual(to: [1, 2, 3]))
        #expect(!picture.isKnownToEqual(to: []))
    }
}
