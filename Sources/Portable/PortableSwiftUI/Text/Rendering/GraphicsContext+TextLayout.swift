import DisplayList
import LayoutGeometry
import PortableUIKit

extension GraphicsContext {
    /// Draws a line of a text at its position.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        draw(line.map(\.textRun), at: line.typographicBounds, line.first?.mode)
    }

    /// Draws a run of a text at its position.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw([run.textRun], at: run.typographicBounds, run.mode)
    }

    /// Draws a slice of a text at its position.
    ///
    /// Differs from SwiftUI: letters of scripts with connected letters have their separate form.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw([slice.textRun], at: slice.typographicBounds, slice.run.mode)
    }

    private func draw(_ runs: [TextRun], at bounds: Text.Layout.TypographicBounds, _ mode: TextDrawing?) {
        guard let mode, !runs.isEmpty else { return }
        let line = TextLine(
            runs: runs, baseline: Double(bounds.origin.y), ascent: Double(bounds.ascent),
            descent: Double(bounds.descent), x: Double(bounds.origin.x), width: Double(bounds.width))
        let size = Size(width: line.x + line.width, height: line.baseline + line.descent)
        record([.text(TextLayout(lines: [line], size: size, drawing: mode), origin: .zero)])
    }
}

extension Text.Layout.Run {
    fileprivate var textRun: TextRun {
        var run = drawing
        run.x = Double(typographicBounds.origin.x)
        return run
    }
}

extension Text.Layout.RunSlice {
    fileprivate var textRun: TextRun {
        let bounds = typographicBounds
        var result = run.drawing
        if indices.count < run.glyphs.count {
            let logical = run.drawing.isRightToLeft ? Array(glyphs.reversed()) : Array(glyphs)
            result.text = logical.map(\.text).joined()
            result.width = Double(bounds.width)
        }
        result.x = Double(bounds.origin.x)
        return result
    }
}
