import Foundation
@_spi(Collage) import PortableQuartz

/// An interaction with which the user drags a rectangle around content with a pointer, to select it.
///
/// ```swift
/// view.addInteraction(
///     UIBandSelectionInteraction { interaction in
///         if interaction.state == .selecting { print(interaction.selectionRect) }
///     })
/// ```
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
    /// The states of a selection.
    public enum State: Int, Sendable {
        /// The user isn't selecting.
        case possible = 0
        /// The user has begun to drag.
        case began = 1
        /// The rectangle has changed.
        case selecting = 2
        /// The user has ended the drag.
        case ended = 3
    }

    private let handler: (UIBandSelectionInteraction) -> Void
    private lazy var drag = BandDrag(self)
    private var progress = BandProgress()

    /// The view that the interaction was added to.
    open private(set) weak var view: UIView?

    /// A Boolean value that indicates whether the user can select. The default is `true`.
    open var isEnabled: Bool {
        get { drag.recognizer.isEnabled }
        set { drag.recognizer.isEnabled = newValue }
    }

    /// A closure that decides whether a selection begins at a point of the view. If it's `nil` (the default), a
    /// selection always begins.
    open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

    /// The state of the selection.
    open var state: State { progress.state }

    /// The rectangle of the selection, in the view's coordinate space.
    open var selectionRect: CGRect { progress.rect }

    /// The modifier keys that were pressed when the selection began.
    open var initialModifierFlags: UIKeyModifierFlags { progress.modifiers }

    /// Creates an interaction with a closure that's called when the state or the rectangle changes.
    public init(selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
        handler = selectionHandler
        super.init()
    }

    /// Stops observing the previous view.
    open func willMove(to view: UIView?) {
        self.view?.removeGestureRecognizer(drag.recognizer)
        drag.band.removeFromSuperview()
    }

    /// Starts observing the new view.
    open func didMove(to view: UIView?) {
        self.view = view
        view?.addGestureRecognizer(drag.recognizer)
    }

    fileprivate func update(_ state: State, rect: CGRect, modifiers: UIKeyModifierFlags? = nil) {
        progress.state = state
        progress.rect = rect
        if let modifiers { progress.modifiers = modifiers }
        handler(self)
    }
}

/// The state of a selection.
private struct BandProgress {
    var state = UIBandSelectionInteraction.State.possible
    var rect = CGRect.zero
    var modifiers: UIKeyModifierFlags = []
}

/// The drag of a selection, and the rectangle that the user sees.
@MainActor
private final class BandDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let interaction: UIBandSelectionInteraction
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    let band = UIView(frame: .zero)

    init(_ interaction: UIBandSelectionInteraction) {
        self.interaction = interaction
        super.init()
        band.isUserInteractionEnabled = false
        band.layer.borderWidth = 1
        recognizer.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
        recognizer.delegate = self
        recognizer.addTarget(self, action: Selector("dragged:", BandDrag.dragged))
    }

    /// Returns the location where the pointer was pressed.
    private func start(in view: UIView) -> CGPoint {
        let location = recognizer.location(in: nil), translation = recognizer.fullWindowTranslation
        return view.convert(CGPoint(x: location.x - translation.x, y: location.y - translation.y), from: nil)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view = interaction.view else { return false }
        return interaction.shouldBeginHandler?(interaction, start(in: view)) ?? true
    }

    func dragged(_ sender: UIPanGestureRecognizer) {
        guard let view = interaction.view else { return }
        let start = start(in: view), end = sender.location(in: view)
        let rect = CGRect(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
        switch sender.state {
        case .began:
            show(rect, in: view)
            interaction.update(.began, rect: rect, modifiers: sender.modifierFlags)
        case .changed:
            show(rect, in: view)
            interaction.update(.selecting, rect: rect)
        default:
            band.removeFromSuperview()
            interaction.update(.ended, rect: rect)
            interaction.update(.possible, rect: .zero)
        }
    }

    private func show(_ rect: CGRect, in view: UIView) {
        let color = UIColor.systemGray.resolvedColor(with: view.traitCollection)
        band.backgroundColor = color.withAlphaComponent(0.2)
        band.layer.borderColor = color.cgColor
        band.frame = rect
        if band.superview !== view { view.addSubview(band) }
        view.bringSubviewToFront(band)
    }
}
