import CollageTesting
import Testing

@testable import PortableQuartz
@_spi(Collage) @testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor
struct OrthogonalDragTests {
    /// A device that shows a section of groups of a fixed width.
    @MainActor
    private struct Screen {
        let host: TestHost
        let view: UICollectionView
        let source: ScriptedDataSource

        init(
            _ section: NSCollectionLayoutSection, counts: [Int] = [12], size: CGSize = CGSize(width: 320, height: 480),
            direction: UICollectionView.ScrollDirection = .vertical
        ) {
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.scrollDirection = direction
            host = TestHost(size: size, safeAreaInsets: .zero)
            view = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout(
                    section: section, configuration: configuration))
            view.contentInsetAdjustmentBehavior = .never
            source = ScriptedDataSource(counts: counts)
            source.register(with: view)
            view.dataSource = source
            host.show(view)
            host.settle()
        }

        /// The scroll view of the first section.
        var section: OrthogonalScrollView {
            get throws {
                let sections = view.subviews.compactMap { $0 as? OrthogonalScrollView }
                return try #require(sections.min { $0.frame.minY < $1.frame.minY })
            }
        }

        /// Moves a finger to the left if `distance` is positive, and lifts it during the movement or after a rest.
        func drag(_ distance: CGFloat, rests: Bool = false) {
            let start: CGFloat = distance > 0 ? 300 : 20
            host.drag(
                from: CGPoint(x: start, y: 50), to: CGPoint(x: start - distance, y: 50), duration: 0.1, rests: rests)
        }

