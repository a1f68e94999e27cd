import Collage
import CollageTesting
import PortableSwiftUI
import Testing

/// The inbox that ChoosingASystem.md shows in each system.
@MainActor @Suite(.serialized) struct InboxArticleTests {
    enum System: CaseIterable {
        case builder, composer, objects, list, views
    }

    private func controller(_ system: System) -> UIViewController {
        switch system {
        case .builder: return InboxBuilder.InboxController()
        case .composer: return InboxComposer.InboxController()
        case .objects: return InboxObjects.InboxController()
        case .list:
            let list = InboxLists.List()
            func show(_ mails: [String]) {
                list.update(
                    InboxLists.configuration(mails) { mail in show(mails.filter { $0 != mail }) })
            }
            show(["Lunch", "Trip"])
            return list
        case .views: return UIHostingController(rootView: InboxLists.Inbox())
        }
    }

    private func shown(_ system: System) throws -> (host: TestHost, view: UICollectionView) {
        let host = TestHost(size: CGSize(width: 390, height: 200), safeAreaInsets: .zero)
        host.show(controller(system))
        host.settle()
        return (host, try #require(host.first(UICollectionView.self)))
    }

    @Test(arguments: System.allCases) func `a swipe deletes a message`(system: System) throws {
        let (host, view) = try shown(system)
        #expect(view.numberOfItems(inSection: 1) == 2)
        try host.element(.label("Lunch")).swipe("Delete")
        #expect(view.numberOfItems(inSection: 1) == 1)
        #expect(host.elements(.label("Trip")).count == 1)
    }

    @Test(arguments: System.allCases) func `folders have badges at their corners`(system: System) throws {
        let (_, view) = try shown(system)
        for item in 0..<2 {
            let path = IndexPath(item: item, section: 0)
            let cell = try #require(view.cellForItem(at: path))
            let badge = try #require(view.supplementaryView(forElementKind: BadgePlacement.defaultKind, at: path))
            #expect(badge.frame.midX > cell.frame.maxX - 10 && badge.frame.midY < cell.frame.minY + 10)
        }
        #expect(view.supplementaryView(forElementKind: BadgePlacement.defaultKind, at: [1, 0]) == nil)
    }

    @Test(arguments: System.allCases) func `the header of the messages stays pinned`(system: System) throws {
        let (_, view) = try shown(system)
        let header = UICollectionView.elementKindSectionHeader
        let resting = try #require(view.layoutAttributesForSupplementaryElement(ofKind: header, at: [1, 0])).frame.minY
        view.contentOffset.y = resting + 20
        view.layoutIfNeeded()
        let pinned = try #require(view.supplementaryView(forElementKind: header, at: [1, 0]))
        #expect(pinned.frame.minY == view.contentOffset.y)
    }

    @Test(arguments: System.allCases) func `messages have disclosure indicators`(system: System) throws {
        let (_, view) = try shown(system)
        let cell = try #require(view.cellForItem(at: [1, 0]) as? UICollectionViewListCell)
        #expect(cell.accessories.count == 1)
    }
}
