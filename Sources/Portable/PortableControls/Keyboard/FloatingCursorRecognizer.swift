import Foundation
@_spi(Collage) import PortableQuartz
@_spi(Collage) import PortableUIKitCore

/// A recognizer of the space bar: after a long press, the user drags the caret.
final class FloatingCursorRecognizer: UILongPressGestureRecognizer {
    private let provider: () -> (any UIKeyInput)?
    private weak var input: (any UITextInput)?
    private var start = (touch: CGPoint.zero, caret: CGPoint.zero)

    /// Creates a recognizer with a closure that returns the text that the keyboard edits.
    init(input: @escaping () -> (any UIKeyInput)?) {
        provider = input
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("dragged:", FloatingCursorRecognizer.dragged))
    }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        let location = location(in: nil)
        switch state {
        case .began:
            guard let found = provider() as? any UITextInput, let selection = found.selectedTextRange else { return }
            let caret = found.caretRect(for: selection.end)
            start = (location, CGPoint(x: caret.midX, y: caret.midY))
            input = found
            found.beginFloatingCursor(at: start.caret)
        case .changed:
            let (dx, dy) = (location.x - start.touch.x, location.y - start.touch.y)
            input?.updateFloatingCursor(at: CGPoint(x: start.caret.x + dx, y: start.caret.y + dy))
        default:
            input?.endFloatingCursor()
            input = nil
        }
    }
}
