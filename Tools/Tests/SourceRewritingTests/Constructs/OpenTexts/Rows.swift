import Foundation

/// Texts for other modules.
public enum Rows {
    /// Other modules compile what it calls.
    @inlinable public static func title(_ count: Int) -> String {
        String(format: NSLocalizedString("%d rows", comment: ""), count)
    }
}
