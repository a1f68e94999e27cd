import Foundation

extension NSObject {
    /// Returns the name of the class with its module, as in `App.ProfileCell`. It's often used as a reuse identifier. The
    /// names of UIKit's and Foundation's classes have no module.
    public class func description() -> String { _className(self) }
}

/// Returns the name of a class with its module and its enclosing types, as `NSStringFromClass` does, which ends the
/// process for a nested class on Linux.
///
/// Differs from Apple platforms: the names of nested classes aren't mangled.
@_spi(Collage)
public func _className(_ type: AnyClass) -> String {
    let name = String(reflecting: type)
    let parts = name.split(separator: ".", maxSplits: 1)
    return parts.count == 2 && modulesInObjectiveC.contains(String(parts[0])) ? String(parts[1]) : name
}

/// The modules whose classes are written in Objective-C on Apple platforms, so that their names have no module.
private let modulesInObjectiveC: Set<String> = [
    "Foundation", "PortableQuartz", "PortableGraphics", "PortableUIKitCore", "PortableControls", "PortableCollections",
    "PortableUIKit",
]
