import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The geometry that matched views share.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    /// Creates an option set from a raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The position.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The position and the size.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Matches the view's geometry with the geometry of another view that has the same id in a namespace. When an
    /// animated change inserts one of them and removes the other, they appear to be a single view that moves.
    /// - Parameters:
    ///   - id: The id that the views share.
    ///   - namespace: The namespace of the id.
    ///   - properties: The shared geometry. The default is the position and the size.
    ///   - anchor: The point that the views share. The default is the center.
    ///   - isSource: A Boolean value that indicates whether the other views use this view's geometry. The default is
    ///     `true`. Only one view should be the source at a time.
    public nonisolated func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View {
        modifier(
            MatchedModifier(
                key: MatchedKey(id: id, namespace: namespace), properties: properties, anchor: anchor,
                isSource: isSource))
    }
}

/// An identifier in a namespace. It's only compared, so that it can be part of a transition, which is `Sendable`.
struct MatchedKey: Hashable, @unchecked Sendable {
    private let id: AnyHashable
    private let namespace: Namespace.ID

    nonisolated init<ID: Hashable>(id: ID, namespace: Namespace.ID) {
        self.id = AnyHashable(id)
        self.namespace = namespace
    }
}

private nonisolated struct MatchedModifier: WrappingModifier {
    let key: MatchedKey
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let isSource: Bool

    @MainActor func makeElement(_ inputs: _ViewInputs) -> MatchedElement { MatchedElement() }

    @MainActor func update(_ element: MatchedElement, _ inputs: _ViewInputs) {
        element.properties = properties
        element.anchor = anchor
        element.isSource = isSource
        element.key = key
    }
}

/// An element that reserves the space of its child, and draws the child with the geometry of another element with the
/// same key.
final class MatchedElement: UnaryElement {
    fileprivate var properties = MatchedGeometryProperties.frame
    fileprivate var anchor = UnitPoint.center
    fileprivate var isSource = true
    fileprivate var key: MatchedKey? {
        didSet { if key != oldValue { graph?.animations.matches.move(self, from: oldValue) } }
    }

    /// The rectangle in which the child is drawn, in the element's coordinate space, or `nil` for the element's own
    /// frame.
    private var target: Rect?
    private lazy var frameAnimation = AnimatedValue<ElementMotion.FrameData> { [weak self] in self?.setNeedsLayout() }
    /// A Boolean value that indicates whether the element was added since the last layout.
    fileprivate var isNew = true

    override func didJoin() {
        isNew = true
        graph?.animations.matches.move(self, from: nil)
    }

    override func willLeave() { graph?.animations.matches.remove(self) }

    private var room: Rect { Rect(origin: .zero, size: frame.size) }

    /// The current rectangle of the child, including running animations.
    private var displayedFrame: Rect {
        let rect = target ?? room
        guard frameAnimation.isRunning else { return rect }
        let rest = frameAnimation.rest
        return Rect(
            x: rect.minX + rest.first.first, y: rect.minY + rest.first.second,
            width: max(rect.size.width + rest.second.first, 0), height: max(rect.size.height + rest.second.second, 0))
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        guard let child = children.first, target != nil || frameAnimation.isRunning else {
            return super.placeChildren(in: size, proposal)
        }
        let shown = displayedFrame
        let offer = properties.contains(.size) ? ProposedSize(shown.size) : ProposedSize(size)
        let own = child.size(offer)
        let reference = properties.contains(.position) ? shown : Rect(origin: .zero, size: size)
        let point = anchor.point(in: reference.size), ownPoint = anchor.point(in: own)
        child.place(at: reference.origin + point - ownPoint, offer)
    }

    /// The current rectangle of the child, in the root.
    fileprivate var displayedFrameInRoot: Rect { mapToRoot.apply(displayedFrame) }
    /// The element's own frame, in the root.
    fileprivate var matchedFrameInRoot: Rect { mapToRoot.apply(room) }

    /// Moves the child to a rectangle. `nil` means the element's own frame.
    fileprivate func track(_ rect: Rect?, _ animation: Animation?) {
        let new = rect.flatMap { rect in mapToRoot.inverse.map { $0.apply(rect) } }
        guard new != target else { return }
        let old = target ?? room
        target = new
        go(from: old, animation)
    }

    /// Starts an animation from a rectangle of the root.
    fileprivate func come(from rect: Rect, _ animation: Animation) {
        guard let inverse = mapToRoot.inverse else { return }
        go(from: inverse.apply(rect), animation)
    }

    private func go(from old: Rect, _ animation: Animation?) {
        if let animation, let graph {
            frameAnimation.go(
                from: ElementMotion.data(old), to: ElementMotion.data(target ?? room), animation, in: graph)
        }
        setNeedsLayout()
    }

    override func contains(_ point: Point) -> Bool { displayedFrame.contains(point) }
}

/// The elements of a graph with matched geometry.
@MainActor
final class MatchedElements {
    private struct Member {
        weak var element: MatchedElement?
    }

    private var groups: [MatchedKey: [Member]] = [:]

    fileprivate func move(_ element: MatchedElement, from old: MatchedKey?) {
        if let old { remove(element, from: old) }
        guard let key = element.key, element.graph != nil else { return }
        remove(element, from: key)
        groups[key, default: []].append(Member(element: element))
    }

    fileprivate func remove(_ element: MatchedElement) {
        if let key = element.key { remove(element, from: key) }
    }

    private func remove(_ element: MatchedElement, from key: MatchedKey) {
        groups[key]?.removeAll { $0.element == nil || $0.element === element }
        if groups[key]?.isEmpty == true { groups[key] = nil }
    }

    /// Moves the other views to their sources, after all of them are placed.
    ///
    /// Complexity: O(n · d), where n is the number of elements and d is their depth.
    func settle(_ animations: GraphAnimations) {
        for members in groups.values { settle(members.compactMap(\.element), animations) }
    }

    private func settle(_ members: [MatchedElement], _ animations: GraphAnimations) {
        let leaving = members.filter(\.isLeaving), staying = members.filter { !$0.isLeaving }
        guard let source = staying.last(where: \.isSource) else { return }
        let animation = animations.structural ?? animations.placing
        let goal = source.matchedFrameInRoot
        for member in staying where member !== source { member.track(member.isSource ? nil : goal, animation) }
        source.track(nil, animation)
        if source.isNew, let other = leaving.last, let animation {
            source.come(from: other.displayedFrameInRoot, animation)
        }
        for member in leaving { member.track(goal, animation) }
        for member in members { member.isNew = false }
    }
}

extension Element {
    /// A Boolean value that indicates whether the element or an ancestor is being removed.
    fileprivate var isLeaving: Bool { sequence(first: self, next: \.parent).contains { $0.isDeparting } }
}
