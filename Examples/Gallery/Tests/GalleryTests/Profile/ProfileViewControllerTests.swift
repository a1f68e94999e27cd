import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct ProfileViewControllerTests {
    private let host = TestHost()
    private let profile: Profile
    private let controller: ProfileViewController

    init() throws {
        profile = try GalleryContent.bundled().profile
        controller = ProfileViewController(profile: profile)
        host.show(UINavigationController(rootViewController: controller))
        host.settle()
    }

    private var sections: [ProfileSection] { controller.dataSource.snapshot().sectionIdentifiers }

    @Test func theHeaderIsAboveAllSections() throws {
        let header = try #require(host.first(ProfileHeaderView.self))
        let first = try #require(controller.collectionView.cellForItem(at: [0, 0]))
        let bottom = header.convert(header.bounds, to: nil).maxY
        #expect(first.convert(first.bounds, to: nil).minY >= bottom)
        #expect(host.all(UILabel.self).contains { $0.text == profile.name })
    }

    @Test func whiteSectionsHaveABackgroundUnderTitleAndRows() throws {
        let section = try #require(sections.firstIndex(of: .anniversaries))
        let layout = controller.collectionView.collectionViewLayout
        let background = try #require(
            layout.layoutAttributesForDecorationView(
                ofKind: ProfileElementKind.sectionWhiteBackground, at: IndexPath(item: 0, section: section))
        ).frame
        for item in profile.anniversaries.indices {
            let row = try #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))).frame
            #expect(background.contains(row))
        }
        #expect(background.minX == 16 && background.maxX == 390 - 16)
    }

    @Test func theStepsAreRemovedOneByOneAndTheirSectionWithTheLast() throws {
        for left in profile.steps.indices.reversed() {
            host.tap(try #require(controller.collectionView.cellForItem(at: [0, 0])))
            host.settle()
            #expect(controller.profile.steps.count == left)
        }
        #expect(!sections.contains(.steps))
    }

    @Test func anEmptyFriendsSectionShowsAMessageUntilAFriendIsAdded() throws {
        let controller = ProfileViewController(profile: Profile(name: "Robin", friends: ["Mina"]))
        host.show(UINavigationController(rootViewController: controller))
        host.settle()
        let friend = try #require(host.first(FriendCell.self))
        host.secondaryClick(friend.convert(CGPoint(x: 20, y: 20), to: nil))
        host.tap(try #require(host.all(UILabel.self).first { $0.text == "Remove Friend" }))
        host.settle()
        #expect(controller.dataSource.itemIdentifier(for: [0, 0]) == .noFriends)
        #expect(try #require(controller.collectionView.cellForItem(at: [0, 0])).frame.width == 390 - 32)

        try host.tapTrailingBarButton()
        #expect(controller.profile.friends == ["Mina"])
    }
}
