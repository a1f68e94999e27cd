import Foundation

// Classes instead of structures, because showing a configuration runs code of the app, which can read the
// configuration.

/// The content configuration of a cell, header, or footer.
@MainActor
package final class ContentConfigurationSlot {
    /// The configuration. It's `nil` if the app fills the content view itself.
    package private(set) var configuration: (any UIContentConfiguration)?

    package init() {}

    /// Sets the configuration, and updates the current content view if it supports the configuration.
    /// - Returns: The view that replaces the current one, or `nil` if it doesn't change.
    package func show(
        _ new: (any UIContentConfiguration)?, in current: UIView, of owner: UIView, makePlainView: () -> UIView
    ) -> UIView? {
        let old = configuration
        configuration = new
        guard let new else { return current is any UIContentView ? makePlainView() : nil }
        if let view = current as? any UIView & UIContentView {
            if view.supports(new) {
                view.configuration = new
                return nil
            }
            Diagnostics.log(
                "\(type(of: owner)) shows a \(old.map { "\(type(of: $0))" } ?? "view") and gets a \(type(of: new)), "
                    + "which its content view can't show: another one is created. Separate registrations or reuse "
                    + "identifiers for each kind of content avoid that work.")
        }
        return new.makeContentView()
    }
}

/// The background configuration of a cell, header, or footer, and the view that draws it behind everything else.
@MainActor
package final class BackgroundConfigurationSlot {
    /// The configuration. It's `nil` if there's no background configuration.
    package private(set) var configuration: UIBackgroundConfiguration?

    /// The view of the configuration, or `nil` without one.
    package private(set) var view: SystemBackgroundView?

    /// The shape that a list gives the background.
    package var listShape: SystemBackgroundView.Shape? {
        didSet { view?.listShape = listShape }
    }

    package init() {}

    /// Sets the configuration and shows it in a view.
    package func show(_ new: UIBackgroundConfiguration?, in owner: UIView) {
        configuration = new
        guard let new else {
            // The app can show its custom view elsewhere from now on.
            view?.configuration = .clear()
            view?.removeFromSuperview()
            view = nil
            return
        }
        if let view {
            view.configuration = new
            return
        }
        let view = SystemBackgroundView(frame: owner.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.listShape = listShape
        view.configuration = new
        owner.insertSubview(view, at: 0)
        self.view = view
    }
}
