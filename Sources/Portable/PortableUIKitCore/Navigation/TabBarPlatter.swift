/// The platter of glass with the tabs of a bar, in the design of iOS 26 (`UIKitConstants.md` 6).
@MainActor
struct TabBarPlatter {
    static let height: CGFloat = 62
    /// The distance of the platter from the sides of the bar.
    static let margin: CGFloat = 21
    /// The distance of the tabs from the edges of the platter.
    static let inset: CGFloat = 4
    /// The width of a tab. In a narrow platter, tabs overlap.
    static let tabWidth: CGFloat = 73.5
    /// The opacity of the platter's selected area in the light and dark styles.
    static let selectionColor = UIColor {
        $0.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.14) : UIColor(white: 0, alpha: 0.08)
    }

    let frame: CGRect
    /// The frames of the tabs from left to right, in the coordinates of the bar.
    let tabs: [CGRect]

    /// Creates a platter in the center of a bar.
    init(tabCount: Int, in bounds: CGRect, insets: UIEdgeInsets, pixel: (CGFloat) -> CGFloat) {
        let room = bounds.width - insets.left - insets.right
        // The width for the given number of tabs was recorded up to the width of the bar.
        let width = max(min(85.75 * CGFloat(tabCount) + 16.75, room - 2 * Self.margin), 0)
        frame = CGRect(x: pixel(insets.left + (room - width) / 2), y: 0, width: pixel(width), height: Self.height)
        let tabWidth = min(Self.tabWidth, max(frame.width - 2 * Self.inset, 0))
        let way = tabCount > 1 ? (frame.width - 2 * Self.inset - tabWidth) / CGFloat(tabCount - 1) : 0
        let start = tabCount == 1 ? (frame.width - tabWidth) / 2 : Self.inset
        tabs = (0..<tabCount).map { [frame] index in
            CGRect(
                x: pixel(frame.minX + start + CGFloat(index) * way), y: Self.inset, width: pixel(tabWidth),
                height: Self.height - 2 * Self.inset)
        }
    }
}
