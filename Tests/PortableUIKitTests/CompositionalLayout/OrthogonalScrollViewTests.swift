import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@testable import PortableUIKit

@MainActor
struct OrthogonalScrollViewTests {
    private func show(
        _ section: NSCollectionLayoutSection, _ counts: [Int] = [6],
        direction: UICollectionView.ScrollDirection = .vertical
    ) -> CollectionFixture {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        return CollectionFixture(
            UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts: counts)
    }

    private func scrollViews(_ fixture: CollectionFixture) -> [UIScrollView] {
        fixture.view.subviews.compactMap { $0 as? UIScrollView }
    }

    private func scrollView(_ fixture: CollectionFixture) throws -> UIScrollView {
        let views = scrollViews(fixture)
        try #require(views.count == 1)
        return views[0]
    }

    @Test func `a centered section has insets before its first group and after its last; others have none`() throws {
        let centered = try scrollView(show(.carousel(.groupPagingCentered)))
        #expect(centered.contentInset == UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60))
        #expect(centered.contentOffset == CGPoint(x: -60, y: 0))
        for behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior in [
            .continuous, .continuousGroupLeadingBoundary, .paging, .groupPaging,
        ] {
            let view = try scrollView(show(.carousel(behavior)))
            #expect(view.contentInset == .zero && view.contentOffset == .zero)
        }
    }

