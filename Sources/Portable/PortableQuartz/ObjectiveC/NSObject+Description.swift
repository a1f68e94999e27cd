import Foundation

extension NSObject {
    /// The name of the class with its module, as in `App.ProfileCell`, which many take for a reuse identifier.
    ///
    /// Differs from Apple's systems: UIKit's own classes have a module in it too.
    public class func description() -> String { _className(self) }
}

/// The name of a class with its module, and with the types that it is in: Foundation's `NSStringFromClass` ends the process
/// for a class in another type.
@_spi(Collage)
public func _className(_ type: AnyClass) -> String { String(reflecting: type) }
