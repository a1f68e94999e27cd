import Foundation

/// A reference that doesn't keep its object alive, for an object that holds the one that refers to it: the superview of a view.
///
/// Like a weak reference it is nil as soon as the object begins to be deallocated, and the object clears it on its way
/// out. Unlike a weak reference it leaves the object as it is: an object that was referred to weakly once counts its
/// references three times more slowly from then on.
@frozen
package struct Unretained<Object: AnyObject> {
    @usableFromInline package var reference: Unmanaged<Object>?

    /// A reference to nothing.
    @inlinable package init() {}

    @inlinable package var object: Object? {
        get {
            guard let reference, !isDeallocating(reference.toOpaque()) else { return nil }
            return reference.takeUnretainedValue()
        }
        set { reference = newValue.map(Unmanaged.passUnretained) }
    }

    /// Removes the reference without accessing the object.
    @inlinable package mutating func clear() { reference = nil }
}

/// Whether the last reference to a Swift object has gone, so that the object is being deallocated.
package let isDeallocating: @convention(c) (UnsafeMutableRawPointer) -> Bool = {
    // The compiler refuses declarations of the runtime's functions.
    guard let function = dlsym(nil, "swift_isDeallocating") else { return { _ in false } }
    return unsafeBitCast(function, to: (@convention(c) (UnsafeMutableRawPointer) -> Bool).self)
}()
