import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A transition without an effect.
public struct IdentityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// The properties of the transition, which has no motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// Returns the view unchanged.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// A transition that fades the view.
public struct OpacityTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// The properties of the transition, which has no motion.
    public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }

    /// Returns the view for a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
}

/// A transition that scales the view from a fraction of its size.
public struct ScaleTransition: Transition {
    /// The initial scale of the view.
    public var scale: Double
    /// The anchor point of the transform.
    public var anchor: UnitPoint

    /// Creates a transition that scales the view from a fraction of its size.
    public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// Returns the view for a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
    }
}

/// A transition that moves the view in and out by an offset.
public struct OffsetTransition: Transition {
    /// The offset of the view before its insertion and after its removal, in points.
    public var offset: CGSize

    /// A transition that moves the view in and out by an offset.
    public init(_ offset: CGSize) {
        self.offset = offset
    }

    /// Returns the view for a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// A transition that moves the view in from an edge and back out to it.
public struct MoveTransition: Transition {
    /// The edge of the transition.
    public var edge: Edge

    /// Creates a transition that moves the view in from an edge and back out to it.
    public init(edge: Edge) {
        self.edge = edge
    }

    /// Returns the view for a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeMove(edge: edge, distance: phase.isIdentity ? 0 : 1))
    }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition: Transition {
    /// Creates the transition.
    public init() {}

    /// Returns the view for a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeMove(edge: .trailing, distance: phase.value))
    }
}

/// A transition that moves the view in from an edge and out to the opposite edge, and fades it.
public struct PushTransition: Transition {
    /// The edge of the transition.
    public var edge: Edge

    /// Creates a transition that moves the view in from an edge and out to the opposite edge, and fades it.
    public init(edge: Edge) {
        self.edge = edge
    }

    /// Returns the view for a phase.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(EdgeMove(edge: edge, distance: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == IdentityTransition {
    /// A transition without any effect.
    @preconcurrency @MainActor public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
    /// A transition that fades the view.
    @preconcurrency @MainActor public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
    /// A transition that scales the view from zero.
    @preconcurrency @MainActor public static var scale: ScaleTransition { ScaleTransition(0) }

    /// Creates a transition that scales the view from a fraction of its size.
    @preconcurrency @MainActor
    public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}

extension Transition where Self == OffsetTransition {
    /// A transition that moves the view in and out by an offset.
    @preconcurrency @MainActor
    public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }

    /// A transition that moves the view in and out by an offset.
    @preconcurrency @MainActor
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}

extension Transition where Self == MoveTransition {
    /// Creates a transition that moves the view in from an edge and back out to it.
    @preconcurrency @MainActor
    public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
    /// A transition that moves the view in from the leading edge and out to the trailing edge.
    @preconcurrency @MainActor public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
    /// Creates a transition that moves the view in from an edge and out to the opposite edge, and fades it.
    @preconcurrency @MainActor
    public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

/// Moves a view toward an edge, by a fraction of the view's size.
private nonisolated struct EdgeMove: WrappingModifier, Animatable {
    let edge: Edge
    var distance: Double

    var animatableData: Double {
        get { distance }
        set { distance = newValue }
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> EdgeMoveElement { EdgeMoveElement() }

    @MainActor func update(_ element: EdgeMoveElement, _ inputs: _ViewInputs) {
        element.edge = edge
        element.distance = distance
    }
}

private final class EdgeMoveElement: UnaryElement {
    var edge = Edge.top
    var distance = 0.0 {
        didSet { if distance != oldValue { setNeedsLayout() } }
    }

    /// Returns the origin of the child, measured from the leading edge.
    override func childOrigin(in size: Size, _ proposal: ProposedSize) -> Point {
        switch edge {
        case .top: Point(x: 0, y: -size.height * distance)
        case .bottom: Point(x: 0, y: size.height * distance)
        case .leading: Point(x: -size.width * distance, y: 0)
        case .trailing: Point(x: size.width * distance, y: 0)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        isExplicit(key) ? children.first?.explicitGuide(key, proposal) : nil
    }
}
