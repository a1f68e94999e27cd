/// Makes an object an instance of a subclass of its class, as key-value observing does on Apple's systems.
///
/// - Parameters:
///   - object: Its class isn't known to be final, so that its methods are called through the class.
///   - subclass: A class that adds no stored properties.
package func changeClass(of object: AnyObject, to subclass: AnyClass) {
    let isa = Unmanaged.passUnretained(object).toOpaque().assumingMemoryBound(to: UnsafeRawPointer.self)
    isa.pointee = unsafeBitCast(subclass, to: UnsafeRawPointer.self)
}
