import Foundation

extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
        /// The name as a text.
        public let rawValue: String

        /// A name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// A name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// The pasteboard for copying and pasting.
        public static let general = Name("com.apple.UIKit.pboard.general")
    }

    /// An option that limits how long and where items are available.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        /// The value that stands for the constant.
        public let rawValue: String

        /// An option by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// From when on the items are gone, a `Date`.
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        /// Whether the items stay on the device, a Boolean.
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

    /// The added types: an array of strings. Missing if no type was added.
    public nonisolated class var changedTypesAddedUserInfoKey: String { "UIPasteboardChangedTypesAddedKey" }

    /// The removed types: an array of strings. Missing if no type was removed.
    public nonisolated class var changedTypesRemovedUserInfoKey: String { "UIPasteboardChangedTypesRemovedKey" }

    /// A type that is replaced by the standard type of the value.
    public nonisolated class var typeAutomatic: String { "com.apple.uikit.type-automatic" }

    /// The types of texts.
    public class var typeListString: [String] { PasteboardForm.text.types }
    /// The types of addresses.
    public class var typeListURL: [String] { PasteboardForm.url.types }
    /// The types of images.
    public class var typeListImage: [String] { PasteboardForm.image.types }
    /// The types of colors.
    public class var typeListColor: [String] { PasteboardForm.color.types }
}
