import DisplayList
import Foundation
import LayoutGeometry

/// How a view comes and goes when the change that makes it do so is animated.
public struct AnyTransition: Sendable {
    /// What is drawn of a view at the beginning of its coming.
    let insertion: [TransitionEffect]
    /// What is drawn of it at the end of its going.
    let removal: [TransitionEffect]
    private(set) var animation: Animation?

    private init(_ effects: [TransitionEffect]) {
        insertion = effects
        removal = effects
    }

    private init(insertion: [TransitionEffect], removal: [TransitionEffect]) {
        self.insertion = insertion
        self.removal = removal
    }

    /// Comes and goes at once.
    public static let identity = AnyTransition([])
    /// Fades.
    public static let opacity = AnyTransition([.opacity])
    /// Grows from nothing.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Comes from the leading side and goes to the trailing one.
    public static var slide: AnyTransition {
        AnyTransition(insertion: [.move(.leading)], removal: [.move(.trailing)])
    }

    /// Grows from a part of its size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition([.scale(Double(scale), anchor)])
    }

    /// Comes from a distance.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition([.offset(offset)]) }

    /// Comes from a distance.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes from and goes to an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition([.move(edge)]) }

    /// Comes from an edge, goes to the opposite one, and fades.
    public static func push(from edge: Edge) -> AnyTransition {
        let opposite: Edge =
            switch edge {
            case .top: .bottom
            case .bottom: .top
            case .leading: .trailing
            case .trailing: .leading
            }
        return AnyTransition(insertion: [.move(edge), .opacity], removal: [.move(opposite), .opacity])
    }

    /// Both at the same time.
    public func combined(with other: AnyTransition) -> AnyTransition {
        var transition = AnyTransition(
            insertion: insertion + other.insertion, removal: removal + other.removal)
        transition.animation = animation ?? other.animation
        return transition
    }

    /// Comes one way and goes another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(insertion: insertion.insertion, removal: removal.removal)
    }

    /// With an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.animation = animation
        return transition
    }
}

/// A part of how a view comes and goes.
enum TransitionEffect: Sendable {
    case opacity
    case offset(CGSize)
    case scale(Double, UnitPoint)
    case move(Edge)

    /// Draws a view that is away by `amount`: 0 not at all, 1 wholly. Springs go past both.
    @MainActor func change(_ node: inout DisplayNode, _ amount: Double) {
        let size = node.bounds.size
        switch self {
        case .opacity: node.opacity *= min(max(1 - amount, 0), 1)
        case .offset(let offset): move(&node, x: Double(offset.width) * amount, y: Double(offset.height) * amount)
        case .move(.top): move(&node, x: 0, y: -size.height * amount)
        case .move(.bottom): move(&node, x: 0, y: size.height * amount)
        case .move(.leading): move(&node, x: -size.width * amount, y: 0)
        case .move(.trailing): move(&node, x: size.width * amount, y: 0)
        case .scale(let scale, let anchor):
            let factor = 1 + (scale - 1) * amount
            let x = Double(anchor.x) * size.width, y = Double(anchor.y) * size.height
            let scaling = AffineTransform(a: factor, b: 0, c: 0, d: factor, tx: x * (1 - factor), ty: y * (1 - factor))
            node.transform = scaling.followed(by: node.transform)
        }
    }

    private func move(_ node: inout DisplayNode, x: Double, y: Double) {
        node.transform = node.transform.followed(by: AffineTransform(translationX: x, y: y))
    }
}

extension View {
    /// Says how the view comes and goes when the change that makes it do so is animated; it fades otherwise.
    public nonisolated func transition(_ t: AnyTransition) -> some View { modifier(TransitionModifier(transition: t)) }
}

struct TransitionModifier {
    let transition: AnyTransition
}

extension TransitionModifier: TraitModifier {
    func modify(_ item: inout Item) { item.traits[TransitionTrait.self] = transition }
}
