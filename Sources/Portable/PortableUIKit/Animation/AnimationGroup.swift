import Foundation

/// The animations that one call started, and the closure that waits for their end.
@MainActor
package final class AnimationGroup {
    /// The clock's time at which the last animation of the group ends.
    package private(set) var end: Double
    private var layers: [ObjectIdentifier: CALayer] = [:]
    private var wasInterrupted = false
    private var completion: ((Bool) -> Void)?

    package init(begin: Double, completion: ((Bool) -> Void)?) {
        end = begin
        self.completion = completion
    }

    func add(_ layer: CALayer, until time: Double) {
        layers[ObjectIdentifier(layer)] = layer
        end = max(end, time)
    }

    /// A layer of the group was given another value, or its animations were removed.
    func layerWasInterrupted(_ layer: CALayer) {
        wasInterrupted = true
        if !layer.propertyAnimations.values.contains(where: { $0.group === self }) {
            layers[ObjectIdentifier(layer)] = nil
        }
        // Nothing is left to wait for.
        if layers.isEmpty { end = -.infinity }
    }

    /// Shows the model values and tells the caller.
    func finish() {
        for layer in layers.values { layer.removeAnimations(of: self) }
        layers = [:]
        let completion = completion
        self.completion = nil
        completion?(!wasInterrupted)
    }
}

/// All groups of a device that have not ended.
@MainActor
package final class Animator {
    private var groups: [AnimationGroup] = []

    package init() {}

    /// Whether any animation runs or waits.
    package var isActive: Bool { !groups.isEmpty }

    package func add(_ group: AnimationGroup) {
        groups.append(group)
        Services.clock.requestFrame()
    }

    /// Ends the groups whose time has come, in the order of their ends; their completions may start others.
    package func advance(to time: Double) {
        let ended = groups.enumerated().filter { $0.element.end <= time }
            .sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }.map(\.element)
        guard !ended.isEmpty else { return }
        groups.removeAll { group in ended.contains { $0 === group } }
        for group in ended { group.finish() }
    }

    func removeAll() {
        groups = []
    }
}
