import CollageTesting
import Composer
import Testing

/// The numbered defects of the upstream composer.
@MainActor @Suite(.serialized) struct ComposerTests {
    private enum Section: Int, ComposableSection, Composable {
        case grid, list, backed, adaptive

        var item: UICollectionViewComposableLayout.Item { self == .list ? .listRow(height: .estimated(40)) : .full() }

        var group: UICollectionViewComposableLayout.Group {
            switch self {
            case .grid, .backed: .grid(height: .absolute(60), numberOfItems: 3, spacing: .fixed(10))
            case .list: .list(numberOfItems: 2)
            case .adaptive: .adaptiveGrid(minimumItemWidth: 90, height: .absolute(30), spacing: 10)
            }
        }

        var section: UICollectionViewComposableLayout.Section {
            self == .backed ? .base(decorationItems: [.background(kind: "b"), .background(kind: "c")]) : .base()
        }
    }

    private enum Item: ComposableItem {
        case of(Section, Int)
    }

    @MainActor
    private final class Screen {
        let host = TestHost(size: CGSize(width: 320, height: 600), safeAreaInsets: .zero)
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let dataSource: UICollectionViewDiffableDataSource<Section, Item>
        let composer: Composer<Section, Item>
        var issues: [CollectionIssue] = []

        init() {
            view.register(UICollectionViewCell.self)
            dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
                view.dequeueReusableCell(UICollectionViewCell.self, for: path)
            }
            composer = Composer(collectionView: view, dataSource: dataSource)
            composer.issueHandler = { [weak self] in self?.issues.append($0) }
        }

        func show(_ sections: Section...) {
            var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
            snapshot.appendSections(sections)
            for section in sections { snapshot.appendItems((0..<4).map { .of(section, $0) }, toSection: section) }
            composer.compose()
            composer.apply(snapshot, animatingDifferences: false)
            host.show(view)
        }

