/// A slot for a SwiftUI view: one hosting controller for each cell, whatever the cell shows.
///
/// The view is kept apart from others by the item that it belongs to. Another item in the same cell is another view, with
/// a state of its own; an item whose cell is made anew, or used for something else meanwhile, gets its state back.
public final class HostedViewSlot<Content: View>: HostingSlot {
    private let controller: UIHostingController<HostedRow<Content>>

    /// An empty slot.
    public init() {
        controller = UIHostingController(rootView: HostedRow(row: nil))
        controller.view.backgroundColor = .clear
        if #available(iOS 16.0, *) { controller.sizingOptions = [.intrinsicContentSize] }
        // A row isn't a screen: what covers the edges of that is no matter of its own.
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

/// A view, the item that it belongs to, and the state that the item's view has.
public struct HostedView<Content: View> {
    let content: Content
    let identity: AnyHashable
    var states: RowStates?

    /// A view of an item. Another item's is another view, with a state of its own.
    public init(_ content: Content, identity: AnyHashable) {
        self.content = content
        self.identity = identity
    }

    init(_ content: Content, identity: AnyHashable, states: RowStates) {
        self.init(content, identity: identity)
        self.states = states
    }
}

/// What a slot's hosting controller shows: nothing, or the view of an item.
struct HostedRow<Content: View>: View {
    let row: HostedView<Content>?

    var body: some View {
        if let row { row.content.ofItem(row.identity, keepsState: row.states != nil) }
    }
}
