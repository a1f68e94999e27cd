/// A content configuration that shows a custom view.
public struct ViewContentConfiguration: UIContentConfiguration {
    private let makeView: @MainActor () -> UIView

    /// Creates a configuration with a closure that creates the view. The view fills the content view.
    public init(_ makeView: @escaping @MainActor () -> UIView) {
        self.makeView = makeView
    }

    /// Creates a content view that contains a new view.
    @MainActor
    public func makeContentView() -> any UIView & UIContentView {
        WrapperView(self)
    }

    /// Returns the configuration itself, because custom views don't depend on the state.
    public func updated(for state: any UIConfigurationState) -> ViewContentConfiguration { self }

    /// A content view that contains a custom view, and replaces it when the configuration changes.
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
