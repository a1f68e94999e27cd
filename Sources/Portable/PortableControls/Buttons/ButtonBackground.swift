/// The background of a configured button.
@MainActor
final class ButtonBackground {
    private var view: SystemBackgroundView?

    func update(for button: UIButton) {
        guard let configuration = button.configuration?.updated(for: button),
            let background = configuration.shownBackground(
                height: button.bounds.height, traits: button.traitCollection)
        else {
            view?.configuration = .clear()
            view?.removeFromSuperview()
            return view = nil
        }
        let view = view ?? SystemBackgroundView(frame: .zero)
        self.view = view
        view.configuration = background
        if view.superview == nil { button.insertSubview(view, at: 0) }
        view.frame = button.bounds
        // Touches on the app's view must reach the button.
        view.isUserInteractionEnabled = false
    }
}
