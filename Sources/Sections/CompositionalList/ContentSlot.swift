/// A slot for content as UIKit's cells take it: a configuration that makes a view, such as `UIListContentConfiguration`.
public final class ContentSlot: HostingSlot {
    private var contentView: (any UIView & UIContentView)?

    /// An empty slot.
    public init() {}

    /// Shows a configuration: in the view that is there if it is one for configurations of this type, else in a new one.
    public func show(
        _ content: any UIContentConfiguration, in container: UIView, parent: UIViewController?
    ) {
        if let contentView, type(of: contentView.configuration) == type(of: content) {
            contentView.configuration = content
            return
        }
        contentView?.removeFromSuperview()
        let made = content.makeContentView()
        made.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(made)
        NSLayoutConstraint.activate([
            made.topAnchor.constraint(equalTo: container.topAnchor),
            made.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            made.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            made.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
        contentView = made
    }
}
