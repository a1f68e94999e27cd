import CollageTesting
import Testing

@MainActor
struct CellSafeAreaTests {
    private let host = TestHost(
        size: CGSize(width: 400, height: 600),
        safeAreaInsets: UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10))
    private let source = ScriptedDataSource(counts: [1])

    /// The safe area of the only cell, which is in the corner of the screen.
    private func insets(_ layout: UICollectionViewLayout) throws -> UIEdgeInsets {
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        source.register(with: view)
        view.dataSource = source
        host.show(view)
        host.settle()
        return try #require(view.cellForItem(at: [0, 0])).safeAreaInsets
    }

    private func layout(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, isSideways: Bool = false,
        direction: UICollectionView.ScrollDirection = .vertical
    ) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsetsReference = .none
        if isSideways { section.orthogonalScrollingBehavior = .continuous }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = direction
        configuration.contentInsetsReference = .none
        return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }

    @Test func `a cell of a fixed size has the whole safe area`() throws {
        let whole = UIEdgeInsets(top: 40, left: 30, bottom: 20, right: 10)
        #expect(try insets(layout(.absolute(400), .absolute(600))) == whole)
        #expect(try insets(layout(.absolute(400), .absolute(600), isSideways: true)) == whole)
        #expect(try insets(layout(.absolute(400), .absolute(600), direction: .horizontal)) == whole)
    }

    @Test func `a cell with its own height is inset at its sides, one with its own width above and below`()
        throws
    {
        source.configure = { cell, _ in cell.preferredSize = CGSize(width: 400, height: 600) }
        let sides = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        #expect(try insets(layout(.absolute(400), .estimated(50))) == sides)
        let ends = UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
        #expect(try insets(layout(.estimated(50), .absolute(600), direction: .horizontal)) == ends)
    }

    @Test func `a cell with its own size isn't inset along the scroll direction either`()
        throws
    {
        source.configure = { cell, _ in cell.preferredSize = CGSize(width: 400, height: 600) }
        #expect(try insets(layout(.absolute(400), .estimated(50), isSideways: true)) == .zero)
        #expect(try insets(layout(.estimated(50), .absolute(600))) == .zero)
        #expect(try insets(layout(.estimated(50), .estimated(50))) == .zero)
    }
}
