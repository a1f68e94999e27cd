import Foundation
@_spi(Collage) import PortableUIKitCore

/// A gesture recognizer that lifts items after a long press, and drags them when the finger moves.
final class DragGestureRecognizer: UILongPressGestureRecognizer {
    private weak var interaction: UIDragInteraction?
    private var controller: DragController?

    init(_ interaction: UIDragInteraction) {
        self.interaction = interaction
        super.init(target: nil, action: nil)
        addTarget(self, action: Selector("dragged:", DragGestureRecognizer.dragged))
    }

    /// Without items, the gesture fails, so that others can be recognized.
    override func canBegin() -> Bool {
        guard super.canBegin(), let interaction, interaction.view?.window != nil else { return false }
        let session = DragSession(window: lastWindow, at: windowLocation)
        controller = DragController(session, interaction)
        return controller != nil
    }

    /// A touch during a drag adds the touched item.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard hasRecognized, let controller else { return super.touchesBegan(touches, with: event) }
        for touch in touches {
            ignore(touch, for: event)
            controller.addItems(at: touch.location(in: nil))
        }
    }

    /// A pointer can drag the items before they're lifted.
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if !hasRecognized, interaction?.allowsPointerDragBeforeLiftDelay ?? false,
            touches.contains(where: isPointerDrag)
        {
            state = .began
        } else {
            super.touchesMoved(touches, with: event)
        }
    }

    private func isPointerDrag(_ touch: UITouch) -> Bool {
        let (start, end) = (touch.initialWindowLocation, touch.windowLocation)
        return touch.type == .indirectPointer && hypot(end.x - start.x, end.y - start.y) > allowableMovement
    }

    /// A menu can appear for a lifted item until it's dragged.
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        !(preventedGestureRecognizer is ContextMenuGestureRecognizer) && !(controller?.allowsOtherGestures ?? false)
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
