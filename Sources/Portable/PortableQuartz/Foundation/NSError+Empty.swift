import Foundation

/// An implementation detail: only a protocol extension can declare the initializer that `NSError` inherits from `NSObject` on
/// Apple platforms.
public protocol _EmptyError {}

extension NSError: _EmptyError {}

extension _EmptyError where Self: NSError {
    /// Creates an error without a domain.
    public init() {
        self = NSError(domain: "", code: 0) as! Self
    }
}
