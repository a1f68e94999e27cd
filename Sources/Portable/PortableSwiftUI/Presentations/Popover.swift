import LayoutGeometry
import PortableUIKit

/// The attachment anchor of a popover: a rectangle or a point of the view.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}

extension View {
    /// Shows a popover while a condition is `true`, or a sheet in a compact width.
    /// - Parameters:
    ///   - isPresented: The condition. It becomes `false` when the user touches outside the popover.
    ///   - attachmentAnchor: The part of the view that the popover points to. The default is the entire view.
    ///   - arrowEdge: The edge of that part where the arrow is. The default is any edge.
    ///   - content: The content of the popover.
    public nonisolated func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PopoverModifier(
                item: isPresented.presence, anchor: attachmentAnchor, edge: arrowEdge, content: { _ in content() }))
    }

    /// Shows a popover for an item while the item isn't `nil`, or a sheet in a compact width.
    public nonisolated func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PopoverModifier(item: item, anchor: attachmentAnchor, edge: arrowEdge, content: content))
    }
}

/// A modifier that presents a popover for an item.
private nonisolated struct PopoverModifier<Item: Identifiable, Covering: View>: WrappingModifier {
    @Binding var item: Item?
    let anchor: PopoverAttachmentAnchor
    let edge: Edge?
    let content: (Item) -> Covering

    @MainActor func makeElement(_ inputs: _ViewInputs) -> HostValueElement<PresentationKey> { HostValueElement() }

    @MainActor func update(_ element: HostValueElement<PresentationKey>, _ inputs: _ViewInputs) {
        guard var request = PresentationRequest.covering($item, content, by: element, inputs) else {
            return element.value = nil
        }
        let (anchor, edge) = (anchor, edge)
        request.prepare = { [weak element] controller, host in
            controller.modalPresentationStyle = .popover
            let hosting = controller as? UIHostingController<PresentedContent<Item, Covering>>
            hosting?.sizingOptions = .preferredContentSize
            guard let popover = controller.popoverPresentationController else { return }
            popover.sourceView = host
            popover.sourceRect = anchor.rect(
                in: element?.frameInRoot ?? Rect(origin: .zero, size: host.bounds.size.engineSize))
            popover.permittedArrowDirections = edge.map(\.arrowDirection) ?? .any
        }
        element.value = request
    }
}

extension PopoverAttachmentAnchor {
    /// Returns the rectangle in the frame of a view.
    @MainActor fileprivate func rect(in frame: Rect) -> CGRect {
        switch self {
        case .rect(let source): source.value(in: frame)
        case .point(let point):
            CGRect(origin: Anchor<CGPoint>.Source.unitPoint(point).value(in: frame), size: .zero)
        }
    }
}

extension Edge {
    /// The direction of an arrow that touches this edge from outside.
    fileprivate var arrowDirection: UIPopoverArrowDirection {
        switch self {
        case .top: .down
        case .bottom: .up
        case .leading: .right
        case .trailing: .left
        }
    }
}
