/// The views over a view controller's own view: the content-unavailable view and a search.
@MainActor
final class ContentUnavailableOverlay {
    private(set) var configuration: (any UIContentConfiguration)?
    private var view: (any UIView & UIContentView)?
    /// The active search of the content.
    weak var search: (any SearchPresenting)?

    /// A Boolean value that indicates whether the controller updates the configuration before the next layout. A new
    /// controller does.
    var needsUpdate = true

    /// Sets the configuration. `nil` removes the view.
    func show(_ new: (any UIContentConfiguration)?, over owner: UIView?) {
        configuration = new
        guard let new else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view, view.supports(new) {
            view.configuration = new
        } else {
            view?.removeFromSuperview()
            view = nil
        }
        owner?.setNeedsLayout()
    }

    /// Lays out the views in front of everything else in their owner.
    func layout(over owner: UIView) {
        layOutConfiguredView(over: owner)
        search?.cover(owner)
    }

    private func layOutConfiguredView(over owner: UIView) {
        guard let configuration else { return }
        let view = view ?? configuration.makeContentView()
        self.view = view
        if view.superview !== owner || search == nil, owner.subviews.last !== view { owner.addSubview(view) }
        var frame = owner.bounds
        if let scrollView = owner as? UIScrollView { frame = frame.inset(by: scrollView.adjustedContentInset) }
        if view.frame != frame { view.frame = frame }
    }
}
