import LayoutGeometry
import PortableUIKit

/// Where a view is that moves through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// It comes in at the top or the leading side, or goes out there.
    case topLeading
    /// It is seen.
    case identity
    /// It comes in at the bottom or the trailing side, or goes out there.
    case bottomTrailing

    /// Whether it is seen.
    public var isIdentity: Bool { self == .identity }

    /// -1 at the top or the leading side, 0 while it is seen, 1 at the bottom or the trailing side.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How a view gets from one phase of a scroll view to the next.
public struct ScrollTransitionConfiguration: Sendable {
    /// How much of a view has to be seen.
    public struct Threshold: Sendable {
        /// The part of the view, from 0 to 1, and points beyond it.
        fileprivate var part: Double
        fileprivate var distance = 0.0
        fileprivate var isCentered = false

        /// All of it.
        public static let visible = Threshold(part: 1)
        /// None of it.
        public static let hidden = Threshold(part: 0)

        /// Its middle is in that of the room.
        public static var centered: Threshold { Threshold(part: 1, isCentered: true) }

        /// A part of it, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(part: min(max(amount, 0), 1)) }

        /// A part of the way to another threshold, from 0 to 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            var threshold = amount < 0.5 ? self : other
            threshold.part = part + (other.part - part) * amount
            threshold.distance = distance + (other.distance - distance) * amount
            return threshold
        }

        /// The same, counted from so many points inside of the room.
        public func inset(by distance: Double) -> Threshold {
            var threshold = self
            threshold.distance += distance
            return threshold
        }
    }

    fileprivate var threshold = Threshold.visible
    fileprivate var curve: UnitCurve?
    fileprivate var animation: Animation?

    /// With the finger: the more of the view is seen, the nearer it is to how it looks there.
    public static let interactive = ScrollTransitionConfiguration(curve: .easeInOut)
    /// Goes to the next phase with an animation.
    public static let animated = ScrollTransitionConfiguration(threshold: .visible(0.5), animation: .default)
    /// Stays as it is.
    public static let identity = ScrollTransitionConfiguration()

    /// With the finger, along a curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(curve: timingCurve)
    }

    /// Goes to the next phase with an animation.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(threshold: .visible(0.5), animation: animation)
    }

    /// With another animation; with the finger it has none.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.animation = animation
        configuration.curve = nil
        return configuration
    }

    /// The same from another part of the view on.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }
}

extension View {
    /// Changes how the view is drawn while it comes into a scroll view around it, and while it goes.
    /// - Parameters:
    ///   - configuration: When, and how; with the finger by default.
    ///   - axis: The axis of the scroll view that counts; nil for the one that it moves along.
    ///   - transition: The effect in a phase, which changes the empty one.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Changes how the view is drawn while it comes into a scroll view around it, and while it goes.
    /// - Parameters:
    ///   - topLeading: When, and how, at the top or the leading side.
    ///   - bottomTrailing: When, and how, at the bottom or the trailing side.
    ///   - axis: The axis of the scroll view that counts; nil for the one that it moves along.
    ///   - transition: The effect in a phase, which changes the empty one.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        let place = ScrollTransitionPlace(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis)
        return modifier(
            VisualEffectModifier { element in
                let phase = place.phase(of: element)
                func mixed<E: VisualEffect>(_ make: (ScrollTransitionPhase) -> E) -> E {
                    var effect = make(.identity)
                    let other = make(phase < 0 ? .topLeading : .bottomTrailing)
                    effect.animatableData += (other.animatableData - effect.animatableData).scaled(by: abs(phase))
                    return effect
                }
                return mixed { transition(EmptyVisualEffect(), $0) }
            })
    }
}

/// Says how far a view is from being seen.
private struct ScrollTransitionPlace: Sendable {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?

    /// -1 to 1: where the view is on its way through the phases.
    @MainActor func phase(of element: VisualEffectElement) -> Double {
        guard let scroll = element.enclosingScroll else { return 0 }
        let isVertical = axis.map { $0 == .vertical } ?? scroll.axes.contains(.vertical)
        let frame = element.proxy.frame(in: .scrollView), room = scroll.frame.size
        let (start, length) = isVertical ? (frame.minY, frame.height) : (frame.minX, frame.width)
        let size = CGFloat(isVertical ? room.height : room.width)
        let before = goal(-Double(start), Double(length), Double(size), topLeading)
        let after = goal(Double(start + length - size), Double(length), Double(size), bottomTrailing)
        let goal = after > 0 ? after : -before
        let configuration = after > 0 ? bottomTrailing : topLeading
        return element.value(of: goal, configuration.animation)
    }

    /// From 0, seen, to 1, out of sight.
    /// - Parameter hidden: How many points are beyond the edge.
    private func goal(
        _ hidden: Double, _ length: Double, _ room: Double, _ configuration: ScrollTransitionConfiguration
    ) -> Double {
        guard configuration.curve != nil || configuration.animation != nil, length > 0 else { return 0 }
        let threshold = configuration.threshold
        // How much may be hidden before it counts, and from there to all of it.
        let allowed = threshold.isCentered ? (length - room) / 2 : (1 - threshold.part) * length - threshold.distance
        let share = min(max((hidden - allowed) / max(length - allowed, 1), 0), 1)
        guard let curve = configuration.curve else { return hidden > allowed ? 1 : 0 }
        return curve.value(at: share)
    }
}
