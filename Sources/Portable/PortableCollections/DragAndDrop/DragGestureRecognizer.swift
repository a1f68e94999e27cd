@_spi(Collage) import PortableUIKitCore

/// Lifts what is pressed, and drags it as soon as the finger moves.
final class DragGestureRecognizer: UILongPressGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var controller: DragController?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("dragged:", DragGestureRecognizer.dragged))
    }

    /// Without items there the gesture fails, and others have their turn.
    override func mayBegin() -> Bool {
        guard super.mayBegin(), let interaction, interaction.view?.window != nil else { return false }
        let session = DragSession(window: lastWindow, at: windowLocation)
        controller = DragController(session, interaction)
        return controller != nil
    }

    /// A menu may be shown for what is lifted, until it is dragged.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ContextMenuGestureRecognizer)
    }

    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventingGestureRecognizer is ContextMenuGestureRecognizer)
    }

    private func dragged(_ recognizer: UIGestureRecognizer) {
        switch state {
        case .began: controller?.lift()
        case .changed: controller?.move(to: windowLocation)
        case .ended: controller?.drop()
        case .cancelled: controller?.cancel()
        case .possible, .failed: break
        }
    }

    override func reset() {
        super.reset()
        controller = nil
    }
}
