/// The frames of a menu and its preview, in the coordinates of the window.
package struct MenuPlacement: Equatable {
    /// The minimum distance of a menu from the window's edges and from its source, in points.
    static let margin: CGFloat = 16
    static let gap: CGFloat = 10

    /// The frame of the preview or control. A preview can be moved and scaled to provide space for the menu.
    package var preview: CGRect
    package var menu: CGRect
    /// A Boolean value that indicates whether the menu is above its preview.
    package var isAbove: Bool

    /// Places a menu with a preview: below it if there's room, otherwise above it. If there's room on neither side, the
    /// preview moves up, and is scaled down if it's too high.
    ///
    /// - Parameters:
    ///   - source: The frame of the view that the preview shows.
    ///   - menuSize: The full size of the menu. A menu with less height scrolls.
    ///   - area: The area that the menu may cover.
    package init(source: CGRect, previewSize: CGSize, menuSize: CGSize, area: CGRect, isRightToLeft: Bool = false) {
        let room = area.insetBy(dx: Self.margin, dy: Self.margin)
        let menuHeight = min(menuSize.height, max(room.height * 0.6, 0))
        let gap = menuHeight > 0 ? Self.gap : 0
        let scale = min(
            room.width / max(previewSize.width, 1),
            max(room.height - menuHeight - gap, room.height * 0.2) / max(previewSize.height, 1), 1)
        let size = CGSize(width: previewSize.width * scale, height: previewSize.height * scale)
        var shown = CGRect(
            x: source.midX - size.width / 2, y: source.midY - size.height / 2, width: size.width, height: size.height)
        shown.origin.x = Self.clamped(shown.minX, room.minX, room.maxX - size.width)
        isAbove = false
        if shown.minY < room.minY { shown.origin.y = room.minY }
        if shown.maxY + gap + menuHeight > room.maxY {
            if shown.minY - gap - menuHeight >= room.minY, shown.maxY <= room.maxY {
                isAbove = true
            } else {
                shown.origin.y = max(room.maxY - menuHeight - gap - size.height, room.minY)
            }
        }
        preview = shown
        menu = CGRect(
            x: Self.column(beside: shown, width: menuSize.width, in: area, room: room, isRightToLeft),
            y: isAbove ? shown.minY - gap - menuHeight : shown.maxY + gap,
            width: min(menuSize.width, room.width), height: menuHeight)
    }

    /// Places a menu without a preview next to a control, which doesn't move.
    ///
    /// - Parameter covers: Whether the menu covers the control, with a corner at the control's corner.
    package init(
        beside source: CGRect, menuSize: CGSize, area: CGRect, isRightToLeft: Bool = false, covers: Bool = false
    ) {
        let room = area.insetBy(dx: Self.margin, dy: Self.margin)
        let gap = covers ? -source.height : Self.gap
        let below = room.maxY - source.maxY - gap, above = source.minY - gap - room.minY
        isAbove = menuSize.height > below && above > below
        let height = min(menuSize.height, max(isAbove ? above : below, min(room.height, 100)))
        preview = source
        let y = isAbove ? source.minY - gap - height : source.maxY + gap
        menu = CGRect(
            x: Self.column(beside: source, width: menuSize.width, in: area, room: room, isRightToLeft),
            y: Self.clamped(y, room.minY, room.maxY - height), width: min(menuSize.width, room.width), height: height)
    }

    /// Creates a placement for a submenu. Its title covers the row from which it was opened.
    package init(from row: CGRect, menuSize: CGSize, area: CGRect) {
        let room = area.insetBy(dx: Self.margin, dy: Self.margin)
        let height = min(menuSize.height, room.height)
        isAbove = false
        preview = row
        menu = CGRect(
            x: Self.clamped(row.minX, room.minX, room.maxX - menuSize.width),
            y: Self.clamped(row.minY, room.minY, room.maxY - height), width: min(menuSize.width, room.width),
            height: height)
    }

    /// Returns the horizontal position of a menu. The menu is centered on a source in the center of the area;
    /// otherwise, it's aligned with the source's edge on the side with less space. A centered source that's wider than
    /// the menu aligns its leading edge.
    private static func column(
        beside source: CGRect, width: CGFloat, in area: CGRect, room: CGRect, _ isRightToLeft: Bool
    ) -> CGFloat {
        let isCentered = abs(source.midX - area.midX) < 1
        let x =
            isCentered
            ? source.width > width
                ? isRightToLeft ? source.maxX - width : source.minX : source.midX - width / 2
            : source.midX < area.midX ? source.minX : source.maxX - width
        return clamped(x, room.minX, room.maxX - width)
    }

    private static func clamped(_ value: CGFloat, _ lower: CGFloat, _ upper: CGFloat) -> CGFloat {
        max(min(value, upper), lower)
    }
}
