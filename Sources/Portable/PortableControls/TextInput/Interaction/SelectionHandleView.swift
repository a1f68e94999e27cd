import DisplayList
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

/// A handle at the end of a selection, which the user can drag.
final class SelectionHandleView: UIView {
    /// The size of the touch area, in points.
    private static let side: CGFloat = 44
    private static let knobRadius = 5.5

    private let isStart: Bool
    /// The rectangle of the caret at this end of the selection, in the handle's coordinate space.
    private var caret = CGRect.zero
    let recognizer = HandlePanGestureRecognizer(target: nil, action: nil)

    init(isStart: Bool) {
        self.isStart = isStart
        super.init(frame: .zero)
        isHidden = true
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// Moves the handle to the end of a selection whose caret has the given rectangle, in the superview's coordinate
    /// space.
    func show(at caret: CGRect?) {
        isHidden = caret == nil
        guard let caret else { return }
        let area = caret.insetBy(dx: (caret.width - Self.side) / 2, dy: min((caret.height - Self.side) / 2, 0))
            .insetBy(dx: 0, dy: -12)
        let place = caret.offsetBy(dx: -area.minX, dy: -area.minY)
        guard frame != area || self.caret != place else { return }
        frame = area
        self.caret = place
        setNeedsDisplay()
    }

    override func makeDisplayCommands() -> [DisplayCommand] {
        let paint = Paint.color(tintColor.color(with: traitCollection))
        let radius = Self.knobRadius
        let y = isStart ? Double(caret.minY) - radius + 1 : Double(caret.maxY) + radius - 1
        let knob = Rect(x: Double(caret.midX) - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
        return [.fill(Path(caret.rect), paint), .fill(Path(knob, corners: CornerRadii(all: radius)), paint)]
    }
}

/// A pan gesture recognizer that begins earlier than a scroll view's.
class HandlePanGestureRecognizer: UIPanGestureRecognizer {
    override func hysteresisToRemove(from translation: CGPoint) -> CGPoint? {
        distance(from: .zero, to: translation) >= 4 ? .zero : nil
    }
}
