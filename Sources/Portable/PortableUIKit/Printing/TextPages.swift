import DisplayList
import Foundation
import LayoutGeometry

/// Text that's divided into pages between its lines.
struct TextPages {
    private let layout: TextLayout
    /// The lines of each page.
    private var pages: [Range<Int>] = []

    /// Divides text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - width: The width of the lines, in points.
    ///   - lastInset: The space below the last line of the text.
    ///   - height: A closure that returns the height of a page by its number. A line that's higher than its page gets a
    ///     page.
    @MainActor
    init(_ text: NSAttributedString, width: CGFloat, lastInset: CGFloat, height: (Int) -> CGFloat) {
        layout = text.printLayout(width: width)
        var start = 0
        while start < layout.lines.count {
            let limit = Self.top(layout.lines[start]) + Double(height(pages.count))
            var end = start + 1
            while end < layout.lines.count {
                let inset = end == layout.lines.count - 1 ? Double(lastInset) : 0
                guard Self.bottom(layout.lines[end]) + inset <= limit + 0.001 else { break }
                end += 1
            }
            pages.append(start..<end)
            start = end
        }
    }

    var count: Int { pages.count }

    private static func top(_ line: TextLine) -> Double { line.baseline - line.ascent }
    private static func bottom(_ line: TextLine) -> Double { line.baseline + line.descent }

    /// The height of the lines of a page.
    func height(of page: Int) -> CGFloat {
        let lines = layout.lines[pages[page]]
        guard let first = lines.first, let last = lines.last else { return 0 }
        return CGFloat(Self.bottom(last) - Self.top(first))
    }

    /// Draws the lines of a page into the current context.
    @MainActor
    func draw(_ page: Int, at origin: CGPoint) {
        guard pages.indices.contains(page), let first = layout.lines[pages[page]].first else { return }
        var part = layout
        part.lines = Array(layout.lines[pages[page]])
        let point = Point(x: Double(origin.x), y: Double(origin.y) - Self.top(first))
        CurrentDrawing.context?.append(part.commands(at: point))
    }
}
