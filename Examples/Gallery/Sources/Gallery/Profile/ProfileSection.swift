import Composer
import UIKit

/// The sections of the profile screen.
enum ProfileSection: ComposableSection {
    case steps
    case favors
    case anniversaries
    case memo
    case friends(isEmpty: Bool)
}

/// The items of the sections.
enum ProfileItem: ComposableItem {
    case step(Profile.Step)
    case favor(String)
    case anniversary(Profile.Anniversary)
    case memo(String)
    case friend(String)
    case noFriends
}

/// The kinds of views on the profile screen that aren't cells.
enum ProfileElementKind {
    static let collectionHeader = "profile-header"
    static let sectionWhiteBackground = "profile-section-white-background"
}

/// The section of friends is equal regardless of its friends.
extension ProfileSection {
    private var position: Int {
        switch self {
        case .steps: 0
        case .favors: 1
        case .anniversaries: 2
        case .memo: 3
        case .friends: 4
        }
    }

    static func == (left: ProfileSection, right: ProfileSection) -> Bool { left.position == right.position }

    func hash(into hasher: inout Hasher) { hasher.combine(position) }
}

extension ProfileSection {
    /// The title above the section, or `nil` for the steps.
    var title: String? {
        switch self {
        case .steps: nil
        case .favors: "Likes"
        case .anniversaries: "Anniversaries"
        case .memo: "Memo"
        case .friends: "Friends"
        }
    }
}

extension ProfileSection: Composable {
    var item: UICollectionViewComposableLayout.Item {
        switch self {
        case .steps: .grid(width: .absolute(280), height: .estimated(60))
        case .favors: .grid(width: .estimated(80), height: .estimated(34))
        case .anniversaries, .memo: .listRow(height: .estimated(44))
        case .friends(isEmpty: true): .listRow(height: .estimated(160))
        case .friends(isEmpty: false): .grid(width: .estimated(72), height: .estimated(92))
        }
    }

    var group: UICollectionViewComposableLayout.Group {
        switch self {
        case .steps:
            .custom(width: .absolute(280), height: .estimated(60), direction: .horizontal, numberOfItems: 1)
        case .favors: .flow(height: .estimated(34), numberOfItems: 1)
        case .anniversaries, .memo, .friends(isEmpty: true): .list(numberOfItems: 1)
        case .friends(isEmpty: false): .flow(height: .estimated(92), numberOfItems: 1)
        }
    }

    var section: UICollectionViewComposableLayout.Section {
        switch self {
        case .steps:
            .base(
                spacing: 12, contentInsets: .init(top: 0, leading: 16, bottom: 0, trailing: 16),
                orthogonalScrolling: .continuousGroupLeadingBoundary)
        case .favors, .friends(isEmpty: false):
            .base(
                spacing: 8, contentInsets: .init(top: 0, leading: 16, bottom: 0, trailing: 16),
                orthogonalScrolling: .continuous, boundaryItems: [.header(height: .estimated(40))])
        case .anniversaries, .memo, .friends(isEmpty: true):
            .base(
                contentInsets: .init(top: 0, leading: 16, bottom: 8, trailing: 16),
                boundaryItems: [
                    .header(
                        height: .estimated(40), contentInsets: .init(top: 0, leading: 16, bottom: 0, trailing: 16))
                ],
                decorationItems: [
                    .background(
                        kind: ProfileElementKind.sectionWhiteBackground,
                        contentInsets: .init(top: 0, leading: 16, bottom: 0, trailing: 16))
                ])
        }
    }
}
