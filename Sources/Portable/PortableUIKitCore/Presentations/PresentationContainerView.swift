/// The container of a presentation: the presented view, and the views that the presentation controller adds.
final class PresentationContainerView: UIView {
    private var controller: UIPresentationController?
    /// A Boolean value that indicates whether the presented view is smaller because a sheet is in front of it.
    var contentRecedes = false
    var hiding = PresentedViewHiding()

    func setUp(_ controller: UIPresentationController) {
        self.controller = controller
        controller.container = self
        updateTraitOverrides()
    }

    /// Applies the presentation controller's overrides of traits.
    func updateTraitOverrides() {
        traitOverrides = UITraitOverrides(controller?.overrideTraitCollection)
        // In the dark style, backgrounds of sheets and popovers are lighter than the screen behind them.
        if controller is UISheetPresentationController || controller is UIPopoverPresentationController {
            traitOverrides.userInterfaceLevel = .elevated
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        controller?.traitCollectionDidChange(previousTraitCollection)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let controller else { return }
        controller.containerViewWillLayoutSubviews()
        if controller.placesPresentedView, let view = controller.presentedView, view.superview === self,
            contentRecedes || !controller.isMovingPresentedView
        {
            let frame = controller.frameOfPresentedViewInContainerView
            if view.untransformedFrame != frame { view.untransformedFrame = frame }
        }
        controller.containerViewDidLayoutSubviews()
    }

    /// Passes touches outside the presented view to the views behind if the presentation controller allows it.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        for view in (controller as? UIPopoverPresentationController)?.passthroughViews ?? [] {
            if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
        }
        guard controller?.passesTouchesThrough ?? false else { return super.hitTest(point, with: event) }
        guard let view = controller?.presentedView, view.superview === self else { return nil }
        return view.hitTest(convert(point, to: view), with: event)
    }

    override func removeFromSuperview() {
        super.removeFromSuperview()
        controller?.container = nil
        controller = nil
    }

    // MARK: Accessibility

    /// A Boolean value that indicates whether the presented view replaces the presenting one.
    var replacesPresenter: Bool { controller?.shouldRemovePresentersView ?? false }

    /// Views below a presented view aren't accessible, unless they can be touched.
    override var accessibilityViewIsModal: Bool {
        get { !(controller?.passesTouchesThrough ?? false) }
        set { super.accessibilityViewIsModal = newValue }
    }
}
