import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

extension View {
    /// Makes the view draggable, and provides the dragged value.
    public nonisolated func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(DragModifier { DraggedData(object: payload(), provider: nil) })
    }

    /// Makes the view draggable, and provides the dragged value and a preview.
    ///
    /// Differs from SwiftUI: the view itself is shown while it's dragged.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier { DraggedData(object: payload(), provider: nil) })
    }

    /// Makes the view draggable, with an item provider.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(
            DragModifier {
                let provider = data()
                return DraggedData(object: nil, provider: provider)
            })
    }

    /// Makes the view draggable, with an item provider.
    ///
    /// - Parameter action: A closure that returns the provider of the dragged data. If it's `nil`, or if it returns `nil`, the
    ///   view can't be dragged.
    public nonisolated func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        draggable(ifAvailable: { action?() })
    }

    /// Makes the view draggable, with an item provider. If the closure returns `nil`, the drag doesn't begin.
    nonisolated func draggable(ifAvailable data: @escaping () -> NSItemProvider?) -> some View {
        modifier(DragModifier { data().map { DraggedData(object: nil, provider: $0) } })
    }

    /// Makes the view draggable, with an item provider and a preview.
    ///
    /// Differs from SwiftUI: the view itself is shown while it's dragged.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        onDrag(data)
    }

    /// Adds a drop destination for values of a type.
    ///
    /// Values of the app are passed to `action` immediately. Data is imported first; what can't be imported is logged and
    /// left out.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in }
    ) -> some View {
        // The action runs on the main actor, where the view was created.
        nonisolated(unsafe) let action = action
        return modifier(
            DropModifier(
                accepts: { $0.contains { T.canReceive(ReceivedItem($0)) } },
                perform: { items, location in T.receive(items.map(ReceivedItem.init)) { action($0, location) } },
                isTargeted: isTargeted, update: { _ in .copy }))
    }

    /// Adds a drop destination for items of the given types.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
    }

    /// Adds a drop destination for items of the given types, with the location of the drop.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(
            DropModifier(
                accepts: { DropInfo(location: .zero, items: $0).hasItemsConforming(to: supportedContentTypes) },
                perform: { items, location in
                    let info = DropInfo(location: location, items: items)
                    return action(info.itemProviders(for: supportedContentTypes), location)
                },
                isTargeted: { isTargeted?.wrappedValue = $0 }, update: { _ in .copy }))
    }

    /// Adds a drop destination for items of types with the given identifiers.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, isTargeted: isTargeted, perform: action)
    }

    /// Adds a drop destination for items of the given types, with a delegate.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        modifier(DropModifier(types: supportedContentTypes, delegate: delegate))
    }

    /// Adds a drop destination for items of types with the given identifiers, with a delegate.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: supportedTypes.map { UTType(importedAs: $0) }, delegate: delegate)
    }
}

extension ReceivedItem {
    @MainActor fileprivate init(_ item: UIDragItem) { self.init(object: item.localObject, provider: item.itemProvider) }
}

/// The data that is dragged from a view.
struct DraggedData {
    /// The value itself, for views of the app.
    let object: (any Transferable)?
    let provider: NSItemProvider?

    /// The provider, or a provider of the representations of the value.
    @MainActor var itemProvider: NSItemProvider {
        if let provider { return provider }
        let provider = NSItemProvider()
        object?.register(in: provider)
        return provider
    }
}

private nonisolated struct DragModifier: WrappingModifier {
    let data: () -> DraggedData?

    @MainActor func makeElement(_ inputs: _ViewInputs) -> DragElement { DragElement() }

    @MainActor func update(_ element: DragElement, _ inputs: _ViewInputs) {
        element.data = inputs.environment.isEnabled ? data : nil
    }
}

/// The element of a draggable view.
final class DragElement: UnaryElement {
    var data: (() -> DraggedData?)?

    override func didJoin() { graph?.host?.elementInteractions.dragAndDrop.startDragging() }
}

/// The element of a view that accepts dropped items.
final class DropElement: UnaryElement {
    fileprivate var modifier: DropModifier?

    override func didJoin() { graph?.host?.elementInteractions.dragAndDrop.startDropping() }
}