        func frame(_ item: Int) -> CGRect {
            view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
        }
    }

    /// Defect 1.
    @Test func `a composer creates no retain cycle`() {
        weak var composer: Composer<Section, Item>?
        weak var view: UICollectionView?
        do {
            let screen = Screen()
            screen.composer.compose()
            composer = screen.composer
            view = screen.view
        }
        #expect(composer == nil && view == nil)
    }

    /// Defect 2.
    @Test func `all decorations of the configuration are registered`() {
        final class First: UICollectionReusableView {}
        final class Second: UICollectionReusableView {}
        let screen = Screen()
        screen.composer.configuration.background = ["b": First.self, "c": Second.self]
        screen.show(.backed)
        #expect(screen.host.all(First.self).count == 1 && screen.host.all(Second.self).count == 1)
    }

    @Test func `a decoration without a class is omitted and reported`() {
        let screen = Screen()
        screen.show(.backed)
        #expect(screen.view.visibleCells.count == 4)
        #expect(screen.issues.map(\.description.count).count == 2)
    }

    /// Defect 3.
    @Test func `full-width items share their group with spacing between them`() {
        let screen = Screen()
        screen.show(.grid)
        #expect((0..<3).map { screen.frame($0) } == (0..<3).map { CGRect(x: $0 * 110, y: 0, width: 100, height: 60) })
        #expect(screen.frame(3).minY == 60)
    }

    /// Defect 5: estimates of one point broke the first frames.
    @Test func `the height of a list is estimated from its items`() {
        let screen = Screen()
        screen.show(.list)
        #expect(screen.frame(1).minY >= 40)
    }

    @Test func `a grid adapts to the width`() {
        let screen = Screen()
        screen.show(.adaptive)
        #expect((0..<4).map { screen.frame($0).minY } == [0, 0, 0, 30])
    }

    /// Defect 5: one handler, for one section.
    @Test func `each section has its own handler of visible items`() {
        let screen = Screen()
        var called: Set<Section> = []
        for section in [Section.grid, .adaptive] {
            screen.composer.configuration.handlers[section] = { _, _, _ in called.insert(section) }
        }
        screen.show(.grid, .adaptive)
        #expect(called == [.grid, .adaptive])
    }

    /// Defect 6: the app trapped without a data source.
    @Test func `without a data source nothing is shown`() {
        let host = TestHost()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let composer = Composer<Section, Item>(collectionView: view, dataSource: nil)
        composer.compose()
        host.show(view)
        #expect(view.visibleCells.isEmpty)
    }

    @Test func `the token tracks a layout that depends only on the identifier in an environment`() {
        let screen = StretchScreen()
        screen.show(Stretch(isTall: false))
        #expect(screen.firstHeight == 40)
        screen.show(Stretch(isTall: true))
        #expect(screen.firstHeight == 90)
    }

    @Test func `a layout that changes together with items is updated by any snapshot`() {
        let screen = StretchScreen()
        screen.show(Stretch(isTall: false))
        var snapshot = NSDiffableDataSourceSnapshot<Stretch, Row>()
        snapshot.appendSections([Stretch(isTall: true)])
        snapshot.appendItems((1...3).map { Row(id: $0) })
        screen.dataSource.apply(snapshot, animatingDifferences: false)
        #expect(screen.firstHeight == 90)
    }

    @Test func `a changed layout is animated if the snapshot is`() throws {
        let screen = StretchScreen()
        screen.show(Stretch(isTall: false))
        let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 0, section: 0)))
        screen.show(Stretch(isTall: true), animated: true)
        screen.host.advance(by: 0.1)
        let presented = try #require(cell.layer.presentation()?.frame)
        #expect(presented.height > 40 && presented.height < 90)
        screen.host.settle()
        #expect(cell.frame.height == 90)
    }

    @Test(arguments: CoreSection.allCases) func `every layout of the core can be composed, with a header`(
        section: CoreSection
    ) throws {
        let own = frames(of: section.own.makeSection(in:), headerHeight: nil)
        let composed = frames(of: ComposedSectionLayout(section).makeSection(in:), headerHeight: 20)
        #expect(composed.count == own.count && !own.isEmpty)
        for (composed, own) in zip(composed, own) { #expect(composed == own.offsetBy(dx: 0, dy: 20)) }
    }

    /// Returns the frames of eight items, optionally below a header.
    private func frames(
        of make: @escaping (any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection, headerHeight: CGFloat?
    ) -> [CGRect] {
        let layout = UICollectionViewCompositionalLayout { _, environment in make(environment) }
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
        let cell = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, item in
            view.dequeueConfiguredReusableCell(using: cell, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: header, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<8))
        source.apply(snapshot, animatingDifferences: false)
        view.layoutIfNeeded()
        if let headerHeight {
            let kind = UICollectionView.elementKindSectionHeader
            let frame = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: 0))
            #expect(frame?.frame.height == headerHeight)
        }
        return (0..<8).compactMap { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame }
    }

    @Test func `a list has its configuration's values`() throws {
        let host = TestHost(size: CGSize(width: 320, height: 600), safeAreaInsets: .zero)
        let screen = ListScreen()
        host.show(screen.view)
        try host.element(.label("Row 1")).swipe("Archive")
        #expect(screen.archived == [1])
    }

    @Test func `old and new names have the same meaning`() {
        let old = UICollectionViewComposableLayout.Group.fullList(height: .absolute(20))
        let new = UICollectionViewComposableLayout.Group.singleFullList(height: .absolute(20))
        #expect(old.make(with: .full()).layoutSize == new.make(with: .full()).layoutSize)
    }
}

/// A section whose identity doesn't determine its layout, which also depends on the environment.
private struct Stretch: ComposableSection {
    var isTall: Bool

    static func == (left: Stretch, right: Stretch) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
}

extension Stretch: Composable {
    var item: UICollectionViewComposableLayout.Item { .full() }
    var group: UICollectionViewComposableLayout.Group { .singleFullList(height: .absolute(10)) }
    var section: UICollectionViewComposableLayout.Section { .base() }

    func group(in environment: any NSCollectionLayoutEnvironment) -> UICollectionViewComposableLayout.Group {
        .singleFullList(height: .absolute(isTall ? 90 : 40))
    }

    var layoutToken: AnyHashable { AnyHashable(isTall) }
}

private struct Row: ComposableItem {
    let id: Int
}

@MainActor
private final class StretchScreen {
    let host = TestHost(size: CGSize(width: 320, height: 600), safeAreaInsets: .zero)
    let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let dataSource: UICollectionViewDiffableDataSource<Stretch, Row>
    let composer: Composer<Stretch, Row>

    init() {
        view.register(UICollectionViewCell.self)
        dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(UICollectionViewCell.self, for: path)
        }
        composer = Composer(collectionView: view, dataSource: dataSource)
        composer.compose()
        host.show(view)
    }

    func show(_ section: Stretch, animated: Bool = false) {
        var snapshot = NSDiffableDataSourceSnapshot<Stretch, Row>()
        snapshot.appendSections([section])
        snapshot.appendItems((1...2).map { Row(id: $0) })
        composer.apply(snapshot, animatingDifferences: animated)
        if !animated { host.settle() }
    }

    var firstHeight: CGFloat? { view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.frame.height }
}
