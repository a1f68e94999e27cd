import Foundation
import PortableUIKit

extension ListDriver {
    /// The layout of a section.
    func layoutSection(
        _ index: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection? {
        guard let list, list.shown.sections.indices.contains(index) else { return nil }
        let settings = list.settings, section = list.shown.sections[index]
        var configuration = UICollectionLayoutListConfiguration(appearance: settings.appearance.layout)
        configuration.headerMode = section.header.count > 0 ? .supplementary : .none
        configuration.footerMode = section.footer.count > 0 ? .supplementary : .none
        configuration.headerTopPadding = 0
        if settings.hidesBackground { configuration.backgroundColor = .clear }
        configuration.itemSeparatorHandler = { [weak list] path, separators in
            list?.separators(ofRowAt: path, separators) ?? separators
        }
        configuration.leadingSwipeActionsConfigurationProvider = { [weak list] in list?.swipeActions(at: $0, .leading) }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak list] in
            list?.swipeActions(at: $0, .trailing)
        }
        let layout = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        layout.interGroupSpacing = settings.rowSpacing
        if settings.appearance == .inset {
            let margin = environment.container.effectiveContentSize.width >= 414 ? 20.0 : 16
            layout.contentInsets.leading += margin
            layout.contentInsets.trailing += margin
        }
        if settings.appearance.isGrouped { setSpacing(of: layout, index, in: list) }
        return layout
    }

    /// Recorded: 53/3 below a section without a footer, as much above one without a header, and 20 below the last. The
    /// first one without a header is 35 below the top.
    private func setSpacing(of layout: NSCollectionLayoutSection, _ index: Int, in list: ListElement) {
        let sections = list.shown.sections, section = sections[index]
        let isLast = index == sections.count - 1
        let half = CGFloat(53) / 3
        func spacing(of index: Int) -> CGFloat? {
            guard sections.indices.contains(index) else { return nil }
            let own = list.sectionSpacing(ofSection: index) ?? list.settings.sectionSpacing
            switch own.kind {
            case .standard: return nil
            case .compact: return 20
            case .points(let points): return points
            }
        }
        if section.header.count > 0 {
            layout.contentInsets.top = 0
        } else if index == 0 {
            layout.contentInsets.top = 35
        } else {
            layout.contentInsets.top = spacing(of: index - 1).map { _ in 0 } ?? half
        }
        let standard: CGFloat = section.footer.count > 0 ? 0 : isLast ? 20 : half
        layout.contentInsets.bottom = isLast ? standard : spacing(of: index) ?? standard
    }
}

extension ListElement {
    /// The space below a section that its rows ask for.
    func sectionSpacing(ofSection section: Int) -> ListSectionSpacing? {
        rows[ListPosition(section: section, role: .content, item: 0)]?.settings.sectionSpacing
    }

    /// The content of the cell of a row.
    func configuration(
        of row: ListRowElement, at position: ListPosition, _ settings: ListRowSettings
    ) -> ListRowConfiguration {
        guard position.role != .content else {
            return ListRowConfiguration(
                row: row, insets: settings.insets, verticalPadding: (11, 11),
                minimumHeight: Double(self.settings.minimumRowHeight))
        }
        let context = ListContext(style: self.settings.appearance, role: position.role, isForm: self.settings.isForm)
        let style = BoundaryStyle(position.role, context, isProminent: self.settings.isProminent)
        let minimum = position.role == .header ? self.settings.minimumHeaderHeight.map { Double($0) } : nil
        var padding = style.padding
        if position.role == .header, position.section > 0, let spacing = spacingAbove(position.section) {
            padding.top = spacing
        }
        return ListRowConfiguration(
            row: row, insets: settings.insets, verticalPadding: padding, minimumHeight: minimum ?? style.minimumHeight)
    }

    /// The space above a header that section spacing leaves, which includes that of the header.
    private func spacingAbove(_ section: Int) -> Double? {
        guard settings.appearance.isGrouped,
            (sectionSpacing(ofSection: section - 1) ?? settings.sectionSpacing).kind != .standard
        else { return nil }
        return 6
    }

    /// The separators above and below a row, as its views and the section want them.
    func separators(
        ofRowAt path: IndexPath, _ standard: UIListSeparatorConfiguration
    ) -> UIListSeparatorConfiguration {
        guard shown.sections.indices.contains(path.section) else { return standard }
        var result = standard
        let count = shown.sections[path.section].content.count
        let isFirst = path.item == 0, isLast = path.item == count - 1
        let row = rows[ListPosition(path)]?.settings
        let next = ListPosition(section: path.section, role: .content, item: path.item + 1)
        let below = isLast ? nil : rows[next]?.settings
        if settings.rowSpacing > 0, settings.appearance == .insetGrouped {
            result.topSeparatorVisibility = .hidden
            result.bottomSeparatorVisibility = .hidden
            return result
        }
        guard let row else { return result }
        var top = row.separator.top, bottom = row.separator.bottom
        if let below, bottom == .automatic, below.separator.top == .hidden { bottom = .hidden }
        if isFirst, row.sectionSeparator.top != .automatic { top = row.sectionSeparator.top }
        if isLast, row.sectionSeparator.bottom != .automatic { bottom = row.sectionSeparator.bottom }
        if !isFirst, top == .visible { top = .automatic }
        if let visibility = top.separatorVisibility { result.topSeparatorVisibility = visibility }
        if let visibility = bottom.separatorVisibility { result.bottomSeparatorVisibility = visibility }
        let tint =
            isLast
            ? row.sectionSeparator.bottomTint ?? row.separator.bottomTint
            : row.separator.bottomTint ?? below?.separator.topTint
        if let tint { result.color = UIColor(tint) }
        return result
    }
}

extension Visibility {
    /// UIKit's visibility; `nil` for what the list decides.
    fileprivate var separatorVisibility: UIListSeparatorConfiguration.Visibility? {
        switch self {
        case .automatic: nil
        case .visible: .visible
        case .hidden: .hidden
        }
    }
}
