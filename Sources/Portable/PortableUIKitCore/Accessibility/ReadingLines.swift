import DisplayList
import Foundation

/// The visible lines of an element with text that's read continuously.
@MainActor
package struct ReadingLines {
    /// The maximum number of lines that are read.
    private static let limit = 1_000

    private let content: any UIAccessibilityReadingContent
    private let visible: CGRect

    /// Creates the lines of an element whose visible part has a frame on the screen.
    package init(_ content: any UIAccessibilityReadingContent, in visible: CGRect) {
        self.content = content
        self.visible = visible
    }

    /// The lines from the top of the visible part to its bottom. Lines with a frame outside of it are left out.
    package var lines: [AccessibleElement.Line] {
        let first = number(atY: visible.minY) ?? 0
        let last = number(atY: visible.maxY - 1) ?? .max
        guard first <= last else { return [] }
        var lines: [AccessibleElement.Line] = []
        for number in first...min(last, first + Self.limit - 1) {
            guard let text = content.accessibilityAttributedContent(forLineNumber: number) else { break }
            let frame = content.accessibilityFrame(forLineNumber: number)
            guard frame.isEmpty || frame.intersects(visible) else {
                if frame.minY >= visible.maxY { break }
                continue
            }
            lines.append(
                AccessibleElement.Line(
                    text: text.string, frame: frame.rect,
                    language: text.uniformValue(of: .accessibilitySpeechLanguage)))
        }
        return lines
    }

    /// Returns the number of the line at the leading edge of a height on the screen, or `nil` if there's no line.
    private func number(atY y: CGFloat) -> Int? {
        var point = CGPoint(x: visible.minX, y: y)
        if let view = content as? UIView, let window = view.window {
            let origin = window.convertToScreen(CGRect.zero).origin
            point = view.convert(CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: window)
        } else if let element = content as? UIAccessibilityElement {
            let frame = element.accessibilityFrame
            point = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
        }
        let number = content.accessibilityLineNumber(for: point)
        return (0..<1_000_000_000).contains(number) ? number : nil
    }
}
