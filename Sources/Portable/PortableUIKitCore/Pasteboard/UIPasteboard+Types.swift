import Foundation

extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name, as text.
        public let rawValue: String

        /// Creates a name with a string.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a name with a string.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The general pasteboard, for copying and pasting.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option that limits the lifetime or the availability of items.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        /// Creates an option with the given name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The expiration date of the items, a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// A Boolean value that indicates whether the items stay on the device.
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    /// Posted when the content of a pasteboard has changed. The object is the pasteboard; the user info contains the
    /// types that were added and removed.
    public nonisolated class var changedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardChangedNotification")
    }

    /// Posted before a pasteboard is removed. The object is the pasteboard.
    public nonisolated class var removedNotification: NSNotification.Name {
        NSNotification.Name("UIPasteboardRemovedNotification")
    }

    /// The key of the added types, an array of strings. It's missing if no type was added.
    public nonisolated class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }

    /// The key of the removed types, an array of strings. It's missing if no type was removed.
    public nonisolated class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }

    /// A placeholder that's replaced by the standard type of the value.
    public nonisolated class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

    /// The types of strings.
    public class var typeListString: [String] { PasteboardForm.text.types }
    /// The types of URLs.
    public class var typeListURL: [String] { PasteboardForm.url.types }
    /// The types of images.
    public class var typeListImage: [String] { PasteboardForm.image.types }
    /// The types of colors.
    public class var typeListColor: [String] { PasteboardForm.color.types }
}
