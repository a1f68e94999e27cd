/// The platter of glass with the tabs of a bar, in the design of iOS 26 (`UIKitConstants.md` 6).
@MainActor
struct TabBarPlatter {
    static let height: CGFloat = 62
    /// The distance of the platter from the sides of the bar.
    static let margin: CGFloat = 21
    /// The distance of the tabs from the edges of the platter.
    static let inset: CGFloat = 4
    /// The part of an icon that its badge covers, recorded for tabs without an icon and with one of 25 points.
    static let badgeOverlap: CGFloat = 4
    /// The distance of the middle of titles from the top of the platter.
    static let titleCenter: CGFloat = 45.2
    /// The opacity of the platter's selected area in the light and dark styles.
    static let selectionColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.08)
    }

    /// The distance of the platter from the separate tab, and from the accessory; not recorded.
    static let gap: CGFloat = 8
    /// The height of an accessory, and of a minimized platter; not recorded.
    static let accessoryHeight: CGFloat = 48
    /// The duration of minimizing and restoring a platter, in seconds; not recorded.
    static let minimizationDuration = 0.4

    /// The frame of the platter, or `nil` if all tabs are apart from it.
    let frame: CGRect?
    /// The frame of the glass behind the separate tab, or `nil` if there's no such tab.
    let separateFrame: CGRect?
    /// The frames of the tabs in their order, in the coordinates of the bar.
    let tabs: [CGRect]
    /// The frame of the accessory above the platter, or in line with a minimized platter.
    let accessoryFrame: CGRect
    /// The index of the tab that's apart from the others.
    let separate: Int?
    /// The index of the tab that's shown on a minimized platter.
    let minimizedTab: Int?

    /// The tabs of a bar, and their arrangement.
    struct Tabs {
        var count: Int
        /// The index of the tab that's apart from the others.
        var separate: Int?
        var selected: Int?
        var isMinimized = false
    }

    /// Creates a platter in the center of a bar, or at the leading side with a separate tab.
    init(_ content: Tabs, in bar: Room, pixel: (CGFloat) -> CGFloat) {
        let separate = content.separate.flatMap { (0..<content.count).contains($0) ? $0 : nil }
        self.separate = separate
        let shared = (0..<content.count).filter { $0 != separate }
        minimizedTab = shared.first { $0 == content.selected } ?? shared.first
        let size = content.isMinimized ? Self.accessoryHeight : Self.height
        let room = max(bar.width - 2 * Self.margin, 0)
        let sharedRoom = max(separate == nil ? room : room - size - Self.gap, 0)
        let start = bar.start + Self.margin, y = Self.height - size
        // The width for the given number of tabs was recorded up to the width of the bar.
        let natural = min(85.75 * CGFloat(shared.count) + 16.75, sharedRoom)
        let width = content.isMinimized ? size : natural
        let x = separate == nil && !content.isMinimized ? start + (room - width) / 2 : start
        let platter = CGRect(x: pixel(x), y: y, width: pixel(width), height: size)
        let circle = CGRect(x: pixel(start + room - size), y: y, width: size, height: size)
        frame = shared.isEmpty ? nil : bar.placed(platter)
        separateFrame = separate == nil ? nil : bar.placed(circle)
        let inline = CGRect(
            x: platter.maxX + Self.gap, y: y, width: max(sharedRoom - size - Self.gap, 0), height: size)
        let above = CGRect(x: start, y: -Self.gap - Self.accessoryHeight, width: room, height: Self.accessoryHeight)
        accessoryFrame = bar.placed(content.isMinimized ? inline : above)
        let places = Self.places(of: content.isMinimized ? 1 : shared.count, on: platter, pixel: pixel)
        tabs = (0..<content.count).map { index in
            if index == separate { return bar.placed(circle.insetBy(dx: Self.inset, dy: Self.inset)) }
            return bar.placed(places[content.isMinimized ? 0 : index - (separate.map { $0 < index } == true ? 1 : 0)])
        }
    }

    /// Returns the width of each of several tabs, which may overlap. It was recorded for four and six tabs.
    private static func tabWidth(count: Int) -> CGFloat {
        switch count {
        case ...4: 98
        case 5: 86
        default: 74
        }
    }

    /// Returns the frames of tabs on a platter, in their order.
    private static func places(of count: Int, on platter: CGRect, pixel: (CGFloat) -> CGFloat) -> [CGRect] {
        let width = min(tabWidth(count: count), max(platter.width - 2 * inset, 0))
        let step = count > 1 ? (platter.width - 2 * inset - width) / CGFloat(count - 1) : 0
        let start = count == 1 ? (platter.width - width) / 2 : inset
        return (0..<count).map { index in
            CGRect(
                x: pixel(platter.minX + start + CGFloat(index) * step), y: platter.minY + inset, width: pixel(width),
                height: platter.height - 2 * inset)
        }
    }
}

extension TabBarPlatter {
    /// The part of a bar inside the safe area.
    struct Room {
        private let bounds: CGRect
        private let isRightToLeft: Bool
        /// The distance of the area from the leading edge of the bar, and its width.
        let start: CGFloat
        let width: CGFloat

        init(_ bounds: CGRect, insets: UIEdgeInsets, isRightToLeft: Bool) {
            self.bounds = bounds
            self.isRightToLeft = isRightToLeft
            start = isRightToLeft ? insets.right : insets.left
            width = bounds.width - insets.left - insets.right
        }

        /// Returns the frame of a rectangle whose x-coordinate is the distance from the leading edge.
        func placed(_ frame: CGRect) -> CGRect {
            isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.minX - frame.maxX, dy: 0) : frame
        }
    }
}
