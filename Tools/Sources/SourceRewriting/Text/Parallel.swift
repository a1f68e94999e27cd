import Dispatch

/// Work on all cores.
enum Parallel {
    /// What `transform` makes of each element, in their order.
    static func map<Element: Sendable, Result: Sendable>(
        _ elements: [Element], _ transform: @Sendable (Element) -> Result
    ) -> [Result] {
        guard elements.count > 1 else { return elements.map(transform) }
        return [Result](unsafeUninitializedCapacity: elements.count) { buffer, count in
            nonisolated(unsafe) let start = buffer.baseAddress
            DispatchQueue.concurrentPerform(iterations: elements.count) { index in
                start?.advanced(by: index).initialize(to: transform(elements[index]))
            }
            count = elements.count
        }
    }
}
