/// A content configuration that is a view of the app's own.
public struct ViewContentConfiguration: UIContentConfiguration {
    private let makeView: @MainActor () -> UIView

    /// Content that a closure makes. The view fills the place that it is shown in.
    public init(_ makeView: @escaping @MainActor () -> UIView) {
        self.makeView = makeView
    }

    /// A new view with the view that the closure makes in it.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        WrapperView(self)
    }

    /// The configuration itself: views of one's own show no states.
    public func updated(for state: any UIConfigurationState) -> ViewContentConfiguration { self }

    /// Holds the view, and another one when another configuration comes.
    private final class WrapperView: UIView, UIContentView {
        private var view: UIView?

        var configuration: any UIContentConfiguration {
            didSet { show() }
        }

        init(_ configuration: ViewContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
            show()
        }

        required init?(coder: NSCoder) { nil }

        private func show() {
            view?.removeFromSuperview()
            guard let configuration = configuration as? ViewContentConfiguration else { return }
            let view = configuration.makeView()
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
            NSLayoutConstraint.activate([
                view.topAnchor.constraint(equalTo: topAnchor), view.bottomAnchor.constraint(equalTo: bottomAnchor),
                view.leadingAnchor.constraint(equalTo: leadingAnchor),
                view.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
            self.view = view
        }
    }
}
