import LayoutGeometry
@_spi(Collage) import PortableUIKit
import ViewLayoutEngine

/// The phase of a pointer over a view.
@frozen
public enum HoverPhase: Equatable, Sendable {
    /// The pointer is over the view, at a location.
    case active(CGPoint)
    /// The pointer has left the view, or a button was pressed.
    case ended
}

extension View {
    /// Adds an action to perform when the pointer enters the view, with `true`, and when it exits the view, with
    /// `false`.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverModifier(space: .local, reportsMoves: false) { action($0 != .ended) })
    }

    /// Adds an action to perform when the pointer enters, moves inside, or exits the view.
    /// - Parameters:
    ///   - coordinateSpace: The coordinate space of the pointer's location. The default is the local coordinate space.
    ///   - action: The action, with the phase.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, reportsMoves: true, action: action))
    }
}

private nonisolated struct HoverModifier: WrappingModifier {
    let space: CoordinateSpace
    let reportsMoves: Bool
    let action: (HoverPhase) -> Void

    @MainActor func makeElement(_ inputs: _ViewInputs) -> HoverElement { HoverElement() }

    @MainActor func update(_ element: HoverElement, _ inputs: _ViewInputs) {
        element.space = space
        element.reportsMoves = reportsMoves
        element.action = action
    }
}

/// The element of a view that tracks the pointer.
private final class HoverElement: UnaryElement {
    var space = CoordinateSpace.local
    var reportsMoves = false
    var action: (HoverPhase) -> Void = { _ in }

    override func didJoin() { graph?.host?.hovering.begin() }
}

/// An object that notifies the views of a host of pointer movements.
@MainActor
final class ElementHovering {
    private unowned let host: HostingView
    private var hasBegun = false
    /// The elements under the pointer.
    private var hovered: [HoverElement] = []

    init(in host: HostingView) {
        self.host = host
    }

    /// Starts to track the pointer when the first view needs it.
    func begin() {
        guard !hasBegun else { return }
        hasBegun = true
        host.addGestureRecognizer(
            UIHoverGestureRecognizer(target: self, action: Selector("hovered:", ElementHovering.pointerDidMove)))
    }

    private func pointerDidMove(_ recognizer: UIGestureRecognizer) {
        let point = recognizer.location(in: host)
        var current: [HoverElement] = []
        if recognizer.state == .began || recognizer.state == .changed {
            var element = host.element(at: point)
            while let candidate = element {
                if let hovered = candidate as? HoverElement { current.append(hovered) }
                element = candidate.parent
            }
        }
        let before = hovered
        hovered = current
        for element in before where element.graph != nil && !current.contains(where: { $0 === element }) {
            element.action(.ended)
        }
        for element in current where element.reportsMoves || !before.contains(where: { $0 === element }) {
            let place = element.mapFromRoot(to: element.space).apply(Point(x: Double(point.x), y: Double(point.y)))
            element.action(.active(place.cgPoint))
        }
    }
}
