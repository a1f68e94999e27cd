/// A slot for content as UIKit's cells take it: a configuration that makes a view, such as `UIListContentConfiguration`.
public final class ContentSlot: HostingSlot {
    private let host = ContentConfigurationHost()

    /// An empty slot.
    public init() {}

    /// Shows a configuration: in the view that is there if it is one for configurations of this type, else in a new one.
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
