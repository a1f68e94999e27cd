import Foundation

/// A reference that doesn't keep its object alive, for the reference back to an owner, such as that of a view to its
/// superview.
///
/// Like a weak reference, it's `nil` as soon as the object begins to be deallocated. The object must clear it before
/// its deallocation ends. Unlike a weak reference, it doesn't change the object: after the first weak reference to an
/// object, its reference counting takes three times as long.
///
/// It's public and inlinable so that other modules can specialize it. No product exposes it.
@frozen
public struct Unretained<Object: AnyObject> {
    @usableFromInline var reference: Unmanaged<Object>?

    /// Creates an empty reference.
    @inlinable public init() {}

    /// The object, or `nil` if the reference is empty or the object is being deallocated.
    @inlinable public var object: Object? {
        get {
            guard let reference, !isDeallocating(reference.toOpaque()) else { return nil }
            return reference.takeUnretainedValue()
        }
        set { reference = newValue.map(Unmanaged.passUnretained) }
    }

    /// Removes the reference without accessing the object.
    @inlinable public mutating func clear() { reference = nil }
}

/// A function that returns whether the last reference to a Swift object has been released, so that the object is being
/// deallocated.
public let isDeallocating: @convention(c) (UnsafeMutableRawPointer) -> Bool = {
    // The compiler refuses declarations of the runtime's functions.
    guard let function = dlsym(nil, "swift_isDeallocating") else { return { _ in false } }
    return unsafeBitCast(function, to: (@convention(c) (UnsafeMutableRawPointer) -> Bool).self)
}()
