import CollageTesting
import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct DriverLayoutTests {
    /// A layout that notes how often it is asked.
    private struct CountingLayout: SectionLayout {
        let height: CGFloat
        let onMake: () -> Void

        var layoutToken: AnyHashable? { AnyHashable(height) }

        func makeSection(in environment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
            onMake()
            return ListRowLayout(height: .absolute(height)).makeSection(in: environment)
        }
    }

    @Test func `a changed layout of an unchanged section lays out only that section`() {
        let screen = DriverScreen()
        var asked: [String: Int] = [:]
        func sections(_ height: CGFloat) -> [SectionModel] {
            [
                SectionModel(
                    id: "a", layout: CountingLayout(height: height) { asked["a", default: 0] += 1 }, items: [Tile(1)]),
                SectionModel(
                    id: "b", layout: CountingLayout(height: 30) { asked["b", default: 0] += 1 }, items: [Tile(2)]),
            ]
        }
        screen.show(sections(50))
        let before = asked
        screen.show(sections(80))
        #expect(asked["a"] == before["a"]! + 1 && asked["b"] == before["b"])
        let frames = screen.collectionView.visibleCells.map(\.frame)
        #expect(frames.map(\.height) == [80, 30] && frames[1].minY == 80)
    }

    @Test func `a layout without a token is queried on each update`() {
        let screen = DriverScreen()
        var height: CGFloat = 40
        func sections() -> [SectionModel] {
            [
                SectionModel(
                    id: "a",
                    layout: RawSectionLayout { _, environment in
                        ListRowLayout(height: .absolute(height)).makeSection(in: environment)
                    }, items: [Tile(1)])
            ]
        }
        screen.show(sections())
        height = 90
        screen.show(sections())
        #expect(screen.collectionView.visibleCells.map(\.frame.height) == [90])
    }

    @Test func `headers and footers with new content are configured in place`() throws {
        let screen = DriverScreen()
        let header = UICollectionView.elementKindSectionHeader, footer = UICollectionView.elementKindSectionFooter
        func sections(_ text: String) -> [SectionModel] {
            [
                SectionModel.tiles("a", 1...2).header(Title(text: text), height: .absolute(30))
                    .footer(Title(text: "same"), height: .absolute(20))
            ]
        }
        screen.show(sections("one"))
        let view = try #require(screen.collectionView.visibleSupplementaryViews(ofKind: header).first as? CaptionView)
        let other = try #require(screen.collectionView.visibleSupplementaryViews(ofKind: footer).first as? CaptionView)
        screen.show(sections("two"))
        #expect(screen.texts(ofKind: header) == ["two"])
        #expect(screen.collectionView.visibleSupplementaryViews(ofKind: header).first === view)
        #expect(view.configurations == 2 && other.configurations == 1)
    }

    @Test func `a pinned header stays visible`() throws {
        let screen = DriverScreen()
        screen.show([
            SectionModel.tiles("a", 1...40).header(Title(text: "head"), height: .absolute(30), isPinned: true)
        ])
        screen.collectionView.contentOffset.y = 500
        screen.collectionView.layoutIfNeeded()
        let view = try #require(
            screen.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first)
        #expect(view.frame.minY == 500 + screen.collectionView.adjustedContentInset.top)
    }

    @Test func `a pinned footer stays visible`() throws {
        let screen = DriverScreen()
        screen.show([
            SectionModel.tiles("a", 1...40).footer(Title(text: "foot"), height: .absolute(30), isPinned: true)
        ])
        let visible = screen.collectionView.bounds.inset(by: screen.collectionView.adjustedContentInset)
        let view = try #require(
            screen.collectionView.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionFooter).first)
        #expect(view.frame.maxY == visible.maxY)
    }

    @Test func `insets have the specified reference, and rows have the specified deceleration and bounce`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 600)),
            layout = CarouselLayout(
                width: .absolute(200), height: .absolute(50))
        let changed = layout.contentInsetsReference(.layoutMargins).orthogonalScrolling(
            decelerationRate: .fast, bounce: .never)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var section: NSCollectionLayoutSection?
        let driver = CollectionDriver(collectionView: view)
        let raw = RawSectionLayout { index, environment in
            section = changed.makeSection(at: index, in: environment)
            return section
        }
        driver.apply([SectionModel(id: 0, layout: raw, items: [Tile(1)])], completion: nil)
        host.show(view)
        let made = try #require(section)
        #expect(made.contentInsetsReference == .layoutMargins)
        #expect(made.orthogonalScrollingProperties.decelerationRate == .fast)
        #expect(made.orthogonalScrollingProperties.bounce == .never)
        #expect(view.visibleCells.first?.convert(CGPoint.zero, to: view).x == view.layoutMargins.left)
        #expect(
            changed.layoutToken
                == layout.contentInsetsReference(.layoutMargins).orthogonalScrolling(
                    decelerationRate: .fast, bounce: .never
                ).layoutToken)
        #expect(
            changed.layoutToken
                != layout.contentInsetsReference(.layoutMargins).orthogonalScrolling(
                    bounce: .never
                ).layoutToken)
    }

    @Test func `each item has a badge with its text`() {
        let screen = DriverScreen()
        let section = SectionModel(
            id: "a", layout: GridLayout(columns: 3, height: .absolute(60)).badge(BadgePlacement()),
            items: (1...3).map { Tile($0) }
        ).supplementary(.badge { item in Title(text: "!\((item.base as! Tile).id)") })
        screen.show([section])
        #expect(screen.texts(ofKind: BadgePlacement.defaultKind) == ["!1", "!2", "!3"])
    }

    @Test func `a header above all sections is one view`() {
        let screen = DriverScreen()
        screen.driver.setGlobalSupplementaries([
            .header(Title(text: "all"), height: .absolute(40), kind: "global")
        ])
        screen.show([.tiles("a", 1...2), .tiles("b", 3...4)])
        #expect(screen.texts(ofKind: "global") == ["all"])
        #expect(screen.collectionView.visibleCells.first?.frame.minY == 40)
    }

    @Test func `views around all sections with new content are configured in place`() throws {
        let screen = DriverScreen()
        func show(_ text: String) {
            screen.driver.setGlobalSupplementaries([
                .header(Title(text: "same"), height: .absolute(40), kind: "first"),
                .footer(Title(text: text), height: .absolute(30), kind: "last"),
            ])
        }
        show("one")
        screen.show([.tiles("a", 1...2), .tiles("b", 3...4)])
        let footer = try #require(screen.collectionView.visibleSupplementaryViews(ofKind: "last").first as? CaptionView)
        #expect(footer.frame == CGRect(x: 0, y: 240, width: 300, height: 30))
        show("two")
        #expect(screen.texts(ofKind: "last") == ["two"])
        #expect(screen.collectionView.visibleSupplementaryViews(ofKind: "last") == [footer])
        let header = try #require(
            screen.collectionView.visibleSupplementaryViews(ofKind: "first").first as? CaptionView)
        #expect(header.configurations == 1 && footer.configurations == 2)
    }

    @Test func `a changed layout moves the cells to their new frames`() throws {
        let screen = DriverScreen()
        func section(_ layout: any SectionLayout) -> SectionModel {
            SectionModel(id: "a", layout: layout, items: (1...4).map { Tile($0) })
        }
        screen.show([section(ListRowLayout(height: .absolute(50)))])
        let cells = screen.collectionView.visibleCells
        var outcome: UpdateOutcome?
        screen.driver.apply([section(GridLayout(columns: 2, height: .absolute(80)))]) { outcome = $0 }
        screen.host.advance(by: 0.1)
        let presented = try #require(cells[1].layer.presentation()?.frame)
        #expect(presented.minX > 0 && presented.minX < 150 && presented.width > 150)
        #expect(outcome == nil)
        screen.host.settle()
        #expect(outcome == .applied)
        #expect(screen.collectionView.visibleCells == cells)
        #expect(cells[1].frame == CGRect(x: 150, y: 0, width: 150, height: 80))
    }

    @Test func `a supplementary view without a provider is an empty view, and is reported`() {
        let screen = DriverScreen()
        let layout = ListRowLayout(height: .absolute(50)).adjusted(token: "header") { section in
            section.boundarySupplementaryItems = [
                BoundaryPlacement(height: .absolute(20), alignment: .top).boundaryItem(ofKind: "nobody")
            ]
        }
        screen.show([SectionModel(id: "a", layout: layout, items: [Tile(1)])])
        #expect(screen.texts(ofKind: "nobody") == ["-"])
        #expect(screen.issues == [.missingSupplementary(kind: "nobody", section: SectionIdentity("a"))])
    }

    @Test func `an unregistered decoration is omitted and reported`() {
        let screen = DriverScreen()
        let layout = ListRowLayout(height: .absolute(50)).adjusted(token: "decoration") { section in
            section.decorationItems = [.background(elementKind: "nobody")]
        }
        screen.show([SectionModel(id: "a", layout: layout, items: [Tile(1)])])
        #expect(screen.texts == ["1"])
        #expect(screen.issues == [.unregisteredDecoration(kind: "nobody", section: SectionIdentity("a"))])
    }

    @Test func `rotating the device lays out the sections for the new width`() {
        let screen = DriverScreen()
        screen.show([
            SectionModel(
                id: "a", layout: GridLayout(minimumItemWidth: 100, height: .absolute(40)),
                items: (1...6).map { Tile($0) })
        ])
        #expect(screen.collectionView.visibleCells.map(\.frame.width) == Array(repeating: 100, count: 6))
        screen.collectionView.frame.size.width = 500
        screen.collectionView.layoutIfNeeded()
        #expect(screen.collectionView.visibleCells.filter { $0.frame.minY == 0 }.count == 5)
    }
}
