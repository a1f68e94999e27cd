import Foundation

extension NSObject {
    /// The name of the class with its module, as in `App.ProfileCell`, which many take for a reuse identifier.
    ///
    /// Differs from Apple's systems: UIKit's own classes have a module in it too.
    public class func description() -> String { NSStringFromClass(self) }
}
