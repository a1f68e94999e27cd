import PortableUIKit

/// Which part of what a host shows a snapshot is of.
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

    /// What the device's screen shows.
    public static let screen = SnapshotArea(kind: .screen)

    /// What is shown, as small as it can be: as `systemLayoutSizeFitting(_:)` finds, but not wider than the screen.
    ///
    /// The device is made that small for the moment, without a safe area.
    public static let fitting = SnapshotArea(kind: .fitting(width: nil))

    /// What is shown, in a width and as low as it can be.
    /// - Parameter width: In points, at least 1.
    public static func fitting(width: CGFloat) -> SnapshotArea { SnapshotArea(kind: .fitting(width: width)) }

    /// The screen with all of its content: as high, and as wide, as the frontmost scroll view needs to show all that it
    /// has. Bars and what else lies around it are at their places, and every cell is made.
    ///
    /// The device is made that large for the moment, and the content is scrolled to its beginning.
    public static let scrolledContent = SnapshotArea(kind: .scrolledContent(nil))

    /// The screen with all of the content of a scroll view.
    public static func scrolledContent(of scrollView: UIScrollView) -> SnapshotArea {
        SnapshotArea(kind: .scrolledContent(scrollView))
    }

    /// A view on the screen alone, whole even where others cover it or cut it off, on the color behind it.
    public static func view(_ view: UIView) -> SnapshotArea { SnapshotArea(kind: .view(view)) }

    /// The view of an element alone, whole even where others cover it or cut it off, on the color behind it.
    /// - Parameters:
    ///   - query: What the element is like.
    ///   - index: Which of them, in the order of reading.
    public static func element(_ query: ElementQuery, index: Int = 0) -> SnapshotArea {
        SnapshotArea(kind: .element(query, index: index))
    }
}
