import Foundation

/// An activity that the user can perform with shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The section of the sheet that offers an activity.
    public enum Category: Int, Sendable {
        /// The list of actions on the items.
        case action = 0
        /// The row of targets for sharing the items.
        case share = 1
    }

    /// The type of an activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name of the type.
        public let rawValue: String

        /// Creates a type with a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a type with a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Copies the items to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Prints the items.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Sends the items by mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sends the items in a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends the items to a nearby device.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Shares with the participants of a call.
        public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
        /// Saves an image in the photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Assigns an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Adds a URL to the reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Opens a file in the library of books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Draws on a PDF copy of the items.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Posts the items to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts the items to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts the items to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posts the items to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts the items to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts the items to Tencent Weibo.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Invites others to collaborate.
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Copies the link to a collaboration.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// Adds a URL to the home screen.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }

    /// Creates an activity. Subclass it to implement one.
    public override init() {
        super.init()
    }

    /// The section that offers the activity. The default is the actions.
    open class var activityCategory: UIActivity.Category { .action }

    /// The type of the activity. The default is `nil`.
    open var activityType: UIActivity.ActivityType? { nil }

    /// The title of the activity. The default is `nil`. An activity without a title is offered without text.
    open var activityTitle: String? { nil }

    /// The image of the activity, used as a template. The default is `nil`.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity can be performed with the items. The default is `false`.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Prepares the activity with the items before ``perform()``. The default does nothing.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The view controller that is presented instead of calling ``perform()``, to get more input from the user. The
    /// default is `nil`.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity. Overrides call ``activityDidFinish(_:)`` when it is done. The default calls it
    /// immediately.
    open func perform() {
        activityDidFinish(true)
    }

    /// Call this method when the activity has ended.
    /// - Parameter completed: Whether the activity was completed.
    open func activityDidFinish(_ completed: Bool) {
        let handler = finishHandler
        finishHandler = nil
        handler?(completed)
    }

    /// A closure that is called once at the end of the activity.
    var finishHandler: ((Bool) -> Void)?
}

/// Methods for providing items when they are needed, depending on the activity.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Returns a placeholder of the item's type.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item that an activity shares, or `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns the subject of the item. Optional.
    ///
    /// Differs from UIKit: no activity of the system has a subject, so the method isn't called.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns an empty string.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// An activity that copies strings, URLs, images, and colors.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: UIActivity.ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { "Copy" }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    private static func canCopy(_ item: Any) -> Bool {
        item is String || item is NSAttributedString || item is URL || item is UIImage || item is UIColor
    }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains(where: Self.canCopy)
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        items = activityItems.filter(Self.canCopy)
    }

    override func perform() {
        let pasteboard = UIPasteboard.general
        let texts = items.compactMap { ($0 as? NSAttributedString)?.string ?? $0 as? String }
        let urls = items.compactMap { $0 as? URL }
        let images = items.compactMap { $0 as? UIImage }
        let colors = items.compactMap { $0 as? UIColor }
        // Each one replaces the pasteboard's content, so only the most important kind of item is copied.
        if !texts.isEmpty {
            pasteboard.strings = texts + urls.map(\.absoluteString)
        } else if !urls.isEmpty {
            pasteboard.urls = urls
        } else if !images.isEmpty {
            pasteboard.images = images
        } else {
            pasteboard.colors = colors
        }
        activityDidFinish(true)
    }
}
