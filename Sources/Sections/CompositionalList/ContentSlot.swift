/// A slot for the view of a content configuration, such as `UIListContentConfiguration`.
public final class ContentSlot: HostingSlot {
    private let host = ContentConfigurationHost()

    /// Creates an empty slot.
    public init() {}

    /// Shows a configuration in the existing view if it supports configurations of this type, and otherwise in a new
    /// view.
    public func show(_ content: any UIContentConfiguration, in container: UIView, parent: UIViewController?) {
        host.configuration = content
        guard host.superview !== container else { return }
        host.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(host)
        NSLayoutConstraint.activate([
            host.topAnchor.constraint(equalTo: container.topAnchor),
            host.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            host.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            host.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
    }
}
