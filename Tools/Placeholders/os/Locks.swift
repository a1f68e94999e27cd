import Foundation

/// A lock that blocks threads. Initialize it in memory that doesn't move, and pass its address.
public struct os_unfair_lock_s: Sendable {
    fileprivate var lock: LockBox?

    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// The lock that belongs to a value of `os_unfair_lock`. It's created when it's first used.
private final class LockBox: @unchecked Sendable {
    let lock = NSLock()
}

/// Guards the creation of locks.
private let creation = NSLock()

private func box(of lock: os_unfair_lock_t) -> LockBox {
    creation.withLock {
        if let existing = lock.pointee.lock { return existing }
        let new = LockBox()
        lock.pointee.lock = new
        return new
    }
}

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { box(of: lock).lock.lock() }

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { box(of: lock).lock.unlock() }

public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { box(of: lock).lock.try() }

public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {}

public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// A value that a lock protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    fileprivate final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    fileprivate let storage: Storage

    public init(uncheckedState initialState: State) { storage = Storage(initialState) }

    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock.try() else { return nil }
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }

    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    public init() { self.init(uncheckedState: ()) }

    public func lock() { storage.lock.lock() }
    public func unlock() { storage.lock.unlock() }
    public func lockIfAvailable() -> Bool { storage.lock.try() }

    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
        try withLockUnchecked { (_: inout Void) in try body() }
    }

    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }
}
