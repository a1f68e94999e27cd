import Synchronization

/// A value that is protected by a lock.
package final class LockedValue<Value>: Sendable {
    private let value: Mutex<Value>

    package init(_ value: sending Value) {
        self.value = Mutex(value)
    }

    package func withLock<Result>(_ body: (inout sending Value) throws -> sending Result) rethrows -> sending Result {
        try value.withLock(body)
    }
}
