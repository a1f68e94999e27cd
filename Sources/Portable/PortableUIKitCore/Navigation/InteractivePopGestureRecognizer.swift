/// The recognizer of a swipe from the leading edge that pops a view controller.
final class InteractivePopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var navigationController: UINavigationController?
    private let defaultDelegate: DefaultDelegate

    init(navigationController: UINavigationController) {
        defaultDelegate = DefaultDelegate(navigationController)
        super.init(target: nil, action: nil)
        self.navigationController = navigationController
        delegate = defaultDelegate
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = navigationController?.viewIfLoaded?.isRightToLeft ?? false ? .right : .left
        super.touchesBegan(touches, with: event)
    }

    override func canBegin() -> Bool {
        guard let navigationController, navigationController.mayPopInteractively else { return false }
        return navigationController.topViewController?.allowsInteractiveDismissal(by: self) ?? true
    }

    /// Recognizers of horizontally scrolling content and of row actions wait: at the edge, the swipe pops the
    /// controller.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is any HorizontalPanGesture
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        track()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        track()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        track()
    }

    override func reset() {
        track()
        super.reset()
    }

    private func track() {
        guard let navigationController else { return }
        let view = navigationController.view
        switch state {
        case .began, .changed:
            // A recognizer that waited for another one begins late.
            navigationController.startInteractivePop()
            navigationController.updateInteractivePop(translation: translation(in: view).x)
        case .ended:
            navigationController.endInteractivePop(velocity: velocity(in: view).x)
        case .cancelled, .failed:
            navigationController.endInteractivePop(velocity: nil)
        case .possible:
            break
        }
    }
}

/// The default delegate, which allows the gesture if a back button is available. An application can replace it.
@MainActor
private final class DefaultDelegate: NSObject, UIGestureRecognizerDelegate {
    private weak var navigationController: UINavigationController?

    init(_ navigationController: UINavigationController) {
        self.navigationController = navigationController
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigationController, let item = navigationController.topViewController?.navigationItem else {
            return false
        }
        let nested = navigationController.topViewController as? UINavigationController
        if let nested, nested.screens.outerItem != nil { return nested.stack.count == 1 }
        let hasItems = (item.leftBarButtonItems ?? []).contains(where: \.isShown)
        let showsBackButton = !hasItems || item.leftItemsSupplementBackButton
        return !navigationController.isNavigationBarHidden && !item.hidesBackButton && showsBackButton
    }
}
