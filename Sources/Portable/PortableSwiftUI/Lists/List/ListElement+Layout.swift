import Foundation
import PortableUIKit

extension ListDriver {
    /// Returns the layout of a section.
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
            let metrics = ListMetrics(.metrics(for: environment.traitCollection))
            let margin = metrics.horizontalMargin(inWidth: environment.container.effectiveContentSize.width)
            layout.contentInsets.leading += margin
            layout.contentInsets.trailing += margin
        }
        if settings.appearance.isGrouped { setSpacing(of: layout, index, in: list) }
        let margins = list.margins(ofSection: index)
        if let top = margins.top { layout.contentInsets.top = top }
        if let leading = margins.leading { layout.contentInsets.leading = leading }
        if let bottom = margins.bottom { layout.contentInsets.bottom = bottom }
        if let trailing = margins.trailing { layout.contentInsets.trailing = trailing }
        return layout
    }

    /// Recorded: the space is 53/3 below a section without a footer, the same above a section without a header, and 20
    /// below the last section. A first section without a header is 35 below the top, and directly below a large title. A
    /// spacing of the app is the total space between two sections. Below a footer, it's part of the footer.
    private func setSpacing(of layout: NSCollectionLayoutSection, _ index: Int, in list: ListElement) {
        let section = list.shown.sections[index]
        let half = CGFloat(53) / 3
        if section.header.count > 0 {
            layout.contentInsets.top = 0
        } else if index == 0 {
            layout.contentInsets.top = list.isBelowLargeTitle ? 0 : 35
        } else {
            layout.contentInsets.top = list.spacing(below: index - 1) == nil ? half : 0
        }
        if section.footer.count > 0 {
            layout.contentInsets.bottom = 0
        } else if index == list.shown.sections.count - 1 {
            layout.contentInsets.bottom = 20
        } else {
            layout.contentInsets.bottom = list.spacing(below: index) ?? half
        }
    }
}

extension ListElement {
    /// A Boolean value that indicates whether the bar above the list has a large title.
    fileprivate var isBelowLargeTitle: Bool {
        let controller = sequence(first: collectionView as UIResponder, next: \.next).first { $0 is UIViewController }
        guard let navigation = (controller as? UIViewController)?.navigationController else { return false }
        return !navigation.isNavigationBarHidden && navigation.navigationBar.showsLargeTitle
    }

    /// Returns the space that the app specifies below a section, in points, or `nil` for the space of the style.
    func spacing(below section: Int) -> CGFloat? {
        switch (sectionSpacing(ofSection: section) ?? settings.sectionSpacing).kind {
        case .standard: nil
        case .compact: 20
        case .points(let points): points
        }
    }

    /// Returns the space that the rows of a section specify below it.
    func sectionSpacing(ofSection section: Int) -> ListSectionSpacing? {
        settings(ofRowAt: ListPosition(section: section, role: .content, item: 0))?.sectionSpacing
    }

    /// Returns the margins that the app sets for a section.
    fileprivate func margins(ofSection section: Int) -> ListSectionMargins {
        let first = ListPosition(section: section, role: .content, item: 0)
        var margins = settings(ofRowAt: first)?.sectionMargins ?? ListSectionMargins()
        margins.merge(outer: settings.sectionMargins)
        return margins
    }

    /// Returns the content configuration of a row's cell.
    func configuration(
        of row: ListRowElement, at position: ListPosition, _ settings: ListRowSettings
    ) -> ListRowConfiguration {
        let metrics = ListTextMetrics.current
        guard position.role != .content else {
            return ListRowConfiguration(
                row: row, insets: settings.insets, verticalPadding: metrics.rowPadding,
                minimumHeight: Double(self.settings.minimumRowHeight))
        }
        let context = ListContext(style: self.settings.appearance, role: position.role)
        let style = BoundaryStyle(position.role, context, isProminent: self.settings.isProminent)
        let minimum = position.role == .header ? self.settings.minimumHeaderHeight.map { Double($0) } : nil
        var padding = style.padding
        if self.settings.appearance.isGrouped {
            // The space above a header is between the sections, and includes the header's own space.
            if position.role == .header, position.section > 0, spacing(below: position.section - 1) != nil {
                padding.top = metrics.spacedHeaderTopPadding
            } else if position.role == .footer, let spacing = spacing(below: position.section) {
                padding.bottom = max(Double(spacing), padding.bottom)
            }
        }
        return ListRowConfiguration(
            row: row, insets: settings.insets, verticalPadding: padding, minimumHeight: minimum ?? style.minimumHeight)
    }

    /// Returns the configuration of the separators above and below a row, with the settings of its views and of the
    /// section.
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
    /// The corresponding UIKit visibility, or `nil` if the list determines it.
    fileprivate var separatorVisibility: UIListSeparatorConfiguration.Visibility? {
        switch self {
        case .automatic: nil
        case .visible: .visible
        case .hidden: .hidden
        }
    }
}
