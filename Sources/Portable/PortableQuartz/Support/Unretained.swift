import Foundation

/// A reference that doesn't keep its object alive, for those that the object itself holds: the superview of a view.
///
/// As a weak one it is nil from the moment on that the object begins to go, and whoever it refers to clears it on its
/// way out. Unlike a weak one it leaves the object as it is: an object that was referred to weakly once counts its
/// references three times more slowly for good.
package struct Unretained<Object: AnyObject> {
    private var reference: Unmanaged<Object>?

    /// A reference to nothing.
    package init() {}

    package var object: Object? {
        get {
            guard let reference, !isDeallocating(reference.toOpaque()) else { return nil }
            return reference.takeUnretainedValue()
        }
        set { reference = newValue.map(Unmanaged.passUnretained) }
    }

    /// Refers to nothing any more, without a look at what it referred to.
    package mutating func clear() { reference = nil }
}

/// Whether an object's last reference has gone, as Swift's runtime knows; never, if it can't be asked.
let isDeallocating: @convention(c) (UnsafeMutableRawPointer) -> Bool = {
    if let function = dlsym(nil, "swift_isDeallocating") {
        return unsafeBitCast(function, to: (@convention(c) (UnsafeMutableRawPointer) -> Bool).self)
    }
    return { _ in false }
}()
