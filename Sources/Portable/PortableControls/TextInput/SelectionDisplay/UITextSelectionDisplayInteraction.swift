import Foundation
@_spi(Collage) import PortableUIKitCore

/// An interaction that shows the insertion point and the selection of an app's own text input.
///
/// The rectangles come from the text input, in the coordinate space of its ``UITextInput/textInputView``. Call
/// ``setNeedsSelectionUpdate()`` after the selection or the layout of the text has changed.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    private var source: SelectionSource
    private var views = SelectionViews()
    private lazy var timer = FrameTimer { [weak self] in self?.layoutManagedSubviews() }

    /// The text input.
    open var textInput: (any UITextInput)? { source.input }

    /// The object that provides the container of the selection.
    open var delegate: (any UITextSelectionDisplayInteractionDelegate)? { source.delegate }

    /// Creates an interaction for a text input. It retains neither the text input nor the delegate.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        source = SelectionSource(input: textInput, delegate: delegate)
        super.init()
    }

    /// A Boolean value that indicates whether the insertion point and the selection are visible. The default is `false`.
    open var isActivated = false {
        didSet { if isActivated != oldValue { setNeedsSelectionUpdate() } }
    }

    /// The view that shows the insertion point. Setting it replaces the standard one.
    open var cursorView: any UIView & UITextCursorView {
        get { views.cursor }
        set { change { $0.cursor = newValue } }
    }

    /// The view that shows the background of the selection. Setting it replaces the standard one.
    open var highlightView: any UIView & UITextSelectionHighlightView {
        get { views.highlight }
        set { change { $0.highlight = newValue } }
    }

    /// The views at the start and the end of the selection. Setting them replaces the standard ones.
    open var handleViews: [any UIView & UITextSelectionHandleView] {
        get { views.handles }
        set { change { $0.handles = newValue } }
    }

    private func change(_ replace: (inout SelectionViews) -> Void) {
        let old = managedViews
        replace(&views)
        for view in old where !managedViews.contains(view) { view.removeFromSuperview() }
        setNeedsSelectionUpdate()
    }

    private var managedViews: [UIView] { [highlightView, cursorView] + handleViews.map { $0 as UIView } }

    /// Called before the interaction is added to a view or removed from one. Removes the views of the selection.
    open func willMove(to view: UIView?) {
        for view in managedViews { view.removeFromSuperview() }
    }

    /// Stores the view of the interaction.
    open func didMove(to view: UIView?) {
        self.view = view
        setNeedsSelectionUpdate()
    }

    /// Updates the views of the selection in the next layout.
    open func setNeedsSelectionUpdate() {
        if let view { timer.start(after: 0, for: view) }
    }

    /// Updates the views of the selection immediately.
    open func layoutManagedSubviews() {
        timer.stop()
        guard let view, let input = source.input, isActivated, let selection = input.selectedTextRange else {
            for view in managedViews { view.isHidden = true }
            return
        }
        install(in: view)
        let space = input.textInputView
        highlightView.isHidden = selection.isEmpty
        highlightView.selectionRects = selection.isEmpty ? [] : input.selectionRects(for: selection)
        showCursor(at: selection, of: input, in: view, space)
        showHandles(at: selection, of: input, in: view, space)
    }

    /// Adds the views: the highlight below the text, and the others above it.
    private func install(in view: UIView) {
        let below = delegate?.selectionContainerViewBelowText(for: self) ?? view
        if highlightView.superview !== below { below.insertSubview(highlightView, at: 0) }
        highlightView.frame = below.bounds
        for other in managedViews.dropFirst() where other.superview !== view { view.addSubview(other) }
    }

    private func showCursor(at selection: UITextRange, of input: any UITextInput, in view: UIView, _ space: UIView) {
        cursorView.isHidden = !selection.isEmpty
        cursorView.isBlinking = selection.isEmpty
        guard selection.isEmpty else { return }
        let frame = space.convert(input.caretRect(for: selection.start), to: view)
        let transform = input.caretTransform(for: selection.start)
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let isSame = cursorView.center == center && cursorView.bounds.size == frame.size
        guard !isSame || cursorView.transform != transform else { return }
        cursorView.transform = .identity
        cursorView.frame = frame
        cursorView.transform = transform
        cursorView.resetBlinkAnimation()
    }

    private func showHandles(at selection: UITextRange, of input: any UITextInput, in view: UIView, _ space: UIView) {
        for (index, handle) in handleViews.enumerated() {
            handle.isHidden = selection.isEmpty || index > 1
            guard !handle.isHidden else { continue }
            handle.direction = index == 0 ? .top : .bottom
            let edge =
                highlightView.selectionRects.lazy.compactMap { $0.edge(isStart: index == 0) }.first
                ?? input.caretRect(for: index == 0 ? selection.start : selection.end)
            handle.frame = handle.preferredFrame(for: space.convert(edge, to: view))
        }
    }
}

extension UITextSelectionRect {
    /// Returns the edge at which the selection starts or ends, or `nil` if it does so in another rectangle.
    fileprivate func edge(isStart: Bool) -> CGRect? {
        guard isStart ? containsStart : containsEnd else { return nil }
        if isVertical {
            return CGRect(x: rect.minX, y: isStart ? rect.minY : rect.maxY, width: rect.width, height: 0)
        }
        let isAtLeft = isStart != (writingDirection == .rightToLeft)
        return CGRect(x: isAtLeft ? rect.minX : rect.maxX, y: rect.minY, width: 0, height: rect.height)
    }
}

/// A method that provides the container of a selection. It's optional.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for the view that contains the background of the selection, below the text. If it returns `nil`,
    /// it's the view of the interaction.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// Returns `nil`.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// The text input and the delegate of a display.
private struct SelectionSource {
    weak var input: (any UITextInput)?
    weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
}

/// The views of a selection.
@MainActor
private struct SelectionViews {
    var cursor: any UIView & UITextCursorView = UIStandardTextCursorView(frame: .zero)
    var highlight: any UIView & UITextSelectionHighlightView = StandardHighlightView(frame: .zero)
    var handles: [any UIView & UITextSelectionHandleView] = [
        StandardHandleView(frame: .zero), StandardHandleView(frame: .zero),
    ]
}