        /// The target offset of the section when it's released after a short distance, by the speed in points per
        /// millisecond.
        func target(letGoAt offset: CGFloat, speed: CGFloat) throws -> CGPoint {
            let section = try section
            var target = CGPoint(x: -1000, y: -1000)
            section.scrollViewWillBeginDragging(section)
            section.contentOffset.x += offset
            let velocity = CGPoint(x: speed, y: 0)
            section.scrollViewWillEndDragging(section, withVelocity: velocity, targetContentOffset: &target)
            section.contentOffset.x -= offset
            return target
        }
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.paging, [0, 320, 640] as [CGFloat]),
        (.groupPaging, [0, 200, 400]), (.groupPagingCentered, [-60, 140, 340]),
    ])
    func `a flick turns by one page or group, forward and backward, and not beyond the ends`(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, _ stops: [CGFloat]
    ) throws {
        let screen = Screen(.carousel(behavior))
        #expect(try screen.section.contentOffset == CGPoint(x: stops[0], y: 0))
        for (distance, stop) in [(40, 1), (40, 2), (-40, 1), (-40, 0), (-40, 0)] as [(CGFloat, Int)] {
            screen.drag(distance)
            #expect(try screen.section.contentOffset == CGPoint(x: stops[stop], y: 0))
        }
        for _ in 0..<12 { screen.drag(40) }
        let last = try screen.section.contentOffset
        #expect(last == CGPoint(x: behavior == .groupPagingCentered ? 2140 : 2080, y: 0))
        screen.drag(40)
        #expect(try screen.section.contentOffset == last)
    }

    @Test func `a slow drag ends at the nearest group in either direction`() throws {
        let screen = Screen(.carousel(.groupPaging))
        screen.drag(90, rests: true)
        #expect(try screen.section.offset == 0)
        screen.drag(150, rests: true)
        #expect(try screen.section.offset == 200)
        screen.drag(-90, rests: true)
        #expect(try screen.section.offset == 200)
        screen.drag(-150, rests: true)
        #expect(try screen.section.offset == 0)
    }

    @Test func `a quick drag over several groups ends at the group it has reached`() throws {
        let screen = Screen(.carousel(.groupPaging, width: 60))
        screen.drag(250)
        #expect(try screen.section.offset == 240)
        screen.drag(-130)
        #expect(try screen.section.offset == 120)
    }

    @Test(arguments: [(0, 200), (0.2, 200), (-0.2, 200), (0.21, 400), (-0.21, 0), (0.9, 400)] as [(CGFloat, CGFloat)])
    func `a finger that hardly moves when it's lifted doesn't turn to another group`(_ speed: CGFloat, _ stop: CGFloat)
        throws
    {
        let screen = Screen(.carousel(.groupPaging))
        screen.drag(40)
        #expect(try screen.target(letGoAt: 10, speed: speed) == CGPoint(x: stop, y: 0))
    }

    @Test(arguments: [(320, 1250), (320, 20), (20, 1)] as [(CGFloat, CGFloat)])
    func `a flick turns groups that are much wider or narrower than the section`(
        _ width: CGFloat, _ group: CGFloat
    ) throws {
        let screen = Screen(
            .carousel(.groupPaging, width: group), counts: [100], size: CGSize(width: width, height: 480))
        #expect(try screen.target(letGoAt: group / 10, speed: 1) == CGPoint(x: group, y: 0))
        try screen.section.contentOffset.x = 5 * group
        #expect(try screen.target(letGoAt: -group / 10, speed: -1) == CGPoint(x: 4 * group, y: 0))
    }

    @Test func `in a layout that scrolls sideways, sections are flicked up and down`() throws {
        let screen = Screen(.carousel(.groupPaging, width: 150, height: 200), direction: .horizontal)
        for (end, stop) in [(60, 200), (60, 400), (140, 200)] as [(CGFloat, CGFloat)] {
            screen.host.drag(from: CGPoint(x: 70, y: 100), to: CGPoint(x: 70, y: end), duration: 0.1, rests: false)
            #expect(try screen.section.contentOffset == CGPoint(x: 0, y: stop))
        }
        screen.view.scrollToItem(at: [0, 0], at: .top, animated: false)
        #expect(try screen.section.contentOffset == .zero)
    }

    @Test func `a section that isn't paged continues to scroll after a flick`() throws {
        let free = Screen(.carousel(.continuous)), bounded = Screen(.carousel(.continuousGroupLeadingBoundary))
        for screen in [free, bounded] { screen.drag(150) }
        #expect(try free.section.offset > 160)
        let offset = try bounded.section.offset
        #expect(offset >= 200 && offset.truncatingRemainder(dividingBy: 200) == 0)
    }

    @Test func `a section that's scrolling keeps its offset when the layout changes`() throws {
        let screen = Screen(.carousel(.continuous), counts: [12, 12])
        let finger = screen.host.touch(at: CGPoint(x: 300, y: 50))
        for x in stride(from: CGFloat(290), through: 200, by: -10) {
            screen.host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: x, y: 50))
        }
        let held = try screen.section.offset
        #expect(held > 80)
        screen.view.collectionViewLayout.invalidateLayout()
        screen.host.advance(by: 1.0 / 60)
        #expect(try screen.section.offset == held)
        finger.lift()
        screen.host.advance(by: 1.0 / 60)
        let moving = try screen.section.offset
        #expect(try screen.section.isDecelerating)
        screen.view.collectionViewLayout.invalidateLayout()
        screen.host.advance(by: 1.0 / 60)
        #expect(try screen.section.offset > moving)
    }

    @Test func `a group as wide as its section is centered without insets`() throws {
        let screen = Screen(.carousel(.groupPagingCentered, width: 320))
        #expect(try screen.section.contentInset == .zero && screen.section.contentOffset == .zero)
    }

    @Test func `scrolling to the first item scrolls to the very beginning of its section`() throws {
        let screen = Screen(.carousel(.continuous))
        screen.view.scrollToItem(at: [0, 7], at: .left, animated: false)
        #expect(try screen.section.offset == 1400)
        screen.view.scrollToItem(at: [0, 0], at: .left, animated: false)
        #expect(try screen.section.offset == 0)
        screen.view.scrollToItem(at: [0, 11], at: .left, animated: false)
        #expect(try screen.section.offset == 12 * 200 - 320)
    }

    @Test func `only sections that scroll sideways have an offset`() {
        let screen = Screen(.carousel(.groupPaging))
        screen.drag(40)
        #expect(screen.view.orthogonalOffset(ofSection: 0) == 200)
        #expect(screen.view.orthogonalOffset(ofSection: 1) == 0)
    }

    @Test func `a section that moves up when another is deleted keeps its scroll view`() throws {
        let screen = Screen(.carousel(.continuous), counts: [12, 12])
        UIView.performWithoutAnimation {
            screen.source.items.removeFirst()
            screen.view.deleteSections([0])
        }
        screen.host.settle()
        try screen.section.contentOffset.x = 420
        screen.host.settle()
        #expect(screen.view.indexPathsForVisibleItems.first == [0, 2])
        #expect((screen.view.cellForItem(at: [0, 2]) as? ScriptedCell)?.title == "1.2")
        #expect(screen.view.orthogonalOffset(ofSection: 0) == 420)
    }

    @Test func `a section that fades out ignores touches`() throws {
        let screen = Screen(.carousel(.continuous), counts: [12])
        let leaving = try screen.section
        #expect(screen.view.hitTest(CGPoint(x: 100, y: 50), with: nil)?.isDescendant(of: leaving) == true)
        screen.source.items.removeFirst()
        screen.view.deleteSections([0])
        screen.host.advance(by: 0.1)
        #expect(leaving.superview === screen.view)
        #expect(screen.view.hitTest(CGPoint(x: 100, y: 50), with: nil) === screen.view)
        screen.host.settle()
        #expect(leaving.superview == nil)
    }

    @Test func `in sections with the same z-index, later cells are in front`() throws {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        func section(_ zIndex: Int) -> NSCollectionLayoutSection {
            NSCollectionLayoutSection(
                group: .custom(layoutSize: size) { _ in
                    [
                        NSCollectionLayoutGroupCustomItem(
                            frame: CGRect(x: 0, y: 0, width: 300, height: 100), zIndex: zIndex)
                    ]
                })
        }
        for zIndex in [0, 7] {
            let layout = UICollectionViewCompositionalLayout { index, _ in
                let section = section(zIndex)
                if index == 0 { section.orthogonalScrollingBehavior = .continuous }
                return section
            }
            let fixture = CollectionFixture(layout, counts: [3, 30])
            fixture.view.contentOffset.y = 30
            fixture.view.layoutIfNeeded()
            let sections = fixture.view.subviews.filter { $0 is OrthogonalScrollView || $0 is ScriptedCell }
            #expect(sections.last is ScriptedCell)
            if zIndex == 0 { #expect(sections.first is OrthogonalScrollView) }
        }
    }

    @Test func `an inserted section starts at its first group`() throws {
        let screen = Screen(.carousel(.groupPagingCentered), counts: [])
        screen.source.items = [(0..<6).map(String.init)]
        screen.view.insertSections([0])
        screen.host.advance(by: 0.1)
        let state = try screen.section.layer.state(at: screen.host.now)
        #expect(state.bounds.minX == -60 && state.bounds.width == 320)
        screen.host.settle()
        #expect(try screen.section.contentOffset == CGPoint(x: -60, y: 0))
    }
}
