import Foundation

/// The items that an edit menu shows at one time.
@MainActor
struct EditMenuPage {
    /// One button.
    enum Item {
        /// An element that the user can choose, and its menu.
        case choice(UIMenuElement, UIMenu)
        /// A menu that replaces this page.
        case menu(UIMenu)
        /// A button for the next page.
        case more
        /// To the page before, or out of a menu.
        case back
    }

    var items: [Item]
    /// The width of each item, in points.
    var widths: [CGFloat]

    var width: CGFloat { widths.reduce(0, +) }

    /// The pages of a menu: as many items on each as fit, with arrows to the others.
    ///
    /// - Parameters:
    ///   - isInner: Whether the menu was opened from another, so that its first page leads back.
    ///   - width: How wide a page may be; an item alone may be wider.
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
