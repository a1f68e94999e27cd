import CairoRenderer
import DisplayList
import PortableUIKit

/// The renderers for screens of tests. The process shares them, so that images and shadows are rendered once.
@MainActor
enum ScreenRenderer {
    private static let glyphs = CairoRenderer(symbols: .glyphs)
    private static let blocks = CairoRenderer(symbols: .blocks)

    /// Returns the renderer for a kind of text. It reports images that can't be drawn, once for each frame.
    static func renderer(for text: TestHost.Text) -> CairoRenderer {
        let renderer = text.drawing == .glyphs ? glyphs : blocks
        renderer.log = { Diagnostics.log($0) }
        renderer.removeFailures()
        return renderer
    }

    /// Returns an image of a screen.
    static func picture(_ frame: DisplayFrame, text: TestHost.Text) throws -> DrawnImage {
        try renderer(for: text).picture(frame)
    }
}

extension TestHost.Text {
    /// The drawing of text with these metrics.
    var drawing: TextDrawing { self == .fonts ? .glyphs : .blocks }
}
