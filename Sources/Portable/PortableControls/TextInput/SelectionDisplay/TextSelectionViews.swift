import Foundation
@_spi(Collage) import PortableUIKitCore

/// A view that shows the insertion point of text.
@preconcurrency @MainActor
public protocol UITextCursorView: UICoordinateSpace {
    /// A Boolean value that indicates whether the cursor blinks.
    var isBlinking: Bool { get set }

    /// Restarts the blinking with a visible cursor.
    func resetBlinkAnimation()
}

/// A view that shows the background of selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: UICoordinateSpace {
    /// The rectangles of the selection, in the coordinate space of the view.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// A view at the start or the end of a selection, which the user drags.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: UICoordinateSpace {
    /// The side of the selection that the handle is at: `.top` for the start, and `.bottom` for the end.
    var direction: NSDirectionalRectEdge { get set }

    /// A Boolean value that indicates whether the handle is above or below the text.
    var isVertical: Bool { get }

    /// The shape of the handle, or `nil` for the standard shape.
    var customShape: UIBezierPath? { get set }

    /// Returns the frame of the handle for the rectangle of the caret at its end of the selection.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The standard insertion point: a blinking line in the tint color.
@preconcurrency @MainActor
open class UIStandardTextCursorView: UIView, UITextCursorView {
    private static let interval = 0.5

    private lazy var timer = FrameTimer(isAwaited: false) { [weak self] in self?.blink() }

    /// Creates a cursor with a frame, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a cursor from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.cornerRadius = 1
        backgroundColor = tintColor
    }

    /// Shows the new tint color.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        backgroundColor = tintColor
    }

    /// A Boolean value that indicates whether the cursor blinks. The default is `false`.
    open var isBlinking = false {
        didSet { if isBlinking != oldValue { resetBlinkAnimation() } }
    }

    /// Restarts the blinking with a visible cursor.
    open func resetBlinkAnimation() {
        alpha = 1
        if isBlinking { timer.start(after: Self.interval, for: self) } else { timer.stop() }
    }

    private func blink() {
        alpha = alpha > 0 ? 0 : 1
        timer.start(after: Self.interval, for: self)
    }
}

/// The standard background of selected text: a light form of the tint color.
final class StandardHighlightView: UIView, UITextSelectionHighlightView {
    private var parts: [UIView] = []

    var selectionRects: [UITextSelectionRect] = [] {
        didSet { update() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    private func update() {
        while parts.count > selectionRects.count { parts.removeLast().removeFromSuperview() }
        while parts.count < selectionRects.count {
            let part = UIView(frame: .zero)
            addSubview(part)
            parts.append(part)
        }
        for (part, rect) in zip(parts, selectionRects) {
            part.backgroundColor = tintColor.withAlphaComponent(0.2)
            part.transform = .identity
            part.frame = rect.rect
            part.transform = rect.transform
        }
    }
}

/// The standard handle of a selection: a line with a knob.
final class StandardHandleView: UIView, UITextSelectionHandleView {
    private static let knobRadius: CGFloat = 5.5
    private static let side: CGFloat = 44

    private let shape = CAShapeLayer()
    private var caret = CGRect.zero
    let recognizer = HandlePanGestureRecognizer(target: nil, action: nil)

    var direction: NSDirectionalRectEdge = .top {
        didSet { update() }
    }
    var isVertical: Bool { !direction.isDisjoint(with: [.top, .bottom]) }
    var customShape: UIBezierPath? {
        didSet { update() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.addSublayer(shape)
        addGestureRecognizer(recognizer)
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let area = rect.insetBy(dx: (rect.width - Self.side) / 2, dy: min((rect.height - Self.side) / 2, 0))
        caret = rect.offsetBy(dx: -area.minX, dy: -area.minY)
        update()
        return area
    }

    private func update() {
        shape.fillColor = tintColor.resolvedColor(with: traitCollection).cgColor
        shape.path = (customShape ?? standardShape).cgPath
    }

    private var standardShape: UIBezierPath {
        let path = UIBezierPath(rect: CGRect(x: caret.midX - 1, y: caret.minY, width: 2, height: caret.height))
        let y = direction.contains(.top) ? caret.minY - Self.knobRadius : caret.maxY + Self.knobRadius
        path.append(
            UIBezierPath(
                ovalIn: CGRect(
                    x: caret.midX - Self.knobRadius, y: y - Self.knobRadius, width: 2 * Self.knobRadius,
                    height: 2 * Self.knobRadius)))
        return path
    }
}
