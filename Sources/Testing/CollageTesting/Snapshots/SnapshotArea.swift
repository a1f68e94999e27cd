import PortableUIKit

/// The part of a host's screen that a snapshot contains.
///
/// ```swift
/// try host.verify(of: .scrolledContent)
/// try host.verify(of: .element(.label("Milk")), named: "milk")
/// ```
@MainActor
public struct SnapshotArea {
    enum Kind {
        case screen
        case fitting(width: CGFloat?)
        case scrolledContent(UIScrollView?)
        case view(UIView)
        case element(ElementQuery, index: Int)
    }

    let kind: Kind

    /// The device's screen.
    public static let screen = SnapshotArea(kind: .screen)

    /// The content of the screen in the smallest size that `systemLayoutSizeFitting(_:)` returns, but at most as wide
    /// as the screen.
    ///
    /// The device has this size, without safe area insets, until the snapshot is taken.
    public static let fitting = SnapshotArea(kind: .fitting(width: nil))

    /// The content of the screen in the given width and the smallest height.
    /// - Parameter width: The width, in points. It's at least 1.
    public static func fitting(width: CGFloat) -> SnapshotArea { SnapshotArea(kind: .fitting(width: width)) }

    /// The screen with the complete content of the frontmost scroll view. The screen is enlarged to fit the content,
    /// bars keep their positions, and every cell is created.
    ///
    /// The device has this size, and the content is scrolled to its beginning, until the snapshot is taken.
    public static let scrolledContent = SnapshotArea(kind: .scrolledContent(nil))

    /// The screen with the complete content of a scroll view.
    ///
    /// - Parameter scrollView: The scroll view.
    public static func scrolledContent(of scrollView: UIScrollView) -> SnapshotArea {
        SnapshotArea(kind: .scrolledContent(scrollView))
    }

    /// A view on the color behind it. The view is drawn completely, even if other views cover or clip it.
    ///
    /// - Parameter view: The view.
    public static func view(_ view: UIView) -> SnapshotArea { SnapshotArea(kind: .view(view)) }

    /// The view of an element on the color behind it. The view is drawn completely, even if other views cover or clip
    /// it.
    /// - Parameters:
    ///   - query: The element to find.
    ///   - index: The position among the matching elements, in reading order.
    public static func element(_ query: ElementQuery, index: Int = 0) -> SnapshotArea {
        SnapshotArea(kind: .element(query, index: index))
    }
}