    @Test func `a section of a layout that scrolls horizontally scrolls vertically, over the layout's height`() throws {
        let section = NSCollectionLayoutSection.carousel(.groupPagingCentered, width: 150, height: 250)
        section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 20, bottom: 50, trailing: 10)
        let fixture = show(section, direction: .horizontal)
        let view = try scrollView(fixture)
        #expect(view.frame == CGRect(x: 20, y: 30, width: 150, height: 400))
        #expect(view.contentSize == CGSize(width: 150, height: 1500))
        #expect(view.contentInset == UIEdgeInsets(top: 75, left: 0, bottom: 75, right: 0))
        #expect(view.contentOffset == CGPoint(x: 0, y: -75))
        #expect(fixture.cellFrames[[0, 0]] == CGRect(x: 20, y: 105, width: 150, height: 250))
    }

    @Test func `it bounces and stops as the section specifies`() throws {
        let section = NSCollectionLayoutSection.carousel(.continuous)
        var view = try scrollView(show(section))
        #expect(view.bounces && !view.alwaysBounceHorizontal && !view.alwaysBounceVertical)
        #expect(view.decelerationRate == .normal)
        section.orthogonalScrollingProperties.bounce = .always
        section.orthogonalScrollingProperties.decelerationRate = .fast
        view = try scrollView(show(section))
        #expect(view.bounces && view.alwaysBounceHorizontal && !view.alwaysBounceVertical)
        #expect(view.decelerationRate == .fast)
        view = try scrollView(show(section, direction: .horizontal))
        #expect(!view.alwaysBounceHorizontal && view.alwaysBounceVertical)
        section.orthogonalScrollingProperties.bounce = .never
        view = try scrollView(show(section))
        #expect(!view.bounces && !view.alwaysBounceHorizontal)
        #expect(try scrollView(show(.carousel(.paging))).decelerationRate == .fast)
    }

    @Test func `the section's insets receive touches, too, and other sections' don't`() throws {
        let section = NSCollectionLayoutSection.carousel(.continuous)
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 40, bottom: 20, trailing: 40)
        let fixture = show(section, [6, 6])
        let first = try #require(scrollViews(fixture).min { $0.frame.minY < $1.frame.minY })
        func accepts(_ x: CGFloat, _ y: CGFloat) -> Bool {
            first.point(inside: first.convert(CGPoint(x: x, y: y), from: fixture.view), with: nil)
        }
        #expect(accepts(1, 70) && accepts(319, 70) && accepts(160, 25))
        #expect(!accepts(-1, 70) && !accepts(321, 70) && !accepts(160, 160) && !accepts(160, -1))
    }

    @Test func `reloading creates it again at the same offset`() throws {
        let fixture = show(.carousel(.continuous))
        let old = try scrollView(fixture)
        old.contentOffset.x = 130
        fixture.view.layoutIfNeeded()
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        let new = try scrollView(fixture)
        #expect(new !== old && old.superview == nil)
        #expect(new.contentOffset.x == 130)
    }

    @Test func `scrolling to an item off screen scrolls both axes, and to a visible item only its section`() throws {
        let fixture = show(.carousel(.continuous), Array(repeating: 6, count: 10))
        fixture.view.scrollToItem(at: [9, 4], at: [.bottom, .left], animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.contentOffset.y == 520)
        #expect(fixture.cellFrames[[9, 4]]?.origin == CGPoint(x: 0, y: 900))
        #expect(scrollViews(fixture).count == 5)
        fixture.view.scrollToItem(at: [9, 2], at: .left, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[9, 2]]?.origin == CGPoint(x: 0, y: 900))
        #expect(scrollViews(fixture).count == 5)
        fixture.view.scrollToItem(at: [9, 3], at: .right, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[9, 3]]?.maxX == 320)
        fixture.view.scrollToItem(at: [9, 4], at: .centeredHorizontally, animated: false)
        fixture.view.layoutIfNeeded()
        #expect(fixture.cellFrames[[9, 4]]?.midX == 160)
    }

    @Test func `sections that leave the screen remove theirs, and keep their offset`() throws {
        let fixture = show(.carousel(.continuous), Array(repeating: 6, count: 10))
        let first = try #require(scrollViews(fixture).first { $0.frame.minY == 0 })
        first.contentOffset.x = 75
        fixture.view.contentOffset.y = 500
        fixture.view.layoutIfNeeded()
        #expect(first.superview == nil)
        fixture.view.contentOffset.y = 0
        fixture.view.layoutIfNeeded()
        #expect(scrollViews(fixture).first { $0.frame.minY == 0 }?.contentOffset.x == 75)
    }

    @Test func `it's ordered among the cells of other sections by its own z-index`() throws {
        func section(_ zIndex: Int, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior)
            -> NSCollectionLayoutSection
        {
            let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let section = NSCollectionLayoutSection(
                group: .custom(layoutSize: size) { _ in
                    [
                        NSCollectionLayoutGroupCustomItem(
                            frame: CGRect(x: 0, y: 0, width: 300, height: 100), zIndex: zIndex)
                    ]
                })
            section.orthogonalScrollingBehavior = behavior
            return section
        }
        let layout = UICollectionViewCompositionalLayout { index, _ in
            index == 0 ? section(10, .continuous) : section(0, .none)
        }
        let fixture = CollectionFixture(layout, counts: [3, 30])
        func isInFront() throws -> Bool {
            let views = fixture.view.subviews
            let own = try #require(views.firstIndex { $0 is OrthogonalScrollView })
            let last = try #require(views.lastIndex { $0 is ScriptedCell })
            return own > last
        }
        #expect(try isInFront())
        for _ in 0..<5 {
            fixture.view.contentOffset.y += 15
            fixture.view.layoutIfNeeded()
            #expect(try isInFront())
        }
    }

    @Test func `it is inset by the section's insets, in both layout directions`() throws {
        let section = NSCollectionLayoutSection.carousel(.continuous)
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 40, bottom: 7, trailing: 25)
        let fixture = show(section)
        #expect(try scrollView(fixture).frame == CGRect(x: 40, y: 5, width: 255, height: 100))
        #expect(try scrollView(fixture).contentSize == CGSize(width: 1200, height: 100))
        fixture.view.semanticContentAttribute = .forceRightToLeft
        fixture.view.collectionViewLayout.invalidateLayout()
        fixture.view.layoutIfNeeded()
        #expect(try scrollView(fixture).frame == CGRect(x: 25, y: 5, width: 255, height: 100))
    }
}
