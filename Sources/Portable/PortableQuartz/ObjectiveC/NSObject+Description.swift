import Foundation

extension NSObject {
    /// Returns the name of the class with its module, as in `App.ProfileCell`. It's often used as a reuse identifier.
    ///
    /// Differs from Apple platforms: the names of UIKit's classes also include a module.
    public class func description() -> String { _className(self) }
}

/// Returns the name of a class with its module and its enclosing types. Foundation's `NSStringFromClass` ends the
/// process for a nested class.
@_spi(Collage)
public func _className(_ type: AnyClass) -> String { String(reflecting: type) }
