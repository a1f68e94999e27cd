import Foundation

extension NSObjectProtocol {
    /// Returns a Boolean value that indicates whether the object is an instance of a class or of one of its subclasses.
    public func isKind(of aClass: AnyClass) -> Bool { (self as? NSObject)?.isKind(of: aClass) ?? false }

    /// Returns a Boolean value that indicates whether the object is an instance of a class, and not of a subclass.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}
