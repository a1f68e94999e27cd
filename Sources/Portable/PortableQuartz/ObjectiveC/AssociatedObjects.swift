/// Policies for storing an associated object.
///
/// Differs from Objective-C: `OBJC_ASSOCIATION_ASSIGN` is a weak reference, objects aren't copied, and all policies are
/// atomic.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The associated objects of all objects, by key.
package enum AssociatedObjects {
    fileprivate struct Association {
        private var strong: Any?
        private weak var unretained: AnyObject?

        init(_ value: Any, _ policy: objc_AssociationPolicy) {
            if policy == .OBJC_ASSOCIATION_ASSIGN {
                unretained = value as AnyObject
            } else {
                strong = value
            }
        }

        var value: Any? { strong ?? unretained }
    }

    fileprivate static let attachments = ObjectAttachments<[UnsafeRawPointer: Association]>()

    /// Releases the associated objects of an object that is being deallocated.
    package static func release(of object: AnyObject) {
        attachments.remove(of: object)
    }
}

/// Associates a value with an object for a key, replacing the existing value. Pass `nil` to remove the value.
///
/// Differs from Objective-C: if the object is neither a responder nor a layer, its associated objects are released some
/// time after its deallocation.
///
/// - Parameters:
///   - object: An object. Other values are ignored.
///   - key: An address that identifies the association, for example the address of a static variable.
///   - value: The associated value.
///   - policy: The policy, which determines whether the reference is strong or weak.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let association = value.map { AssociatedObjects.Association($0, policy) }
    let former = AssociatedObjects.attachments.change(of: object as AnyObject, from: [:]) { associations in
        let former = associations[key]
        associations[key] = association
        return former
    }
    withExtendedLifetime(former) {}
}

/// Returns the value that is associated with an object for a key, or `nil` if there's no value.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.attachments.value(of: object as AnyObject)?[key]?.value
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.release(of: object as AnyObject)
}

/// Runs `body`. There's no autorelease pool, because Swift releases objects after their last use.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