/// The modifier that the drop modifiers apply.
private nonisolated struct DropModifier: WrappingModifier {
    let accepts: @MainActor ([UIDragItem]) -> Bool
    let perform: @MainActor ([UIDragItem], CGPoint) -> Bool
    let isTargeted: @MainActor (Bool) -> Void
    let update: @MainActor (DropInfo) -> UIDropOperation
    var enter: @MainActor (DropInfo) -> Void = { _ in }
    var exit: @MainActor (DropInfo) -> Void = { _ in }

    init(
        accepts: @escaping @MainActor ([UIDragItem]) -> Bool,
        perform: @escaping @MainActor ([UIDragItem], CGPoint) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void,
        update: @escaping @MainActor (DropInfo) -> UIDropOperation
    ) {
        self.accepts = accepts
        self.perform = perform
        self.isTargeted = isTargeted
        self.update = update
    }

    init(types: [UTType], delegate: any DropDelegate) {
        nonisolated(unsafe) let delegate = delegate
        self.init(
            accepts: { items in
                let info = DropInfo(location: .zero, items: items)
                return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info)
            },
            perform: { delegate.performDrop(info: DropInfo(location: $1, items: $0)) }, isTargeted: { _ in },
            update: { info in
                switch delegate.dropUpdated(info: info)?.operation ?? .copy {
                case .move: .move
                case .copy: .copy
                case .forbidden: .forbidden
                case .cancel: .cancel
                }
            })
        enter = { delegate.dropEntered(info: $0) }
        exit = { delegate.dropExited(info: $0) }
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> DropElement { DropElement() }

    @MainActor func update(_ element: DropElement, _ inputs: _ViewInputs) { element.modifier = self }
}

/// The interactions of a host that its elements share.
@MainActor
final class HostInteractions {
    let contextMenus: HostContextMenus
    let dragAndDrop: HostDragAndDrop

    init(_ host: HostingView) {
        contextMenus = HostContextMenus(host)
        dragAndDrop = HostDragAndDrop(host)
    }
}

/// An object that forwards the drags and drops of a host to its elements.
@MainActor
final class HostDragAndDrop: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
    private unowned let host: HostingView
    private lazy var dragging = UIDragInteraction(delegate: self)
    private lazy var dropping = UIDropInteraction(delegate: self)
    private weak var dragged: DragElement?
    /// The view that is being targeted.
    private weak var target: DropElement?

    init(_ host: HostingView) {
        self.host = host
    }

    /// Adds a drag interaction to the host.
    func startDragging() {
        guard dragging.view == nil else { return }
        dragging.isEnabled = true
        host.addInteraction(dragging)
    }

    /// Adds a drop interaction to the host.
    func startDropping() {
        if dropping.view == nil { host.addInteraction(dropping) }
    }

    private func element<E: Element>(at point: CGPoint, _ type: E.Type) -> E? {
        sequence(first: host.element(at: point), next: { $0?.parent })
            .prefix { $0 != nil }.lazy.compactMap { $0 as? E }.first
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] {
        guard let element = element(at: session.location(in: host), DragElement.self), let data = element.data?() else {
            return []
        }
        dragged = element
        let item = UIDragItem(itemProvider: data.itemProvider)
        item.localObject = data.object
        return [item]
    }

    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        guard let dragged, dragged.graph === host.graph else { return nil }
        let frame = dragged.frameInRoot.cgRect
        return UITargetedDragPreview(
            view: ElementSnapshotView(dragged, size: frame.size, in: host), parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY)))
    }

    private func info(_ session: any UIDropSession, in element: DropElement) -> DropInfo {
        DropInfo(location: location(session, in: element), items: session.items)
    }

    private func location(_ session: any UIDropSession, in element: DropElement) -> CGPoint {
        let point = session.location(in: host)
        return element.mapFromRoot(to: .local).apply(Point(x: Double(point.x), y: Double(point.y))).cgPoint
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        let found = element(at: session.location(in: host), DropElement.self)
            .flatMap { $0.modifier?.accepts(session.items) == true ? $0 : nil }
        move(to: found, session)
        guard let found, let modifier = found.modifier else { return UIDropProposal(operation: .cancel) }
        return UIDropProposal(operation: modifier.update(info(session, in: found)))
    }

    private func move(to element: DropElement?, _ session: any UIDropSession) {
        guard element !== target else { return }
        if let target {
            target.modifier?.isTargeted(false)
            target.modifier?.exit(info(session, in: target))
        }
        target = element
        if let element {
            element.modifier?.isTargeted(true)
            element.modifier?.enter(info(session, in: element))
        }
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        move(to: nil, session)
    }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        guard let element = target ?? element(at: session.location(in: host), DropElement.self) else { return }
        _ = element.modifier?.perform(session.items, location(session, in: element))
        element.modifier?.isTargeted(false)
        target = nil
    }

    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        move(to: nil, session)
    }
}
