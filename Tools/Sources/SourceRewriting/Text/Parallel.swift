import Dispatch

/// Parallel work on all cores.
enum Parallel {
    /// Returns the results of `transform` for each element, in order.
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
