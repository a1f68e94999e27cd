/// The settings of a bar button item that few items have.
struct BarItemOptions: Equatable {
    /// Whether a view of the item's takes all room that a toolbar has, as though it were a flexible space.
    var fillsToolbar = false
    var sharesBackground = true
    var hidesSharedBackground = false
    var identifier: String?
    var badge: UIBarButtonItem.Badge?
}

extension UIBarButtonItem {
    package var fillsToolbar: Bool {
        get { options.fillsToolbar }
        set { options.fillsToolbar = newValue }
    }

    /// The mark at the corner of the button, for example a number of unread messages; nil, the default, for none.
    public var badge: UIBarButtonItem.Badge? {
        get { options.badge }
        set { options.badge = newValue }
    }

    /// Whether the button may have one background with its neighbors; true by default.
    ///
    /// Differs from UIKit: buttons have no background, so that the value has no effect.
    public var sharesBackground: Bool {
        get { options.sharesBackground }
        set { options.sharesBackground = newValue }
    }

    /// Whether the background that the button shares with its neighbors is hidden; false by default.
    ///
    /// Differs from UIKit: buttons have no background, so that the value has no effect.
    public var hidesSharedBackground: Bool {
        get { options.hidesSharedBackground }
        set { options.hidesSharedBackground = newValue }
    }

    /// A name that tells which items of two bars are the same, so that one becomes the other in a transition; nil by default.
    ///
    /// Differs from UIKit: transitions fade all items.
    public var identifier: String? {
        get { options.identifier }
        set { options.identifier = newValue }
    }

    /// Returns room of the system's width between two items.
    public class func fixedSpace() -> Self { fixedSpace(8) }
}

extension UIBarButtonItemGroup {
    /// Returns a group of room of the system's width.
    public class func withFixedSpace() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [.fixedSpace()], representativeItem: nil)
    }
}
