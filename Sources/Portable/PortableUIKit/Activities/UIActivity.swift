import Foundation

/// Something that can be done with what a person shares.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// Where an activity is offered.
    public enum Category: Int, Sendable {
        /// In the list of what is done with the items.
        case action = 0
        /// In the row of what the items are sent to.
        case share = 1
    }

    /// The name of a kind of activity.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String

        /// The kind of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The kind of that name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }

        /// Copies to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Sends a mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends to a device near by.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Keeps a picture in the library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Makes a picture that of a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Keeps an address to be read later.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Opens a file in a library of books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Draws on a copy.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Posts to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posts to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Begins to work on something together.
        public static let collaborationInviteWithLink = ActivityType(
            "com.apple.UIKit.activity.CollaborationInviteWithLink")
        /// Copies the address of something that is worked on together.
        public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
        /// Puts an address on the home screen.
        public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    }

    /// An activity, to be subclassed.
    public override init() {
        super.init()
    }

    /// Where the activity is offered; among the actions by default.
    open class var activityCategory: UIActivity.Category { .action }

    /// The kind of the activity; nil by default.
    open var activityType: UIActivity.ActivityType? { nil }

    /// The title of the activity. The default is `nil`. An activity without a title is offered without text.
    open var activityTitle: String? { nil }

    /// The picture of the activity, of which the shape counts only; nil by default.
    open var activityImage: UIImage? { nil }

    /// Whether something can be done with such items; false by default.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Takes the items over, before ``perform()``; does nothing by default.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The view controller that is presented instead of calling ``perform()``, to get more input from the user. The
    /// default is `nil`.
    open var activityViewController: UIViewController? { nil }

    /// Performs the activity. Overrides call ``activityDidFinish(_:)`` when it is done. The default calls it
    /// immediately.
    open func perform() {
        activityDidFinish(true)
    }

    /// To be called when the activity has ended.
    /// - Parameter completed: Whether it did what it was to do.
    open func activityDidFinish(_ completed: Bool) {
        let handler = finishHandler
        finishHandler = nil
        handler?(completed)
    }

    /// Told once when the activity has ended.
    var finishHandler: ((Bool) -> Void)?
}

/// Finds out what is shared when it is needed, and gives each activity what suits it.
@preconcurrency @MainActor
public protocol UIActivityItemSource: NSObjectProtocol {
    /// Something of the kind that will be shared.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any

    /// Returns the item that an activity shares, or `nil` for none.
    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?

    /// Returns the subject of the item. Optional.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Empty.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// Copies what can be copied: texts, addresses, pictures and colors.
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
        // Each of these replaces what is there; what came first is what is meant most.
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
