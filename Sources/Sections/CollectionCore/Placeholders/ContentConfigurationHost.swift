/// A view that shows the content of a content configuration.
public final class ContentConfigurationHost: UIView {
    private var content: (any UIView & UIContentView)?

    /// The content configuration. If it's `nil` (the default), the view is empty. A content view is reused for
    /// configurations of the same type.
    public var configuration: (any UIContentConfiguration)? {
        didSet {
            if let content, let configuration, type(of: content.configuration) == type(of: configuration) {
                content.configuration = configuration
                return
            }
            content?.removeFromSuperview()
            content = configuration?.makeContentView()
            guard let content else { return }
            content.translatesAutoresizingMaskIntoConstraints = false
            addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: topAnchor),
                content.bottomAnchor.constraint(equalTo: bottomAnchor),
                content.leadingAnchor.constraint(equalTo: leadingAnchor),
                content.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
    }
}
