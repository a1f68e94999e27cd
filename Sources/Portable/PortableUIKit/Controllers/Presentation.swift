/// One controller shown over another one.
@MainActor
final class Presentation {
    let presented: UIViewController
    private unowned let presenter: UIViewController
    private let container = PresentationContainerView(frame: .zero)
    private let style: UIModalPresentationStyle

    private init(_ presented: UIViewController, from presenter: UIViewController) {
        self.presented = presented
        self.presenter = presenter
        style = presented.modalPresentationStyle == .automatic ? .pageSheet : presented.modalPresentationStyle
    }

    /// Whether what was there goes away.
    private var coversEverything: Bool { style == .fullScreen || style == .currentContext }

    /// Whether it stands on a card with the old screen around it.
    private var isSheet: Bool { style == .pageSheet || style == .formSheet || style == .popover }

    // MARK: Presenting

    static func present(
        _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
    ) {
        guard presented !== source else {
            raise("Application tried to present modally a view controller on itself: \(presented)")
        }
        guard presented.presenter == nil, presented.parent == nil else {
            raise(
                "Application tried to present modally a view controller that is already being presented, or has a parent: \(presented)"
            )
        }
        let presenter = self.presenter(for: source, style: presented.modalPresentationStyle)
        if let current = presenter.presentation?.presented {
            Diagnostics.log(
                "Attempt to present \(presented) on \(source) which is already presenting \(current)")
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            Diagnostics.log(
                "Attempt to present \(presented) on \(source) whose view is not in the window hierarchy")
            return
        }
        let presentation = Presentation(presented, from: presenter)
        presenter.presentation = presentation
        presented.presenter = presenter
        presentation.show(in: window, animated: animated, completion: completion)
    }

    /// The controller that covers what is to be covered: the outermost container, or the one that defines the context.
    private static func presenter(
        for source: UIViewController, style: UIModalPresentationStyle
    ) -> UIViewController {
        var presenter = source
        let usesContext = style == .currentContext || style == .overCurrentContext
        while let parent = presenter.parent {
            if usesContext, presenter.definesPresentationContext { break }
            presenter = parent
        }
        return presenter
    }

    private func show(in window: UIWindow, animated: Bool, completion: (() -> Void)?) {
        let presentingView: UIView = presenter.view
        let host = presentingView.superview ?? window
        let coordinator = TransitionCoordinator(
            in: container, from: presenter, to: presented, isAnimated: animated, presentationStyle: style)
        presenter.activeCoordinator = coordinator
        presented.activeCoordinator = coordinator
        presented.isBeingPresented = true
        if coversEverything { presenter.beginAppearanceTransition(false, animated: animated) }
        presented.beginAppearanceTransition(true, animated: animated)

        container.frame = presentingView.frame
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.setUp(presented.view, isSheet: isSheet, style: style)
        host.addSubview(container)
        container.layoutIfNeeded()

        let fades =
            presented.modalTransitionStyle == .crossDissolve
            || presented.modalTransitionStyle == .flipHorizontal
        if coordinator.isAnimated { container.hideContent(fades: fades) }
        coordinator.run {
            self.container.showContent()
        } completion: {
            self.didShow(completion)
        }
    }

    private func didShow(_ completion: (() -> Void)?) {
        if coversEverything, presenter.presentation === self { presenter.viewIfLoaded?.isHidden = true }
        presented.endAppearanceTransition()
        presented.isBeingPresented = false
        if coversEverything { presenter.endAppearanceTransition() }
        presenter.activeCoordinator = nil
        presented.activeCoordinator = nil
        completion?()
    }

    // MARK: Dismissing

    static func dismiss(from controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        var candidate: UIViewController? = controller
        while let current = candidate {
            if let presentation = current.presentation {
                presentation.hide(animated: animated, completion: completion)
                return
            }
            candidate = current.parent
        }
        if let presenter = controller.presentingViewController {
            presenter.dismiss(animated: animated, completion: completion)
        } else {
            completion?()
        }
    }

    private func hide(animated: Bool, completion: (() -> Void)?) {
        guard !presented.isBeingDismissed else { return }
        // Whatever stands over the presented one goes with it, without a show of its own.
        presented.presentation?.hide(animated: false, completion: nil)
        let coordinator = TransitionCoordinator(
            in: container, from: presented, to: presenter, isAnimated: animated, presentationStyle: style)
        presenter.activeCoordinator = coordinator
        presented.activeCoordinator = coordinator
        presented.isBeingDismissed = true
        presented.beginAppearanceTransition(false, animated: animated)
        if coversEverything {
            presenter.viewIfLoaded?.isHidden = false
            presenter.beginAppearanceTransition(true, animated: animated)
        }
        let fades =
            presented.modalTransitionStyle == .crossDissolve
            || presented.modalTransitionStyle == .flipHorizontal
        coordinator.run {
            self.container.hideContent(fades: fades)
        } completion: {
            self.didHide(completion)
        }
    }

    private func didHide(_ completion: (() -> Void)?) {
        presenter.presentation = nil
        presented.presenter = nil
        container.removeFromSuperview()
        presented.viewIfLoaded?.removeFromSuperview()
        presented.endAppearanceTransition()
        presented.isBeingDismissed = false
        if coversEverything { presenter.endAppearanceTransition() }
        presenter.activeCoordinator = nil
        presented.activeCoordinator = nil
        completion?()
    }
}
