import Foundation
@_spi(Collage) import PortableUIKitCore

/// A part of a text view with an action: a link, an attachment, or a range with a tag.
@preconcurrency @MainActor
open class UITextItem: NSObject {
    /// The kinds of items.
    public enum ContentType: Int, Sendable {
        /// A link.
        case link = 0
        /// An attachment.
        case textAttachment = 1
        /// A range with the attribute `NSAttributedString.Key.uiTextItemTag`.
        case tag = 2
    }

    /// The content of an item.
    public enum Content {
        /// A link.
        case link(URL)
        /// An attachment.
        case textAttachment(NSTextAttachment)
        /// The value of a tag.
        case tag(String)
    }

    /// The content.
    public let content: Content
    /// The range in the text, in UTF-16 units.
    public let range: NSRange

    init(_ content: Content, range: NSRange) {
        self.content = content
        self.range = range
        super.init()
    }

    /// The kind of the item.
    public var contentType: ContentType {
        switch content {
        case .link: .link
        case .textAttachment: .textAttachment
        case .tag: .tag
        }
    }

    /// The URL of a link, or `nil` for another item.
    public var link: URL? {
        guard case .link(let url) = content else { return nil }
        return url
    }

    /// The attachment, or `nil` for another item.
    public var textAttachment: NSTextAttachment? {
        guard case .textAttachment(let attachment) = content else { return nil }
        return attachment
    }

    /// The value of a tag, or `nil` for another item.
    public var tagIdentifier: String? {
        guard case .tag(let identifier) = content else { return nil }
        return identifier
    }

    /// The menu of an item.
    @preconcurrency @MainActor
    open class MenuConfiguration: NSObject {
        let menu: UIMenu
        let preview: MenuPreview?

        /// Creates a menu with the standard preview.
        public convenience init(menu: UIMenu) {
            self.init(preview: .default(), menu: menu)
        }

        /// Creates a menu.
        ///
        /// - Parameter preview: The preview, or `nil` for none.
        public init(preview: MenuPreview?, menu: UIMenu) {
            self.menu = menu
            self.preview = preview
            super.init()
        }
    }

    /// The preview that appears next to the menu of an item.
    ///
    /// Differs from UIKit: the menu appears at the item, without a preview.
    @preconcurrency @MainActor
    open class MenuPreview: NSObject {
        let view: UIView?

        /// Creates a preview that shows a view.
        public init(view: UIView) {
            self.view = view
            super.init()
        }

        private override init() {
            view = nil
            super.init()
        }

        /// Returns the standard preview of an item.
        open class func `default`() -> Self { unsafeDowncast(MenuPreview(), to: Self.self) }
    }
}

extension NSAttributedString.Key {
    /// A string tag that turns a range of a text view into an item. The delegate provides its action and its menu.
    public static let uiTextItemTag = Self("UITextItemTag")
}
