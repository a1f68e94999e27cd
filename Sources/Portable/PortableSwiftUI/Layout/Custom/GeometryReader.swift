import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A view whose content is a function of its size. It has the proposed size, and places the content in the top leading
/// corner.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
    /// A closure that returns the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a view whose content depends on its size.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(
        _ view: GeometryReader, _ inputs: _ViewInputs
    ) -> _ViewNode<GeometryReader> {
        GeometryReaderNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { 1 }
}

/// The node of a view whose content is created during layout.
final class GeometryReaderNode<Content: View>: _ViewNode<GeometryReader<Content>>, ItemOwner, EvaluatedViewNode {
    private var content: _ViewNode<Content>?
    private var element: GeometryElement?
    private let evaluation = Evaluation()
    private var proxy: GeometryProxy?
    var needsItems = false

    override init(_ view: GeometryReader<Content>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        evaluation.attach(to: self)
    }

    deinit { evaluation.detach() }

    override var items: ItemList { .one(self) }

    override func shownElement() -> Element {
        if let element { return element }
        let element = GeometryElement()
        self.element = element
        element.updateDirection(inputs)
        element.availableSizeDidChange = { [unowned self] proxy in
            self.proxy = proxy
            evaluate()
            graph.flushStructure()
        }
        return element
    }

    override func viewDidChange(to view: GeometryReader<Content>, inputsChanged: Bool) {
        if inputsChanged { element?.updateDirection(inputs) }
        evaluate()
    }

    func evaluate() {
        guard let proxy else { return }
        let new = evaluation.run { view.content(proxy) }
        if let content {
            content.update(new, inputsForContent)
        } else {
            content = Content._makeNode(new, inputsForContent)
            refreshItems()
        }
    }

    override func contentItemsDidChange() { setNeedsItems() }

    func refreshItems() {
        guard let element, let content else { return }
        element.setChildren(content.items.shownElements())
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { content.map(body) }

    override func willBeRemoved() { evaluation.end() }
}

final class GeometryElement: Element, FrameReader, SafeAreaReader {
    /// A closure that updates the content for the current geometry.
    var availableSizeDidChange: (GeometryProxy) -> Void = { _ in }
    private var room: Size?
    private(set) var placedInsets = Insets.zero
    var touchedInsets: Insets { touchedSafeArea(.all) }
    var readFrames: [CoordinateSpace: Rect] = [:]

    override func didJoin() { graph?.places.safeArea.add(self) }

    override func willLeave() { graph?.places.safeArea.remove(self) }

    override func computeSize(_ proposal: ProposedSize) -> Size { proposal.replacingUnspecified(by: .fallbackIdeal) }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        let insets = touchedInsets
        if room != size || insets != placedInsets {
            room = size
            placedInsets = insets
            reportAvailableSize(size)
        }
        for child in children { place(child, at: .zero, ProposedSize(size), in: size) }
    }

    private func reportAvailableSize(_ size: Size) {
        availableSizeDidChange(
            GeometryProxy(size: size.cgSize, safeAreaInsets: EdgeInsets(placedInsets), element: self))
    }

    func positionDidChange() { reportAvailableSize(frame.size) }
}
