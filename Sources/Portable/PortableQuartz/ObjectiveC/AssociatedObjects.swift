/// How an associated object is kept.
///
/// Differs from Objective-C: `OBJC_ASSOCIATION_ASSIGN` is a weak reference, nothing is copied, and all are atomic.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The objects that are associated with others, by their keys.
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

    /// Lets go of what is associated with an object that goes.
    package static func release(of object: AnyObject) {
        attachments.remove(of: object)
    }
}

/// Associates a value with an object under a key, in the place of what is there; nil takes it away.
///
/// Differs from Objective-C: what is associated with an object that is neither a responder nor a layer is let go some
/// time after the object.
/// - Parameters:
///   - object: An object. What isn't one is ignored.
///   - key: An address that stands for the property, for example of a static variable.
///   - value: What is associated.
///   - policy: Whether it is kept alive.
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

/// What is associated with an object under a key; nil if nothing is.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.attachments.value(of: object as AnyObject)?[key]?.value
}

/// Takes away all that is associated with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.release(of: object as AnyObject)
}

/// Runs `body`. Swift lets go of objects when nobody needs them; here there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
    try body()
}
