import Foundation

/// An implementation detail: only a protocol extension can declare the initializer that `NSAttributedString` inherits from
/// `NSObject` on Apple platforms.
public protocol _EmptyAttributedString {}

extension NSAttributedString: _EmptyAttributedString {}

extension _EmptyAttributedString where Self: NSAttributedString {
    /// Creates an attributed string without characters.
    public init() {
        self = Self.empty as! Self
    }
}

extension NSAttributedString {
    fileprivate class var empty: NSAttributedString {
        self is NSMutableAttributedString.Type ? NSMutableAttributedString(string: "") : NSAttributedString(string: "")
    }
}
