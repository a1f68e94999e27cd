import AllocationCounter
import CollageTesting
import Testing

/// The work of a scroll step, in counters.
@MainActor
struct ScrollCostTests {
    /// Rows of 40 points, ten of which fill the screen.
    @MainActor
    private final class Rows {
        let host = TestHost(size: CGSize(width: 320, height: 400), safeAreaInsets: .zero)
        let view: UICollectionView
        let source: ScriptedDataSource
        var askedSections = 0

        init(sections: Int, items: Int, estimated: Bool = false) {
            let source = ScriptedDataSource(counts: Array(repeating: items, count: sections))
            self.source = source
            let size = NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: estimated ? .estimated(40) : .absolute(40))
            var count: () -> Void = {}
            view = host.run {
                let layout = UICollectionViewCompositionalLayout { _, _ in
                    count()
                    return NSCollectionLayoutSection(
                        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                }
                let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
                source.register(with: view)
                view.dataSource = source
                return view
            }
            source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 40) }
            count = { [unowned self] in askedSections += 1 }
            host.show(view)
            scroll(to: 410)
        }

        func scroll(to offset: CGFloat) {
            view.contentOffset.y = offset
            view.layoutIfNeeded()
        }
    }

    @Test(arguments: [false, true]) func `rows that stay in place aren't updated`(estimated: Bool) {
        let rows = Rows(sections: 1, items: 1_000, estimated: estimated)
        let before = rows.view.counters
        rows.scroll(to: 415)
        let after = rows.view.counters
        #expect(after.layoutPasses == before.layoutPasses + 1)
        #expect(after.appliedViews == before.appliedViews && after.measurements == before.measurements)
    }

    @Test func `only a new row is placed`() {
        let rows = Rows(sections: 1, items: 1_000)
        let before = rows.view.counters
        rows.source.clearRequests()
        rows.scroll(to: 450)
        #expect(rows.source.requestedPaths == [[0, 21]])
        // It gets its attributes when it's dequeued.
        #expect(rows.view.counters.appliedViews - before.appliedViews == 1)
        #expect(rows.view.counters.cellsMade == before.cellsMade)
    }

    @Test func `neither the provider nor the data source is queried for sections`() {
        let rows = Rows(sections: 200, items: 3)
        let asked = rows.askedSections, counted = rows.source.countRequests
        for offset in stride(from: CGFloat(410), to: 1_000, by: 35) { rows.scroll(to: offset) }
        #expect(rows.askedSections == asked && rows.source.countRequests == counted)
    }

    @Test(.enabled(if: allocations_are_counted() != 0))
    func `the memory of a step doesn't depend on the number of items and sections`() {
        func allocations(_ rows: Rows) -> Int {
            rows.scroll(to: 415)
            let before = allocation_count()
            rows.scroll(to: 412)
            return Int(allocation_count() - before)
        }
        let few = allocations(Rows(sections: 1, items: 100))
        #expect(few > 0)
        for (sections, items) in [(1, 100_000), (1_000, 100)] {
            let many = allocations(Rows(sections: sections, items: items))
            #expect(many <= few + 5, "\(many) against \(few)")
        }
    }

    @Test func `remaining cells keep their attributes, and apps receive copies`() throws {
        let rows = Rows(sections: 1, items: 1_000)
        let cell = try #require(rows.view.cellForItem(at: [0, 12]) as? ScriptedCell)
        let kept = try #require(cell.placement.applied)
        let given = cell.appliedAttributes.count
        rows.scroll(to: 415)
        #expect(cell.placement.applied === kept && cell.appliedAttributes.count == given)
        // Regardless of changes that the app makes to its attributes.
        for attributes in cell.appliedAttributes { attributes.frame = .zero }
        rows.view.collectionViewLayout.layoutAttributesForItem(at: [0, 12])?.frame = .zero
        for attributes in rows.view.collectionViewLayout.layoutAttributesForElements(in: rows.view.bounds) ?? [] {
            attributes.alpha = 0.5
        }
        rows.scroll(to: 420)
        #expect(cell.frame == CGRect(x: 0, y: 480, width: 320, height: 40) && cell.alpha == 1)
        // A cell that was moved gets its frame again.
        cell.frame.origin.y = 0
        rows.scroll(to: 425)
        #expect(cell.frame.minY == 480)
        rows.view.collectionViewLayout.invalidateLayout()
        rows.view.layoutIfNeeded()
        #expect(cell.placement.applied !== kept && cell.frame.minY == 480)
    }

    // MARK: Frames

    /// A layer that counts how often it's rendered.
    private final class CountedLayer: CALayer {
        var count = 0

        override var name: String? {
            get {
                count += 1
                return super.name
            }
            set { super.name = newValue }
        }
    }

    private final class CountedView: UIView {
        override class var layerClass: AnyClass { CountedLayer.self }
    }

    @Test func `coming to rest creates no node for a screen at rest`() throws {
        let rows = Rows(sections: 1, items: 100)
        let view = rows.host.run { CountedView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        rows.view.cellForItem(at: [0, 12])?.contentView.addSubview(view)
        rows.host.settle()
        let layer = try #require(view.layer as? CountedLayer)
        let drawn = layer.count
        #expect(drawn > 0)
        let passes = rows.view.counters.layoutPasses
        rows.host.settle()
        #expect(layer.count == drawn && rows.view.counters.layoutPasses == passes)
        view.backgroundColor = .red
        rows.host.settle()
        #expect(layer.count > drawn)
    }

    @Test func `a view that was never shown has done no work`() {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
        let counters = view.counters
        #expect(counters.layoutPasses == 0 && counters.measurements == 0 && counters.appliedViews == 0)
        #expect(counters.cellsMade == 0 && counters.supplementaryViewsMade == 0)
    }
}
