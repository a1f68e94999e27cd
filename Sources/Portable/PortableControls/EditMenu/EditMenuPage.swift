import Foundation

/// The items that an edit menu shows at one time.
@MainActor
struct EditMenuPage {
    /// An item of a page, shown as a button.
    enum Item {
        /// An element that the user can choose, and its menu.
        case choice(UIMenuElement, UIMenu)
        /// A menu that replaces this page.
        case menu(UIMenu)
        /// A button that shows the next page.
        case more
        /// A button that shows the previous page or returns to the outer menu.
        case back
    }

    var items: [Item]
    /// The width of each item, in points.
    var widths: [CGFloat]

    var width: CGFloat { widths.reduce(0, +) }

    /// Returns the pages of a menu. Each contains as many items as fit, with arrows to its neighbors.
    ///
    /// - Parameters:
    ///   - isInner: A Boolean value that indicates whether the menu was opened from another one, so that its first page
    ///     has a back button.
    ///   - width: The maximum width of a page. A single item may be wider.
    static func pages(
        of menu: UIMenu, loaded: [ObjectIdentifier: [UIMenuElement]], isInner: Bool, width: CGFloat
    ) -> [EditMenuPage] {
        let all = MenuContent(menu, loaded: loaded).groups.flatMap(\.rows).flatMap(items)
        var pages: [EditMenuPage] = [], rest = all[...]
        while !rest.isEmpty {
            var page = EditMenuPage(items: [], widths: [])
            if isInner || !pages.isEmpty { page.append(.back) }
            let start = page.items.count
            while let next = rest.first {
                // If items remain, the page needs an arrow to the next page.
                let arrow = rest.count > 1 ? EditMenuButton.width(of: .more) : 0
                let fits = page.width + EditMenuButton.width(of: next) + arrow <= width
                guard fits || page.items.count == start else { break }
                page.append(next)
                rest.removeFirst()
            }
            if !rest.isEmpty { page.append(.more) }
            pages.append(page)
        }
        return pages
    }

    private mutating func append(_ item: Item) {
        items.append(item)
        widths.append(EditMenuButton.width(of: item))
    }

    private static func items(of row: MenuContent.Row) -> [Item] {
        switch row {
        case .choice(let element, let menu): [.choice(element, menu)]
        case .menu(let menu): [.menu(menu)]
        case .strip(let elements, let menu, _): elements.map { .choice($0, menu) }
        case .loading: []
        }
    }
}
