import Foundation

extension NumberFormatter {
    /// The version of the formatter's behavior.
    public enum Behavior: UInt, Sendable {
        /// The current behavior.
        case `default` = 0
        /// The behavior of OS X 10.4 and later.
        case behavior10_4 = 1040
    }

    /// The version of the formatter's behavior.
    ///
    /// Differs from Foundation: it's always the current one.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
