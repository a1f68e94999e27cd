import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

/// Outlines in lists, from section snapshots to rows on screen (the outline part of `DataSourceRules.md`).
@MainActor struct ListOutlineTests {
    private typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<String>

    /// A list of folders: `a` holds `a1` and `a2`, `a1` holds `a11`; `b` holds nothing.
    @MainActor
    private final class Outline {
        let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
        let view: UICollectionView
        private(set) var source: UICollectionViewDiffableDataSource<String, String>!

        init(
            style: UICellAccessory.OutlineDisclosureOptions.Style = .cell,
            handler: UICellAccessory.ActionHandler? = nil
        ) {
            view = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                cell.indentationLevel = 9
                cell.accessories = [.outlineDisclosure(options: .init(style: style), actionHandler: handler)]
            }
            source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
            }
            host.show(view)
            var snapshot = SectionSnapshot()
            snapshot.append(["a", "b"])
            snapshot.append(["a1", "a2"], to: "a")
            snapshot.append(["a11"], to: "a1")
            source.apply(snapshot, to: "files", animatingDifferences: false)
            host.settle()
        }

        var shown: [String] { view.indexPathsForVisibleItems.compactMap { source.itemIdentifier(for: $0) } }

        func cell(_ item: String) -> UICollectionViewListCell? {
            source.indexPath(for: item).flatMap { view.cellForItem(at: $0) as? UICollectionViewListCell }
        }

        func chevron(_ item: String) -> UIView? { cell(item)?.shownAccessories.views.first }

        func tapChevron(_ item: String) {
            if let chevron = chevron(item) { host.tap(chevron) }
        }
    }

    @Test func `the chevron of an open item points down in each direction of reading`() throws {
        let outline = Outline()
        outline.tapChevron("a")
        #expect(try #require(outline.chevron("a")).transform.b == 1)
        outline.host.change(layoutDirection: .rightToLeft)
        #expect(try #require(outline.chevron("a")).transform.b == -1)
    }

    @Test func `a tap on the disclosure shows the children, another hides them`() {
        let outline = Outline()
        #expect(outline.shown == ["a", "b"])
        outline.tapChevron("a")
        #expect(outline.shown == ["a", "a1", "a2", "b"])
        outline.tapChevron("a1")
        #expect(outline.shown == ["a", "a1", "a11", "a2", "b"])
        outline.tapChevron("a")
        #expect(outline.shown == ["a", "b"])
        outline.tapChevron("a")
        #expect(outline.shown == ["a", "a1", "a11", "a2", "b"])
        #expect(outline.view.indexPathsForSelectedItems == [])
    }

    @Test func `levels are the indentation, set after the app's configuration`() {
        let outline = Outline()
        outline.tapChevron("a")
        outline.tapChevron("a1")
        #expect(outline.shown.map { outline.cell($0)?.indentationLevel } == [0, 1, 2, 1, 0])
        #expect(outline.cell("a11")?.contentView.frame.minX == 20)
    }

    @Test func `the disclosure turns by 90 degrees, over time`() {
        let outline = Outline()
        let cell = outline.cell("a"), chevron = outline.chevron("a")
        #expect(chevron?.transform == .identity)
        outline.source.toggleOutlineItem(at: [0, 0])
        outline.host.advance(by: 0)
        outline.host.advance(by: 0.15)
        let angle = chevron.map { $0.layer.state(at: outline.host.now).transform.m12 } ?? 0
        #expect(angle > 0.1 && angle < 0.99)
        outline.host.settle()
        #expect(chevron?.transform == CGAffineTransform(rotationAngle: .pi / 2))
        #expect(outline.cell("a") === cell && cell?.configurationState.isExpanded == true)
        outline.source.toggleOutlineItem(at: [0, 0])
        outline.host.settle()
        #expect(chevron?.transform == .identity)
        #expect(cell?.configurationState.isExpanded == false)
    }

    @Test func `rows are inserted and deleted over time`() {
        let outline = Outline()
        let start = outline.cell("b")?.frame.minY ?? 0
        outline.source.toggleOutlineItem(at: [0, 0])
        outline.host.advance(by: 0)
        outline.host.advance(by: 0.1)
        let position = outline.cell("b").map { $0.layer.state(at: outline.host.now).position.y - $0.bounds.height / 2 }
        let end = outline.cell("b")?.frame.minY ?? 0
        #expect(end > start)
        #expect((position ?? 0) > start && (position ?? 0) < end)
    }

    @Test func `a header is expanded by a tap anywhere, and can't be selected`() {
        let outline = Outline(style: .header)
        if let cell = outline.cell("a") { outline.host.tap(cell) }
        #expect(outline.shown == ["a", "a1", "a2", "b"])
        #expect(outline.view.indexPathsForSelectedItems == [])
        outline.view.allowsSelection = false
        if let cell = outline.cell("a") { outline.host.tap(cell) }
        #expect(outline.shown == ["a", "b"])
    }

    @Test func `a cell is selected by a tap outside the disclosure`() {
        let outline = Outline(style: .cell)
        if let cell = outline.cell("a") { outline.host.tap(cell) }
        #expect(outline.shown == ["a", "b"])
        #expect(outline.view.indexPathsForSelectedItems == [[0, 0]])
    }

    @Test func `a disclosure's own handler runs instead`() {
        let count = Box(0)
        let outline = Outline(handler: { count.value += 1 })
        outline.tapChevron("a")
        #expect(count.value == 1 && outline.shown == ["a", "b"])
    }

    @Test func `the program expands by applying a snapshot`() {
        let outline = Outline()
        var snapshot = outline.source.snapshot(for: "files")
        snapshot.expand(["a", "a1"])
        outline.source.apply(snapshot, to: "files")
        outline.host.settle()
        #expect(outline.shown == ["a", "a1", "a11", "a2", "b"])
        #expect(outline.cell("a")?.configurationState.isExpanded == true)
        #expect(outline.chevron("a1")?.transform == CGAffineTransform(rotationAngle: .pi / 2))
    }

    // MARK: Bad input

    @Test func `an item that its handler deletes isn't expanded`() {
        let outline = Outline()
        outline.source.sectionSnapshotHandlers.willExpandItem = { [weak outline] item in
            var snapshot = outline?.source.snapshot(for: "files") ?? SectionSnapshot()
            snapshot.delete([item])
            outline?.source.apply(snapshot, to: "files")
        }
        outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
            Issue.record("The item has gone.")
            return children
        }
        outline.tapChevron("a")
        #expect(outline.shown == ["b"])
        #expect(outline.source.snapshot(for: "files").items == ["b"])
    }

    @Test func `an item that is deleted while its children are loaded isn't inserted again`() {
        let outline = Outline()
        outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { [weak outline] item, children in
            outline?.source.applySnapshotUsingReloadData(.init())
            return children
        }
        outline.tapChevron("a")
        #expect(outline.source.snapshot().sectionIdentifiers.isEmpty)
        #expect(outline.source.snapshot(for: "files").items.isEmpty)
    }

    @Test func `a cell that is being removed doesn't expand`() {
        let outline = Outline()
        let chevron = outline.chevron("a")
        var snapshot = outline.source.snapshot(for: "files")
        snapshot.delete(["a"])
        outline.source.apply(snapshot, to: "files")
        outline.host.advance(by: 0)
        (chevron as? UIControl)?.sendActions(for: .touchUpInside)
        outline.host.settle()
        #expect(outline.shown == ["b"])
    }

    @Test func `a removed section has an empty snapshot, and is added by applying one`() {
        let outline = Outline()
        let snapshot = outline.source.snapshot(for: "files")
        outline.source.apply(.init(), animatingDifferences: false)
        #expect(outline.source.snapshot(for: "files").items.isEmpty)
        outline.source.toggleOutlineItem(at: [0, 0])
        outline.source.apply(snapshot, to: "files", animatingDifferences: false)
        outline.host.settle()
        #expect(outline.shown == ["a", "b"])
    }

    @Test func `an item among its own descendants raises an exception that describes it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var children = NSDiffableDataSourceSectionSnapshot<String>()
                children.append(["child"])
                children.append(["ancestor"], to: "child")
                var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
                snapshot.append(["ancestor"])
                snapshot.append(["parent"], to: "ancestor")
                snapshot.replace(childrenOf: "parent", using: children)
            }
        }
        let message = result.message
        #expect(message.contains("Identifiers in a section snapshot must be unique"))
        #expect(message.contains("ancestor"))
    }

    @Test func `an item as its own child raises an exception that describes it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
                snapshot.append(["loop"])
                snapshot.append(["loop"], to: "loop")
            }
        }
        let message = result.message
        #expect(message.contains("Duplicate item identifiers: {("))
        #expect(message.contains("loop"))
    }

    // MARK: Memory

    @Test func `a data source releases its section snapshot handlers`() {
        weak var kept: Box<Int>?
        do {
            let box = Box(0)
            kept = box
            let outline = Outline(handler: { box.value += 1 })
            outline.source.sectionSnapshotHandlers.shouldExpandItem = { _ in box.value >= 0 }
            outline.source.sectionSnapshotHandlers.willCollapseItem = { _ in box.value += 1 }
            outline.source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
                box.value += 1
                return children
            }
            outline.source.toggleOutlineItem(at: [0, 0])
            outline.host.settle()
            #expect(box.value == 1)
            outline.view.removeFromSuperview()
        }
        #expect(kept == nil)
    }

    @Test func `each level has the same additional indentation, regardless of the margins`() {
        for appearance in UICollectionLayoutListConfiguration.Appearance.all {
            let host = TestHost(size: CGSize(width: 390, height: 480), safeAreaInsets: .zero)
            let view = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(
                    using: UICollectionLayoutListConfiguration(appearance: appearance)))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, level in
                var content = cell.defaultContentConfiguration()
                content.text = "\(level)"
                cell.contentConfiguration = content
                cell.indentationLevel = level
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, level in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: level)
            }
            host.show(view)
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([0, 1, 2, 3])
            source.apply(snapshot, animatingDifferences: false)
            host.settle()
            let starts = host.all(UILabel.self).map { $0.convert(CGPoint.zero, to: nil).x }.sorted()
            #expect(zip(starts, starts.dropFirst()).map { $1 - $0 } == [10, 10, 10], "\(appearance): \(starts)")
        }
    }
}
