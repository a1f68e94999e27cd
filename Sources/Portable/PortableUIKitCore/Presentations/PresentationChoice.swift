/// The presentation controller and the style of a presentation.
@MainActor
struct PresentationChoice {
    let controller: UIPresentationController
    let style: UIModalPresentationStyle
    /// The view controller to present, which the delegate can replace in another style.
    let presented: UIViewController
    /// The style that the delegate chose. `.none` means the requested style.
    let adaptiveStyle: UIModalPresentationStyle

    init(_ presented: UIViewController, presenter: UIViewController, source: UIViewController) {
        let own = presented.makePresentationController(presenter: presenter, source: source)
        own.take(presenter: presenter)
        if let alert = presented as? any AlertPresenting, presented.modalPresentationStyle != .custom {
            self.presented = presented
            adaptiveStyle = .none
            if alert.isActionSheet, let popover = own as? UIPopoverPresentationController,
                presenter.traitCollection.hasPopovers || AlertMetrics.current.sheetsAreCards && popover.hasSource
            {
                controller = own
                style = .popover
            } else {
                controller = AlertPresentationController(alert, presenting: presenter)
                controller.delegate = own.delegate
                style = .overFullScreen
            }
            return
        }
        let asked =
            presented.modalPresentationStyle == .automatic ? .pageSheet : presented.modalPresentationStyle
        let delegate = own.delegate
        let adapted: UIModalPresentationStyle
        if let delegate {
            adapted = delegate.adaptivePresentationStyle(for: own, traitCollection: presenter.traitCollection)
        } else {
            adapted =
                asked == .popover && presenter.traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
        }
        guard adapted != .none, adapted != asked else {
            self.presented = presented
            adaptiveStyle = .none
            controller = own
            style = asked
            return
        }
        style = adapted
        adaptiveStyle = adapted
        let replacement = delegate?.presentationController(own, viewControllerForAdaptivePresentationStyle: adapted)
        let presented = replacement ?? presented
        self.presented = presented
        switch adapted {
        case .pageSheet, .formSheet, .popover, .automatic:
            let sheet = (own as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
            sheet?.take(presented: presented)
            controller =
                sheet ?? UISheetPresentationController(presentedViewController: presented, presenting: presenter)
        default:
            controller = CoveringPresentationController(
                presented, presenting: presenter,
                removesPresenter: adapted == .fullScreen || adapted == .currentContext)
        }
        controller.take(presenter: presenter)
        if controller.delegate == nil { controller.delegate = delegate }
        delegate?.presentationController(own, prepare: controller)
    }
}

extension UIViewController {
    /// Returns the existing presentation controller, or creates one for the style.
    func makePresentationController(
        presenter: UIViewController?, source: UIViewController?
    ) -> UIPresentationController {
        if let own = presenting.manager { return own }
        let controller: UIPresentationController
        switch modalPresentationStyle {
        case .automatic, .pageSheet, .formSheet:
            controller = UISheetPresentationController(presentedViewController: self, presenting: presenter)
        case .popover:
            controller = UIPopoverPresentationController(presentedViewController: self, presenting: presenter)
        case .custom:
            let custom = source.flatMap {
                transitioningDelegate?.presentationController(forPresented: self, presenting: presenter, source: $0)
            }
            controller = custom ?? UIPresentationController(presentedViewController: self, presenting: presenter)
        case .fullScreen, .currentContext:
            controller = CoveringPresentationController(self, presenting: presenter, removesPresenter: true)
        case .overFullScreen, .overCurrentContext, .none:
            controller = CoveringPresentationController(self, presenting: presenter, removesPresenter: false)
        }
        presenting.manager = controller
        return controller
    }

    /// Removes the presentation controller, so that the next presentation creates another one.
    func clearPresentationController() { presenting.manager = nil }
}

extension UITraitCollection {
    /// A Boolean value that indicates whether action sheets are popovers: on a tablet with regular width.
    fileprivate var hasPopovers: Bool { userInterfaceIdiom == .pad && horizontalSizeClass == .regular }
}
