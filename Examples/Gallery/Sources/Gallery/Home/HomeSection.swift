import Composer
import UIKit

/// The sections of the home screen. Each section has one layout for its items, and another layout for the placeholder
/// if it's empty.
enum HomeSection: ComposableSection {
    case upcoming(isEmpty: Bool)
    case timeline(isEmpty: Bool)
}

/// The items of the sections.
enum HomeItem: ComposableItem {
    case reminder(Reminder)
    case noReminders
    case gift(Gift)
    case noGifts
}

/// A section stays equal when it becomes empty, so that it isn't replaced with another section.
extension HomeSection {
    static func == (left: HomeSection, right: HomeSection) -> Bool {
        switch (left, right) {
        case (.upcoming, .upcoming), (.timeline, .timeline): true
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        switch self {
        case .upcoming: hasher.combine("upcoming")
        case .timeline: hasher.combine("timeline")
        }
    }
}

extension HomeSection: Composable {
    var item: UICollectionViewComposableLayout.Item {
        switch self {
        case .upcoming(isEmpty: false): .listRow(height: .estimated(68))
        case .timeline(isEmpty: false): .full()
        case .upcoming(isEmpty: true), .timeline(isEmpty: true): .listRow(height: .estimated(180))
        }
    }

    var group: UICollectionViewComposableLayout.Group {
        switch self {
        case .timeline(isEmpty: false):
            .adaptiveGrid(minimumItemWidth: 160, height: .absolute(210), spacing: 12)
        case .upcoming, .timeline(isEmpty: true): .list(numberOfItems: 1)
        }
    }

    var section: UICollectionViewComposableLayout.Section {
        let insets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 16, trailing: 16)
        let header = UICollectionViewComposableLayout.BoundaryItem.header(height: .estimated(44), isPinned: true)
        switch self {
        case .upcoming(isEmpty: false):
            return .base(
                spacing: 8, contentInsets: insets, boundaryItems: [header, .footer(height: .estimated(36))])
        case .timeline(isEmpty: false):
            return .base(spacing: 12, contentInsets: insets, boundaryItems: [header])
        case .upcoming(isEmpty: true), .timeline(isEmpty: true):
            return .base(contentInsets: insets, boundaryItems: [header])
        }
    }
}
