import Foundation

/// What Core Foundation calls a text.
public typealias CFString = String

/// Any object of Core Foundation.
public typealias CFTypeRef = AnyObject

/// A font without a size, by its name.
public final class CGFont: Sendable {
    let name: String

    /// The font of a name. Differs from UIKit: it is never nil; what no font is called is drawn with the system's.
    public init?(_ name: CFString) {
        self.name = name
    }

    /// The name that the font was made with.
    public var postScriptName: CFString? { name }
}
