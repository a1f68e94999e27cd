import UIKit

/// The content of a cell on the screens of all systems except SwiftUI.
struct HomeItemContent: UIContentConfiguration {
    let item: HomeContent.Item
    let section: HomeContent.Section
    let showsTexts: Bool

    func makeContentView() -> any UIView & UIContentView { HomeItemView(self) }

    func updated(for state: any UIConfigurationState) -> HomeItemContent { self }
}

/// A view that shows a `HomeItemContent`: a centered title, or in rows a title with a line below it.
final class HomeItemView: UIView, UIContentView {
    private let background = UIView()
    private let title = UILabel()
    private let detail = UILabel()

    var configuration: any UIContentConfiguration {
        didSet { showContent() }
    }

    init(_ content: HomeItemContent) {
        configuration = content
        super.init(frame: .zero)
        background.layer.cornerRadius = HomeMetrics.cornerRadius
        for view in [background, title, detail] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        detail.font = .preferredFont(forTextStyle: .footnote)
        detail.isHidden = content.section != .songs
        NSLayoutConstraint.activate(
            [
                background.topAnchor.constraint(equalTo: topAnchor),
                background.leadingAnchor.constraint(equalTo: leadingAnchor),
                background.trailingAnchor.constraint(equalTo: trailingAnchor),
                background.bottomAnchor.constraint(equalTo: bottomAnchor),
            ] + (content.section == .songs ? rowConstraints : middleConstraints))
        showContent()
    }

    required init?(coder: NSCoder) { fatalError("HomeItemView is made in code: use init(_:).") }

    private var middleConstraints: [NSLayoutConstraint] {
        [
            title.centerXAnchor.constraint(equalTo: centerXAnchor),
            title.centerYAnchor.constraint(equalTo: centerYAnchor),
        ]
    }

    private var rowConstraints: [NSLayoutConstraint] {
        [
            title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2),
            detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            detail.trailingAnchor.constraint(equalTo: title.trailingAnchor),
            detail.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ]
    }

    private func showContent() {
        guard let content = configuration as? HomeItemContent else { return }
        background.backgroundColor = content.item.color
        title.text = content.item.id
        title.font = .preferredFont(forTextStyle: content.section.textStyle)
        detail.text = content.item.detail
        for label in [title, detail] { label.textColor = content.showsTexts ? .label : .clear }
    }
}

extension HomeContent.Section {
    /// The text style of the titles of items.
    var textStyle: UIFont.TextStyle {
        switch self {
        case .heroes: .headline
        case .albums: .footnote
        case .songs: .body
        }
    }
}

/// A line above or below a section.
final class HomeTitleView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("HomeTitleView is made in code: use init(frame:).") }

    func show(_ title: HomeTitle) {
        label.text = title.text
        label.font = .preferredFont(forTextStyle: title.isFooter ? .footnote : .headline)
        label.textColor = title.showsText ? .label : .clear
    }
}

/// The text of a header or footer.
struct HomeTitle: Equatable {
    let text: String
    var isFooter = false
    let showsText: Bool
}

/// A number in the corner of a tile.
final class HomeBadgeView: UICollectionReusableView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 12)
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("HomeBadgeView is made in code: use init(frame:).") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        layer.cornerRadius = bounds.height / 2
    }

    func show(_ badge: HomeBadge) {
        label.text = badge.news == 0 ? nil : "\(badge.news)"
        label.textColor = badge.showsText ? .white : .clear
        backgroundColor = badge.news == 0 ? .clear : .systemRed
    }
}

/// The text of a badge.
struct HomeBadge: Equatable {
    let news: Int
    let showsText: Bool
}

extension HomeContent {
    func header(of section: Section) -> HomeTitle { HomeTitle(text: section.title, showsText: showsTexts) }

    var footerTitle: HomeTitle { HomeTitle(text: footer, isFooter: true, showsText: showsTexts) }

    func badge(of item: Item) -> HomeBadge { HomeBadge(news: item.news, showsText: showsTexts) }
}
