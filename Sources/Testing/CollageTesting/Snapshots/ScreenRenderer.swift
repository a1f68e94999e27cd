import CairoRenderer
import DisplayList
import PortableUIKit

/// What draws the screens of tests: one for the process, so that images and shadows that many pictures have are made once.
@MainActor
enum ScreenRenderer {
    private static let glyphs = CairoRenderer(symbols: .glyphs)
    private static let blocks = CairoRenderer(symbols: .blocks)

    /// That for texts of a kind. Images that can't be drawn are told anew for each picture.
    static func renderer(for text: TestHost.Text) -> CairoRenderer {
        let renderer = text.drawing == .glyphs ? glyphs : blocks
        renderer.log = { Diagnostics.log($0) }
        renderer.forgetFailures()
        return renderer
    }

    /// A picture of what a screen shows.
    static func picture(_ frame: DisplayFrame, text: TestHost.Text) throws -> DrawnPicture {
        try renderer(for: text).picture(frame)
    }
}

extension TestHost.Text {
    /// How text that is measured so is drawn.
    var drawing: TextDrawing { self == .fonts ? .glyphs : .blocks }
}
