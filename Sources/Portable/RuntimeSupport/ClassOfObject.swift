/// Changes the class of an object to a subclass, as key-value observing does on Apple platforms.
///
/// - Parameters:
///   - object: The object. Its static class must not be final, so that its methods are called dynamically.
///   - subclass: A subclass without additional stored properties.
package func changeClass(of object: AnyObject, to subclass: AnyClass) {
    let isa = Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UnsafeRawPointer.self)
    isa.pointee = unsafeBitCast(subclass, to: UnsafeRawPointer.self)
}
