import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct OfferViewControllerTests {
    private let host: TestHost
    private let controller: OfferViewController

    init() throws {
        host = TestHost()
        controller = OfferViewController(offer: try GalleryContent.bundled().offer)
        host.show(UINavigationController(rootViewController: controller))
    }

    private func frames(ofSection section: OfferViewController.Section) throws -> [CGRect] {
        let layout = controller.collectionView.collectionViewLayout
        return try (0..<controller.collectionView.numberOfItems(inSection: section.rawValue)).map { item in
            try #require(layout.layoutAttributesForItem(at: IndexPath(item: item, section: section.rawValue))).frame
        }
    }

    @Test func theHeroIsAsWideAsTheScreenAnd300PointsHigh() throws {
        #expect(try frames(ofSection: .hero) == [CGRect(x: 0, y: 0, width: 390, height: 300)])
    }

    @Test func badgesFlowIntoSeveralRowsAndSizeThemselves() throws {
        let frames = try frames(ofSection: .badges)
        #expect(Set(frames.map(\.minY)).count > 1)
        #expect(Set(frames.map(\.width)).count > 1)
        for frame in frames {
            #expect(frame.minX >= 16 && frame.maxX <= 390 - 16)
        }
        for (one, next) in zip(frames, frames.dropFirst()) {
            if one.minY == next.minY {
                #expect(abs(next.minX - one.maxX - 8) < 0.01)
            } else {
                #expect(next.minX == 16)
                #expect(abs(next.minY - one.maxY - 8) < 0.01)
            }
        }
    }

    @Test func badgesFlowFromTheRightInRightToLeftLayouts() throws {
        let leftToRight = try frames(ofSection: .badges)
        let host = TestHost(layoutDirection: .rightToLeft)
        let controller = OfferViewController(offer: try GalleryContent.bundled().offer)
        host.show(UINavigationController(rootViewController: controller))
        let rightToLeft = try (0..<leftToRight.count).map { item in
            let indexPath = IndexPath(item: item, section: OfferViewController.Section.badges.rawValue)
            return try #require(controller.collectionView.layoutAttributesForItem(at: indexPath)).frame
        }
        for (one, other) in zip(leftToRight, rightToLeft) {
            #expect(abs(other.minX - (390 - one.maxX)) < 0.01)
            #expect(other.minY == one.minY)
        }
    }

    @Test func theTermsUnfoldWhenTheirHeaderIsTappedAndFoldWhenItIsTappedAgain() throws {
        let section = OfferViewController.Section.termsAndConditions.rawValue
        #expect(controller.collectionView.numberOfItems(inSection: section) == 1)
        let folded = controller.collectionView.contentSize.height

        host.tap(try #require(host.first(AccordionHeaderCell.self)))
        #expect(controller.collectionView.numberOfItems(inSection: section) == 2)
        #expect(controller.collectionView.contentSize.height > folded + 100)
        #expect(host.first(AccordionHeaderCell.self)?.isExpanded == true)

        host.tap(try #require(host.first(AccordionHeaderCell.self)))
        #expect(controller.collectionView.numberOfItems(inSection: section) == 1)
        #expect(controller.collectionView.contentSize.height == folded)
        #expect(host.first(AccordionHeaderCell.self)?.isExpanded == false)
    }

    @Test func theCardsAreInARowThatScrollsHorizontally() throws {
        let frames = try frames(ofSection: .popularItems)
        #expect(frames.allSatisfy { $0.size == CGSize(width: 248, height: 300) })
        #expect(Set(frames.map(\.minY)).count == 1)
        #expect(controller.collectionView.contentSize.width == 390)
    }

    @Test func aLargerTextSizeMakesTheBadgesHigher() throws {
        let height = try #require(frames(ofSection: .badges).first).height
        host.change(contentSizeCategory: .accessibilityExtraLarge)
        #expect(try #require(frames(ofSection: .badges).first).height > height)
    }
}
