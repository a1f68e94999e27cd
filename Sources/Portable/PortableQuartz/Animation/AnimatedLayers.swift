/// A set of layers that keeps the order in which they were inserted.
@MainActor
struct AnimatedLayers {
    private var numbered: [ObjectIdentifier: (number: Int, layer: CALayer)] = [:]
    private var nextNumber = 0

    nonisolated init() {}

    var isEmpty: Bool { numbered.isEmpty }

    /// The layers in the order of their insertion.
    ///
    /// - Complexity: O(*n* log *n*) in the number of layers.
    var ordered: [CALayer] { numbered.values.sorted { $0.number < $1.number }.map(\.layer) }

    /// The layers in any order.
    var unordered: some Sequence<CALayer> { numbered.values.lazy.map(\.layer) }

    mutating func insert(_ layer: CALayer) {
        guard numbered[ObjectIdentifier(layer)] == nil else { return }
        numbered[ObjectIdentifier(layer)] = (nextNumber, layer)
        nextNumber += 1
    }

    mutating func remove(_ layer: CALayer) { numbered[ObjectIdentifier(layer)] = nil }

    mutating func removeAll() { numbered = [:] }
}
