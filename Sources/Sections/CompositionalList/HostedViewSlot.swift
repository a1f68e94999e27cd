/// A slot for a SwiftUI view, with one hosting controller for each cell.
///
/// View state belongs to the item. Another item in the same cell is another view with separate state. An item whose
/// cell was replaced or reused in the meantime gets its state back.
public final class HostedViewSlot<Content: View>: HostingSlot {
    private let controller: UIHostingController<HostedRow<Content>>

    /// Creates an empty slot.
    public init() {
        controller = UIHostingController(rootView: HostedRow(row: nil))
        controller.view.backgroundColor = .clear
        if #available(iOS 16.0, *) { controller.sizingOptions = [.intrinsicContentSize] }
        // A row isn't a screen, so the safe area doesn't apply to it.
        if #available(iOS 16.4, *) { controller.safeAreaRegions = [] }
    }

    /// Shows the view of an item.
    public func show(_ row: HostedView<Content>, in container: UIView, parent: UIViewController?) {
        if let states = row.states {
            states.show(HostedRow(row: row), of: row.identity, in: controller)
        } else {
            controller.rootView = HostedRow(row: row)
        }
        if controller.parent == nil, let parent {
            parent.addChild(controller)
            controller.didMove(toParent: parent)
        }
        guard let view = controller.view, view.superview !== container else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: container.topAnchor),
            view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        ])
    }
}

/// A view with the item that it belongs to, and the state of the item's view.
public struct HostedView<Content: View> {
    let content: Content
    let identity: AnyHashable
    var states: RowStates?

    /// Creates a view of an item. The view of another identity has separate state.
    public init(_ content: Content, identity: AnyHashable) {
        self.content = content
        self.identity = identity
    }

    init(_ content: Content, identity: AnyHashable, states: RowStates) {
        self.init(content, identity: identity)
        self.states = states
    }
}

/// The content of a slot's hosting controller: empty, or the view of an item.
struct HostedRow<Content: View>: View {
    let row: HostedView<Content>?

    var body: some View {
        if let row { row.content.ofItem(row.identity, keepsState: row.states != nil) }
    }
}
