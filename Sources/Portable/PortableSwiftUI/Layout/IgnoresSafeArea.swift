import LayoutGeometry
import ViewLayoutEngine

/// The regions of the safe area.
@frozen
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
    /// The part of the safe area that bars and the device define.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The part of the safe area that the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}

extension View {
    /// Extends the view beneath the safe area at the edges that it touches.
    /// - Parameters:
    ///   - regions: The regions that the view can extend beneath.
    ///   - edges: The edges at which the view can extend.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(SafeAreaModifier(regions: regions, edges: edges))
    }

    /// Extends the view beneath the safe area at the edges that it touches.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}

private nonisolated struct SafeAreaModifier: WrappingModifier {
    let regions: SafeAreaRegions
    let edges: Edge.Set

    @MainActor func makeElement(_ inputs: _ViewInputs) -> SafeAreaElement { SafeAreaElement() }

    @MainActor func update(_ element: SafeAreaElement, _ inputs: _ViewInputs) {
        element.regions = regions
        element.edges = edges
    }
}

/// An element whose child can extend beyond the element's frame.
private final class SafeAreaElement: UnaryElement, SafeAreaReader {
    var edges = Edge.Set() {
        didSet { if edges != oldValue { setNeedsLayout() } }
    }

    var regions = SafeAreaRegions.all {
        didSet { if regions != oldValue { setNeedsLayout() } }
    }

    private(set) var placedInsets = Insets.zero
    var touchedInsets: Insets { touchedSafeArea(edges, regions) }

    override func didJoin() { graph?.places.safeArea.add(self) }

    override func willLeave() { graph?.places.safeArea.remove(self) }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        let reach = touchedInsets
        placedInsets = reach
        let room = Size(
            width: size.width + reach.leading + reach.trailing, height: size.height + reach.top + reach.bottom)
        guard reach != .zero else { return super.placeChildren(in: size, proposal) }
        children.first?.place(at: Point(x: -reach.leading, y: -reach.top), ProposedSize(room))
    }

    override func contains(_ point: Point) -> Bool {
        children.first.map { $0.frame.contains(point) } ?? false
    }
}
