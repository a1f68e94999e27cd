import LayoutGeometry
import PortableUIKit

/// The phase of a view's transition through a scroll view.
@frozen
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// The view enters or leaves at the top or leading edge.
    case topLeading
    /// The view is visible.
    case identity
    /// The view enters or leaves at the bottom or trailing edge.
    case bottomTrailing

    /// A Boolean value that indicates whether the view is in the visible phase.
    public var isIdentity: Bool { self == .identity }

    /// The value of the phase: -1 at the top or leading edge, 0 while the view is visible, 1 at the bottom or trailing
    /// edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// The configuration of a scroll transition.
public struct ScrollTransitionConfiguration: Sendable {
    /// The visible fraction at which the phase changes.
    public struct Threshold: Sendable {
        /// The visible fraction of the view, from 0 to 1, and a distance beyond it, in points.
        fileprivate var part: Double
        fileprivate var distance = 0.0
        fileprivate var isCentered = false

        /// The entire view is visible.
        public static let visible = Threshold(part: 1)
        /// The view isn't visible.
        public static let hidden = Threshold(part: 0)

        /// The center of the view is at the center of the container.
        public static var centered: Threshold { Threshold(part: 1, isCentered: true) }

        /// Returns a threshold at which a fraction of the view is visible, from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold(part: min(max(amount, 0), 1)) }

        /// Returns a threshold between this threshold and another one, at a fraction from 0 to 1.
        public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
            var threshold = amount < 0.5 ? self : other
            threshold.part = part + (other.part - part) * amount
            threshold.distance = distance + (other.distance - distance) * amount
            return threshold
        }

        /// Returns the threshold relative to the container with an inset, in points.
        public func inset(by distance: Double) -> Threshold {
            var threshold = self
            threshold.distance += distance
            return threshold
        }
    }

    fileprivate var threshold = Threshold.visible
    fileprivate var curve: UnitCurve?
    fileprivate var animation: Animation?

    /// A transition that follows the visible fraction of the view, along a timing curve.
    public static let interactive = ScrollTransitionConfiguration(curve: .easeInOut)
    /// A transition that animates to the next phase.
    public static let animated = ScrollTransitionConfiguration(threshold: .visible(0.5), animation: .default)
    /// A configuration without a transition.
    public static let identity = ScrollTransitionConfiguration()

    /// Returns a transition that follows the visible fraction of the view, along a timing curve.
    public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(curve: timingCurve)
    }

    /// Returns a transition that animates to the next phase.
    public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration {
        ScrollTransitionConfiguration(threshold: .visible(0.5), animation: animation)
    }

    /// Returns the configuration with another animation. An interactive transition doesn't use it.
    public func animation(_ animation: Animation) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.animation = animation
        configuration.curve = nil
        return configuration
    }

    /// Returns the configuration with another threshold.
    public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
        var configuration = self
        configuration.threshold = threshold
        return configuration
    }
}

extension View {
    /// Applies an effect to the view while it enters and leaves the visible area of the enclosing scroll view.
    /// - Parameters:
    ///   - configuration: The configuration. The default is interactive.
    ///   - axis: The axis of the scroll view, or `nil` for the axis that it scrolls on.
    ///   - transition: A closure that returns the effect for a phase, based on the empty effect.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Applies an effect to the view while it enters and leaves the visible area of the enclosing scroll view.
    /// - Parameters:
    ///   - topLeading: The configuration at the top or leading edge.
    ///   - bottomTrailing: The configuration at the bottom or trailing edge.
    ///   - axis: The axis of the scroll view, or `nil` for the axis that it scrolls on.
    ///   - transition: A closure that returns the effect for a phase, based on the empty effect.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        let place = ScrollTransitionState(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis)
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

/// A calculation of the phase of a view's transition.
private struct ScrollTransitionState: Sendable {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?

    /// Returns the progress of the transition, from -1 to 1.
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

    /// Returns the progress at an edge, from 0 (visible) to 1 (not visible).
    /// - Parameter hidden: The hidden length of the view, in points.
    private func goal(
        _ hidden: Double, _ length: Double, _ room: Double, _ configuration: ScrollTransitionConfiguration
    ) -> Double {
        guard configuration.curve != nil || configuration.animation != nil, length > 0 else { return 0 }
        let threshold = configuration.threshold
        // The hidden length at which the transition starts. It's complete when the entire view is hidden.
        let allowed = threshold.isCentered ? (length - room) / 2 : (1 - threshold.part) * length - threshold.distance
        let share = min(max((hidden - allowed) / max(length - allowed, 1), 0), 1)
        guard let curve = configuration.curve else { return hidden > allowed ? 1 : 0 }
        return curve.value(at: share)
    }
}
