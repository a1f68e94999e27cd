import UIKit

/// The content of the home screen, which is the same for all five systems.
struct HomeContent: Sendable {
    /// A tile, a card, or a row.
    struct Item: Hashable, Sendable, Identifiable {
        let id: String
        var detail = ""
        /// The number in the badge. There's no badge for 0.
        var news = 0
        let hue: Double
    }

    /// The sections of the screen, from top to bottom.
    enum Section: String, Hashable, Sendable, CaseIterable {
        /// Adjacent cards, which scroll horizontally.
        case heroes
        /// Tiles in three columns with badges, below a header.
        case albums
        /// Rows between a pinned header and a footer.
        case songs

        var title: String { rawValue.capitalized }
    }

    /// A Boolean value that indicates whether texts are drawn. Without them, all five images are the same. With them,
    /// only the images of the systems that use UIKit's labels are.
    var showsTexts = true

    func items(in section: Section) -> [Item] {
        switch section {
        case .heroes: (1...3).map { Item(id: "Season \($0)", hue: Double($0) / 4) }
        case .albums: (1...7).map { Item(id: "Album \($0)", news: $0 % 3, hue: Double($0) / 8) }
        case .songs:
            (1...12).map {
                Item(
                    id: "Song \($0)", detail: $0 % 4 == 0 ? "A longer line, which only few have" : "Artist", hue: 0.6)
            }
        }
    }

    /// The text of the footer below the songs.
    var footer: String { "\(items(in: .songs).count) songs" }
}

/// The lengths of the screen, in points.
enum HomeMetrics {
    static let heroHeight: CGFloat = 140
    static let heroShare: CGFloat = 0.85
    static let tileHeight: CGFloat = 90
    static let columns = 3
    static let spacing: CGFloat = 12
    static let insets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 16, trailing: 16)
    static let cornerRadius: CGFloat = 10
    static let badge: CGFloat = 22
    static let rowEstimate: CGFloat = 50
    static let titleEstimate: CGFloat = 36
}

extension HomeContent.Item {
    /// The color behind the texts.
    var color: UIColor { UIColor(hue: hue, saturation: 0.5, brightness: 0.7, alpha: 1) }
}
