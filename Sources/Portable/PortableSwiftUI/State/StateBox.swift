import Foundation
import PortableUIKit

/// Where the value of a state lives, and who read it.
nonisolated final class StateBox<Value>: Source, PassableBox, @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    /// The value that it began with.
    private var first: Value

    init(_ value: Value) {
        stored = value
        first = value
    }

    /// A Boolean value that indicates whether the box is indistinguishable from a new one: its value has the same bits
    /// as the initial value.
    @MainActor var isPassable: Bool {
        _isPOD(Value.self) && lock.withLock { ValueComparator.areEqual(stored, first) }
    }

    /// The box has passed to a place that begins with `value`.
    @MainActor func begin(with value: Value) {
        guard _isPOD(Value.self), !ValueComparator.areEqual(first, value) else { return }
        first = value
        set(value)
    }

    /// The value. The body that is being evaluated depends on it.
    var value: Value {
        wasRead()
        return current
    }

    /// The value, without anybody's having read it.
    var current: Value { lock.withLock { stored } }

    /// Replaces the value without a new evaluation of the bodies that read it.
    @MainActor func replace(with value: Value) { lock.withLock { stored = value } }

    /// Writes a value, from any thread. While a body runs, the write is reported and put off until the next flush.
    func write(_ value: Value) {
        guard isOnMainActor else {
            lock.withLock { stored = value }
            let box = self
            Task { @MainActor in box.didChange() }
            return
        }
        // The value stays here; only the compiler can't see it.
        nonisolated(unsafe) let value = value
        MainActor.assumeIsolated {
            if let graph = Evaluation.current?.node?.graph {
                Diagnostics.log("Modifying state during view update, this will cause undefined behavior.")
                graph.deferWrite { self.set(value) }
            } else {
                set(value)
            }
        }
    }

    @MainActor private func set(_ value: Value) {
        lock.withLock { stored = value }
        didChange()
    }
}
