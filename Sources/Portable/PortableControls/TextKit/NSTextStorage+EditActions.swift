import Foundation

extension NSTextStorage {
    /// The kinds of changes to text.
    public struct EditActions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt

        /// Creates a value from a raw value.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Attributes were added, removed, or changed.
        public static let editedAttributes = EditActions(rawValue: 1 << 0)
        /// Characters were added, removed, or replaced.
        public static let editedCharacters = EditActions(rawValue: 1 << 1)
    }

    /// A notification that is posted before changes are processed. Its object is the storage.
    public static let willProcessEditingNotification = NSNotification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// A notification that is posted after changes were processed, before they're laid out. Its object is the storage.
    public static let didProcessEditingNotification = NSNotification.Name(
        "NSTextStorageDidProcessEditingNotification")
}
