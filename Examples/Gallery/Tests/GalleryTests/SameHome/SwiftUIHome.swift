import CompositionalList
import SwiftUI

/// The home screen as a SwiftUI view, with SwiftUI views in its cells, headers, footers, and badges.
struct SwiftUIHome: View {
    let content: HomeContent

    private var sections: [GenericSectionIdentifierViewModel<HomeContent.Section, HomeContent.Item>] {
        HomeContent.Section.allCases.map {
            GenericSectionIdentifierViewModel(sectionIdentifier: $0, cellIdentifiers: content.items(in: $0))
        }
    }

    private let layout = UICollectionViewLayout.home()

    var body: some View {
        CompositionalList(sections) { item, path in
            ItemView(
                item: item, section: HomeContent.Section.allCases[path.section], showsTexts: content.showsTexts)
        }
        .sectionHeader { section, _, _ in
            if let section { TitleView(title: content.header(of: section)) }
        }
        .sectionFooter { _, _ in TitleView(title: content.footerTitle) }
        .itemBadge(at: .home) { BadgeView(badge: content.badge(of: $0)) }
        .customLayout(layout)
    }

    /// An item with the appearance of `HomeItemView`.
    private struct ItemView: View {
        let item: HomeContent.Item
        let section: HomeContent.Section
        let showsTexts: Bool

        var body: some View {
            texts
                .foregroundStyle(showsTexts ? Color.primary : .clear)
                .background(
                    Color(uiColor: item.color),
                    in: RoundedRectangle(cornerRadius: HomeMetrics.cornerRadius, style: .circular))
        }

        @ViewBuilder private var texts: some View {
            switch section {
            case .heroes: title(.headline)
            case .albums: title(.footnote)
            case .songs:
                VStack(alignment: .leading, spacing: 2) {
                    Text(item.id)
                    Text(item.detail).font(.footnote).lineLimit(1)
                }
                .padding(.vertical, 8)
                .padding(.horizontal, 12)
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }

        private func title(_ font: Font) -> some View {
            Text(item.id).font(font).frame(maxWidth: .infinity, maxHeight: .infinity)
        }
    }

    /// A title with the appearance of `HomeTitleView`.
    private struct TitleView: View {
        let title: HomeTitle

        var body: some View {
            Text(title.text)
                .font(title.isFooter ? .footnote : .headline)
                .foregroundStyle(title.showsText ? Color.primary : .clear)
                .padding(.vertical, 8)
                .padding(.horizontal, 16)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(Color(uiColor: .secondarySystemBackground))
        }
    }

    /// A badge with the appearance of `HomeBadgeView`.
    private struct BadgeView: View {
        let badge: HomeBadge

        var body: some View {
            if badge.news > 0 {
                Text("\(badge.news)")
                    .font(.system(size: 12))
                    .foregroundStyle(badge.showsText ? Color.white : .clear)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(
                        Color(uiColor: .systemRed),
                        in: RoundedRectangle(cornerRadius: HomeMetrics.badge / 2, style: .circular))
            }
        }
    }
}
