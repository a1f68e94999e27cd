import Foundation

/// An object that represents a class as the target of a message. Each class has one, which exists forever, because a class
/// isn't an object without the Objective-C runtime.
package final class ClassTarget: Sendable {
    private static let all = LockedValue<[ObjectIdentifier: ClassTarget]>([:])

    private init() {}

    /// Returns the object that receives the messages for a target: the target itself, unless it's a class.
    package static func object(for target: Any) -> AnyObject {
        guard let type = target as? AnyClass else { return target as AnyObject }
        return all.withLock { targets in
            if let target = targets[ObjectIdentifier(type)] { return target }
            let target = ClassTarget()
            targets[ObjectIdentifier(type)] = target
            return target
        }
    }
}
