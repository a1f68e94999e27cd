import Foundation
import PortableUIKit

/// The storage of a state's value, with its readers.
nonisolated final class StateBox<Value>: Source, ReusableBox, @unchecked Sendable {
    private let lock = NSLock()
    private var stored: Value
    /// The initial value.
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

    /// Called when the box is reused for a view whose initial value is `value`.
    @MainActor func begin(with value: Value) {
        guard _isPOD(Value.self), !ValueComparator.areEqual(first, value) else { return }
        first = value
        set(value)
    }

    /// The value. Reading it makes the body that's being evaluated depend on it.
    var value: Value {
        wasRead()
        return current
    }

    /// The value. Reading it creates no dependency.
    var current: Value { lock.withLock { stored } }

    /// Replaces the value without a new evaluation of the bodies that read it.
    @MainActor func replace(with value: Value) { lock.withLock { stored = value } }

    /// Writes a value, from any thread. While a body runs, the write is reported and deferred until the next flush.
    func write(_ value: Value) {
        guard isOnMainActor else {
            lock.withLock { stored = value }
            let box = self
            Task { @MainActor in box.didChange() }
            return
        }
        // The value isn't shared, which the compiler can't verify.
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
