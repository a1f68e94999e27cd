import CollageTesting
import Testing

/// ListRules.md L1 to L8, with the values of a phone. `golden/uikit/listSection_*` is run by the conformance tests.
@MainActor
struct ListSectionTests {
    typealias Configuration = UICollectionLayoutListConfiguration

    /// The section for a layout of this width.
    private func section(_ configuration: Configuration, width: CGFloat = 390) -> NSCollectionLayoutSection {
        .list(
            using: configuration,
            layoutEnvironment: CollectionEnvironment(
                size: CGSize(width: width, height: 600), traits: UITraitCollection.current))
    }

    private func insets(_ configuration: Configuration, width: CGFloat = 390) -> NSDirectionalEdgeInsets {
        section(configuration, width: width).contentInsets
    }

    private func edges(
        _ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat
    ) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
    }

    @Test(arguments: Configuration.Appearance.all)
    func `rows are as wide as the list, of estimated height, without a gap`(appearance: Configuration.Appearance) {
        let section = section(Configuration(appearance))
        #expect(section.contentInsetsReference == .none)
        #expect(section.interGroupSpacing == 0)
        #expect(section.orthogonalScrollingBehavior == .none)
        #expect(section.group.subitems.map(\.layoutSize.heightDimension) == [.estimated(44)])
        #expect(section.group.layoutSize.widthDimension == .fractionalWidth(1))
        #expect(section.decorationItems.isEmpty)
    }

    @Test func `a row's estimate is 52 points from OS 26 on, times the scale of the interface`() {
        func estimate(_ metrics: SystemMetrics) -> CGFloat {
            metrics.apply { section(Configuration(.plain)).group.layoutSize.heightDimension.dimension }
        }
        #expect(abs(estimate(.catalyst) - 40.04) < 1e-9)
        #expect(estimate(SystemMetrics(generation: .iOS26)) == 52)
        #expect(estimate(SystemMetrics()) == 44)
    }

    @Test func `sections without header and footer have the appearance's insets`() {
        #expect(insets(Configuration(.plain)) == .zero)
        #expect(insets(Configuration(.grouped)) == edges(35, 0, 20, 0))
        #expect(insets(Configuration(.insetGrouped)) == edges(35, 16, 20, 16))
        #expect(insets(Configuration(.sidebar)) == edges(0, 10, 10, 10))
        #expect(insets(Configuration(.sidebarPlain)) == edges(0, 10, 0, 10))
    }

    @Test func `a header replaces the padding above a group`() {
        for mode in [Configuration.HeaderMode.supplementary, .firstItemInSection] {
            let top: CGFloat = mode == .firstItemInSection ? 22 : 0
            #expect(insets(Configuration(.plain, header: mode)) == edges(top, 0, 0, 0))
            #expect(insets(Configuration(.grouped, header: mode)) == edges(0, 0, 20, 0))
            #expect(insets(Configuration(.insetGrouped, header: mode)) == edges(0, 16, 20, 16))
            #expect(insets(Configuration(.sidebar, header: mode)) == edges(0, 10, 10, 10))
            #expect(insets(Configuration(.sidebarPlain, header: mode)) == edges(0, 10, 0, 10))
        }
    }

    @Test(arguments: Configuration.Appearance.all)
    func `a footer replaces the padding below a group`(appearance: Configuration.Appearance) {
        let without = insets(Configuration(appearance))
        let with = insets(Configuration(appearance, footer: .supplementary))
        #expect(with.bottom == 0)
        #expect(with.top == without.top && with.leading == without.leading && with.trailing == without.trailing)
    }

    @Test(arguments: Configuration.Appearance.all)
    func `headers and footers extend the section, as wide as it, in front of rows`(appearance: Configuration.Appearance)
    {
        let items = section(
            Configuration(appearance, header: .supplementary, footer: .supplementary)
        ).boundarySupplementaryItems
        #expect(
            items.map(\.elementKind) == [
                UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
            ])
        #expect(items.map(\.alignment) == [.top, .bottom])
        let isPlain = appearance == .plain || appearance == .sidebarPlain
        for item in items {
            #expect(item.layoutSize.widthDimension == .fractionalWidth(1))
            #expect(item.layoutSize.heightDimension == .estimated(isPlain ? 28 : 17.5))
            #expect(item.pinToVisibleBounds == isPlain)
            #expect(item.extendsBoundary && item.offset == .zero && item.zIndex == 200)
        }
    }

    @Test(arguments: Configuration.Appearance.all)
    func `a first item that is the header makes no supplementary view`(appearance: Configuration.Appearance) {
        #expect(section(Configuration(appearance, header: .firstItemInSection)).boundarySupplementaryItems.isEmpty)
    }

    @Test func `the padding above headers can be set`() {
        for appearance in Configuration.Appearance.all {
            var configuration = Configuration(appearance, header: .firstItemInSection)
            configuration.headerTopPadding = 7
            #expect(insets(configuration).top == 7)
            configuration.headerTopPadding = nil
            #expect(insets(configuration).top == (appearance == .plain ? 22 : 0))
        }
    }

    @Test func `a header padding that isn't a valid length is reported and counts as 0`() {
        for padding in [-5, CGFloat.infinity, .nan] {
            var configuration = Configuration(.plain, header: .firstItemInSection)
            let messages = Diagnostics.capture { configuration.headerTopPadding = padding }
            #expect(messages.count == 1 && messages[0].contains("UICollectionLayoutListConfiguration"))
            #expect(configuration.headerTopPadding == 0)
        }
    }

    @Test func `wide lists have wider margins`() {
        #expect(insets(Configuration(.insetGrouped), width: 390).leading == 16)
        #expect(insets(Configuration(.insetGrouped), width: 393).leading == 20)
        #expect(section(Configuration(.plain), width: 390).list?.horizontalMargin == 16)
        #expect(section(Configuration(.plain), width: 430).list?.horizontalMargin == 20)
    }

    @Test(arguments: Configuration.Appearance.all)
    func `by default, a list has separators and nothing else`(appearance: Configuration.Appearance) {
        let configuration = Configuration(appearance: appearance)
        #expect(configuration.appearance == appearance)
        #expect(configuration.headerMode == .none && configuration.footerMode == .none)
        #expect(configuration.showsSeparators)
        #expect(configuration.headerTopPadding == nil && configuration.backgroundColor == nil)
        #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
        #expect(configuration.trailingSwipeActionsConfigurationProvider == nil)
        #expect(configuration.itemSeparatorHandler == nil)
        #expect(configuration.contentHuggingElements.isEmpty)
        #expect(configuration.separatorConfiguration == UIListSeparatorConfiguration(listAppearance: appearance))
    }

    @Test func `a section's copy is the same list`() {
        var configuration = Configuration(.insetGrouped, header: .supplementary)
        configuration.headerTopPadding = 9
        configuration.showsSeparators = false
        let copy = section(configuration).copy() as! NSCollectionLayoutSection
        #expect(copy.list?.configuration.appearance == .insetGrouped)
        #expect(copy.list?.configuration.showsSeparators == false)
        #expect(copy.boundarySupplementaryItems.first?.leadingPadding == 9)
    }

    @Test func `raw values are UIKit's`() {
        #expect(Configuration.Appearance.all.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(Configuration.HeaderMode.firstItemInSection.rawValue == 2)
        #expect(Configuration.FooterMode.supplementary.rawValue == 1)
        #expect(Configuration.ContentHuggingElements.supplementaryHeader.rawValue == 1)
        #expect(UIListSeparatorConfiguration.Visibility.hidden.rawValue == 2)
        #expect(UIContextualAction.Style.destructive.rawValue == 1)
    }
}
