import Foundation

/// Values of any types, each of which stands for a screen of a stack.
public nonisolated struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    /// No screen but the lowest.
    public init() {}

    /// Values of one type.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    init(erased elements: [AnyHashable]) {
        self.elements = elements
    }

    /// The number of screens above the lowest.
    public var count: Int { elements.count }

    /// Whether the lowest screen is alone.
    public var isEmpty: Bool { elements.isEmpty }

    /// Puts a screen on top.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

    /// Takes screens away from the top: one by default. There have to be as many.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
