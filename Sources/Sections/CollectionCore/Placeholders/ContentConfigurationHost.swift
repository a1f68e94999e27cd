/// A view that is filled by the content of a configuration: UIKit's own content, or the app's.
public final class ContentConfigurationHost: UIView {
    private var content: (any UIView & UIContentView)?

    /// What is shown; nothing if nil, the default. The view of one configuration is kept for the next one of its type.
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
