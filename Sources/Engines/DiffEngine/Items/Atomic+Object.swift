import Synchronization

// Plain pointers: `AtomicLazyReference` isn't specialized, and looks up its type on each access.
extension Atomic where Value == UnsafeRawPointer? {
    /// Retains and stores an object unless there is one already. Returns the stored object.
    @inlinable func keep<Object: AnyObject>(_ object: Object) -> Object {
        let new = Unmanaged.passRetained(object)
        let (isStored, known) = compareExchange(
            expected: nil, desired: UnsafeRawPointer(new.toOpaque()), ordering: .acquiringAndReleasing)
        guard !isStored, let known else { return object }
        new.release()
        return Unmanaged<Object>.fromOpaque(known).takeUnretainedValue()
    }

    /// Releases the stored object. No reader may use it afterwards.
    @inlinable func release() {
        if let pointer = load(ordering: .acquiring) { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
    }
}
