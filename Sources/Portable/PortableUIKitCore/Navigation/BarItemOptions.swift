/// The content of a bar button.
package enum BarItemContent: Sendable {
    case title, image
}

/// The settings of a bar button item that few items have.
struct BarItemOptions: Equatable {
    /// A Boolean value that indicates whether a custom view fills the available width of a toolbar, like a flexible
    /// space.
    var fillsToolbar = false
    /// The content that a custom view shows in place of the item's title or image, or `nil` for any other view.
    var viewContent: BarItemContent?
    /// A Boolean value that indicates whether bars omit the item because its action isn't available.
    var isUnavailable = false
    var sharesBackground = true
    var hidesSharedBackground = false
    var identifier: String?
    var badge: UIBarButtonItem.Badge?
    var visibilityPriority = UIBarButtonItemVisibilityPriority.standard
    var axisBehavior = UIBarButtonItem.AxisBehavior.automatic
    var isPaddingRemoved = false
    var animatesSymbol = false
    /// The effects of the symbol.
    let symbol = BarItemSymbol()
}

extension UIBarButtonItem {
    package var fillsToolbar: Bool {
        get { options.fillsToolbar }
        set { options.fillsToolbar = newValue }
    }

    /// The content that the custom view shows in place of the item's title or image. The view then has the space of a
    /// title or an image. The default is `nil`, which means any other view.
    package var viewContent: BarItemContent? {
        get { options.viewContent }
        set { options.viewContent = newValue }
    }

    /// The badge at the corner of the button, for example the number of unread messages. The default is `nil`, which
    /// means no badge.
    public var badge: UIBarButtonItem.Badge? {
        get { options.badge }
        set { options.badge = newValue }
    }

    /// A Boolean value that indicates whether the button can share a background with its neighbors. The default is
    /// `true`. Only images share backgrounds, in the design of iOS 26.
    public var sharesBackground: Bool {
        get { options.sharesBackground }
        set { options.sharesBackground = newValue }
    }

    /// A Boolean value that indicates whether the background shared with its neighbors is hidden. The default is
    /// `false`. Buttons have backgrounds in the design of iOS 26.
    public var hidesSharedBackground: Bool {
        get { options.hidesSharedBackground }
        set { options.hidesSharedBackground = newValue }
    }

    /// A Boolean value that indicates whether the button has a background. A view that fills a toolbar has its own.
    var showsBackground: Bool { !options.hidesSharedBackground && !options.fillsToolbar }

    /// An identifier that matches items of two bars, so that one becomes the other in a transition. The default is
    /// `nil`.
    ///
    /// Differs from UIKit: transitions fade all items.
    public var identifier: String? {
        get { options.identifier }
        set { options.identifier = newValue }
    }

    /// Returns a fixed space of the system's width.
    public class func fixedSpace() -> Self { fixedSpace(8) }
}

extension UIBarButtonItemGroup {
    /// Returns a group with a fixed space of the system's width.
    public class func withFixedSpace() -> UIBarButtonItemGroup {
        UIBarButtonItemGroup(barButtonItems: [.fixedSpace()], representativeItem: nil)
    }
}
