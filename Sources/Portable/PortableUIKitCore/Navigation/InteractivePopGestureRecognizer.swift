/// What pops a controller: a finger that comes from the side where reading begins.
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

    override func mayBegin() -> Bool {
        navigationController?.mayPopInteractively ?? false
    }

    /// Contents that scroll sideways and rows with actions wait: at the edge the finger means the controller.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is any SidewaysPan
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        follow()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        follow()
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        follow()
    }

    override func reset() {
        follow()
        super.reset()
    }

    private func follow() {
        guard let navigationController else { return }
        let view = navigationController.view
        switch state {
        case .began, .changed:
            // Whoever had to wait for another recognizer begins late.
            navigationController.beginInteractivePop()
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

/// Decides where a controller can be swiped away: where the back button would do the same. An application that sets
/// another delegate decides by itself.
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
        let showsBackButton = item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
        return !navigationController.isNavigationBarHidden && !item.hidesBackButton && showsBackButton
    }
}
