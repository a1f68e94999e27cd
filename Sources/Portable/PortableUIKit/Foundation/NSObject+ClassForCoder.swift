import Foundation

extension NSObject {
    /// Returns the class that is archived for the class, which is the class itself.
    public static func classForCoder() -> AnyClass { self }
}
