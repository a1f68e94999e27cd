/// The content of a menu: groups of rows from the top, separated by lines.
@MainActor
package struct MenuContent {
    /// A group of rows between separators.
    package struct Group {
        var title = ""
        package var rows: [Row] = []
    }

    /// A row of a menu.
    package enum Row {
        /// An element that the user can choose, and its menu.
        case choice(UIMenuElement, UIMenu)
        /// A submenu.
        case menu(UIMenu)
        /// Elements that are arranged side by side.
        case strip([UIMenuElement], UIMenu, UIMenu.ElementSize)
        /// A placeholder for elements that are being loaded.
        case loading
    }

    package private(set) var groups: [Group] = []
    /// The title above all rows.
    let title: String

    /// - Parameter loaded: The loaded elements of deferred menu elements.
    package init(_ menu: UIMenu, loaded: [ObjectIdentifier: [UIMenuElement]]) {
        title = menu.title
        groups = [Group()]
        add(menu, elements: menu.children, loaded: loaded)
        groups.removeAll { $0.rows.isEmpty }
    }

    /// A Boolean value that indicates whether any element has a mark. If so, all rows reserve space for it.
    var hasMarks: Bool {
        groups.contains { group in
            group.rows.contains { row in
                if case .choice(let element, _) = row { element.leafState != .off } else { false }
            }
        }
    }

    /// A Boolean value that indicates whether any element in a row has an image.
    var hasImages: Bool {
        groups.contains { group in
            group.rows.contains { row in
                switch row {
                case .choice(let element, _): element.image != nil
                case .menu(let menu): menu.image != nil
                case .strip, .loading: false
                }
            }
        }
    }

    private mutating func add(
        _ menu: UIMenu, elements: [UIMenuElement], loaded: [ObjectIdentifier: [UIMenuElement]]
    ) {
        if let size = menu.stripSize {
            let visible = elements.filter { !$0.leafAttributes.contains(.hidden) }
            // A row has space for four elements.
            for start in stride(from: 0, to: visible.count, by: 4) {
                append(.strip(Array(visible[start..<min(start + 4, visible.count)]), menu, size))
            }
            return
        }
        for element in elements {
            if let inner = element as? UIMenu {
                guard inner.options.contains(.displayInline) || inner.stripSize != nil && inner.title.isEmpty else {
                    append(.menu(inner))
                    continue
                }
                groups.append(Group(title: inner.title))
                add(inner, elements: inner.children, loaded: loaded)
                groups.append(Group())
            } else if let deferred = element as? UIDeferredMenuElement {
                if let elements = loaded[ObjectIdentifier(deferred)] {
                    add(menu, elements: elements, loaded: loaded)
                } else {
                    append(.loading)
                }
            } else if !element.leafAttributes.contains(.hidden) {
                append(.choice(element, menu))
            }
        }
    }

    private mutating func append(_ row: Row) {
        groups[groups.count - 1].rows.append(row)
    }

    /// Returns the deferred elements in a menu and its submenus.
    package static func deferredElements(in menu: UIMenu) -> [UIDeferredMenuElement] {
        deferredElements(among: menu.children)
    }

    package static func deferredElements(among elements: [UIMenuElement]) -> [UIDeferredMenuElement] {
        elements.flatMap { element -> [UIDeferredMenuElement] in
            if let deferred = element as? UIDeferredMenuElement { return [deferred] }
            guard let menu = element as? UIMenu, menu.options.contains(.displayInline) else { return [] }
            return deferredElements(in: menu)
        }
    }
}

extension UIMenu {
    /// The size of elements that are side by side. It's `nil` if they're in a column.
    fileprivate var stripSize: ElementSize? {
        if preferredElementSize == .small || preferredElementSize == .medium { return preferredElementSize }
        return options.contains(.displayAsPalette) ? .small : nil
    }
}
