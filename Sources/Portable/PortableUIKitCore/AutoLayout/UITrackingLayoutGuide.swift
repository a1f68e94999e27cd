import Foundation

/// A guide that tracks something, for example a keyboard, and has constraints that depend on the edges that it's near.
///
/// A guide is near an edge of its view while it touches the edge. Keyboards are docked: their guide is near the bottom edge,
/// and away from the others.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private var tracked: [TrackedConstraints] = []

    /// The edges that the guide is near.
    var nearEdges: NSDirectionalRectEdge { .bottom }

    /// Activates constraints while the guide is near an edge, and deactivates them otherwise. They replace the constraints
    /// that were set for the edge before.
    ///
    /// - Parameters:
    ///   - trackingConstraints: The constraints. The guide sets whether they're active.
    ///   - edge: The edge. For several edges, the guide must be near all of them.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(TrackedConstraints(edge: edge, isNear: true, constraints: trackingConstraints))
    }

    /// Activates constraints while the guide is away from an edge, and deactivates them otherwise. They replace the
    /// constraints that were set for the edge before.
    ///
    /// - Parameters:
    ///   - trackingConstraints: The constraints. The guide sets whether they're active.
    ///   - edge: The edge. For several edges, the guide must be away from all of them.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(TrackedConstraints(edge: edge, isNear: false, constraints: trackingConstraints))
    }

    /// Returns the constraints that are active while the guide is near an edge.
    open func constraintsActiveWhenNearEdge(_ edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && $0.isNear }?.constraints ?? []
    }

    /// Returns the constraints that are active while the guide is away from an edge.
    open func constraintsActiveWhenAway(from edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        tracked.first { $0.edge == edge && !$0.isNear }?.constraints ?? []
    }

    /// Deactivates all constraints that depend on edges, and removes them from the guide.
    open func removeAllTrackedConstraints() {
        NSLayoutConstraint.deactivate(tracked.flatMap(\.constraints))
        tracked = []
    }

    private func set(_ new: TrackedConstraints) {
        let index = tracked.firstIndex { $0.edge == new.edge && $0.isNear == new.isNear }
        if let index { NSLayoutConstraint.deactivate(tracked.remove(at: index).constraints) }
        tracked.append(new)
        let matches = new.isNear ? new.edge.isSubset(of: nearEdges) : new.edge.isDisjoint(with: nearEdges)
        if matches {
            NSLayoutConstraint.activate(new.constraints)
        } else {
            NSLayoutConstraint.deactivate(new.constraints)
        }
    }
}

/// Constraints that are active while a guide is near an edge, or away from it.
private struct TrackedConstraints {
    let edge: NSDirectionalRectEdge
    let isNear: Bool
    let constraints: [NSLayoutConstraint]
}
