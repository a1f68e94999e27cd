import DisplayList
import Foundation
import LayoutGeometry
import Testing

@testable import CairoRenderer

/// An app's fonts in files that aren't installed: copies of Debian's fonts.
struct AppFontDrawingTests {
    private let source = "/usr/share/fonts/truetype/noto/NotoSerif-Italic.ttf"

    /// Adds a copy of a font under a unique name.
    private func bring(_ name: String) throws -> FontDescription {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(name)-\(UUID()).ttf")
        try FileManager.default.copyItem(atPath: source, toPath: file.path)
        AppFonts.add([FontFace(family: name, weight: 400, isItalic: true, path: file.path)])
        return FontDescription(family: .named(name), size: 30, isItalic: true)
    }

    @Test func `text is measured and drawn with an app's font`() throws {
        let measurer = PangoTextMeasurer()
        let unknown = FontDescription(family: .named("Tea-Italic"), size: 30, isItalic: true)
        func width(_ font: FontDescription) -> Double {
            measurer.shape("Hamburgefonstiv", font: font).clusters.reduce(0) { $0 + $1.advance }
        }
        // An unknown name is shaped with the system's face. Its shaped text is discarded when the font is added.
        let before = width(unknown)
        let font = try bring("Tea-Italic")
        let serif = FontDescription(family: .named("Noto Serif"), size: 30, isItalic: true)
        #expect(width(font) == width(serif))
        #expect(abs(width(font) - before) > 1)

        let size = Size(width: 260, height: 50)
        func draw(_ font: FontDescription) throws -> DecodedImage {
            let layout = text("Hamburgefonstiv", font: font, baseline: 32)
            return try HostTests.draw(
                node(0, 0, 260, 50, commands: [.text(layout, origin: Point(x: 5, y: 5))]), size: size, scale: 1)
        }
        #expect(try draw(font) == draw(serif))
        #expect(try draw(font).coverage > 500)
    }

    @Test func `an app's copy of a face doesn't replace the machine's`() throws {
        _ = try bring("Coffee-Italic")
        let shaped = TextShaper.shape(
            "a", font: FontDescription(family: .named("Noto Serif"), size: 30, isItalic: true))
        #expect(shaped.segments.first?.face.name == "Noto Serif")
        let own = TextShaper.shape(
            "a", font: FontDescription(family: .named("Coffee-Italic"), size: 30, isItalic: true))
        #expect(own.segments.first?.face.name == "Coffee-Italic")
    }

    @Test func `characters missing from an app's font are drawn with other fonts`() throws {
        let font = try bring("Water-Italic")
        let faces = TextShaper.shape("a漢", font: font).segments.map(\.face.name)
        #expect(faces.count == 2 && faces[0] == "Water-Italic" && faces[1].contains("CJK"))
    }
}
