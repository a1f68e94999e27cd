import Foundation

/// A reference that doesn't keep its object alive, for an object that holds the one that refers to it: the superview of a view.
///
/// Like a weak reference it is nil as soon as the object begins to be deallocated, and the object clears it on its way
/// out. Unlike a weak reference it leaves the object as it is: an object that was referred to weakly once counts its
/// references three times more slowly from then on.
///
/// It is public and inlinable so that other modules specialize it; no product shows it.
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
