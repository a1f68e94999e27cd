import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing

/// The description of the screen for developers.
@MainActor struct InspectedElementTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)

    /// Two items to a row of 50 points, in sections with insets of 10 and a header of 20.
    private var layout: UICollectionViewCompositionalLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    private func collectionView(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        return view
    }

    /// A data source of names in sections.
    private func dataSource(
        _ view: UICollectionView, _ sections: [(String, [String])]
    ) -> UICollectionViewDiffableDataSource<String, String> {
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: view) { view, path, _ in
            view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        source.apply(snapshot, animatingDifferences: false)
        return source
    }

    @Test func `a collection view is a tree of sections, groups, and cells`() {
        let view = collectionView(layout)
        let source = dataSource(view, [("Fruit", ["Fig", "Kiwi", "Lime"])])
        host.show(view)
        let elements = host.session.inspectedElements(.collections)
        #expect(
            elements.map(\.kind) == [
                .collectionView, .section, .supplementary(UICollectionView.elementKindSectionHeader),
                .group(items: 0..<2), .cell, .cell, .group(items: 2..<3), .cell,
            ])
        #expect(elements.map(\.depth) == [0, 1, 2, 2, 3, 3, 2, 3])
        #expect(elements.compactMap(\.identifier) == ["Fruit", "Fig", "Kiwi", "Lime"])
        #expect(elements.allSatisfy { $0.scroller == view.layer.identity })
        _ = source
    }

    @Test func `labels have their text, cells have the text of their labels, and passwords are hidden`() throws {
        let view = collectionView(layout)
        let source = dataSource(view, [("Fruit", ["Fig"])])
        host.show(view)
        let cell = try #require(view.visibleCells.first)
        for (index, text) in ["Fig", "fresh"].enumerated() {
            let label = UILabel(frame: CGRect(x: 0, y: 20 * index, width: 80, height: 20))
            label.text = text
            cell.contentView.addSubview(label)
        }
        let field = UITextField(frame: CGRect(x: 0, y: 200, width: 80, height: 30))
        field.text = "secret"
        field.isSecureTextEntry = true
        view.addSubview(field)
        host.settle()
        let cells = host.session.inspectedElements(.collections).filter { $0.kind == .cell }
        #expect(cells.map(\.text) == ["Fig, fresh"])
        let views = host.session.inspectedElements(.views)
        #expect(views.filter { $0.className == "UILabel" }.compactMap(\.text) == ["Fig", "fresh"])
        #expect(!views.contains { $0.text == "secret" })
        _ = source
    }

    @Test func `frames are in screen coordinates`() throws {
        let view = collectionView(layout)
        let source = dataSource(view, [("A", (0..<100).map { "A\($0)" })])
        host.show(view)
        view.contentOffset.y = 130
        host.settle()
        let elements = host.session.inspectedElements(.collections)
        let group = try #require(elements.first { $0.kind == .group(items: 4..<6) })
        #expect(group.frame == Rect(x: 10, y: 0, width: 280, height: 50))
        let section = try #require(elements.first { $0.kind == .section })
        #expect(section.frame.minY == -130)
        #expect(section.insets?.outer.minY == -110)
        #expect(section.insets?.inner.minY == -100)
        #expect(section.insets?.inner.size.width == 280)
        _ = source
    }

    @Test func `groups are mirrored with their cells`() throws {
        let host = TestHost(
            size: CGSize(width: 300, height: 400), layoutDirection: .rightToLeft, safeAreaInsets: .zero)
        let view = collectionView(layout)
        let source = dataSource(view, [("A", ["1"])])
        host.show(view)
        let elements = host.session.inspectedElements(.collections)
        let group = try #require(elements.first { $0.kind == .group(items: 0..<1) })
        let cell = try #require(elements.first { $0.kind == .cell })
        #expect(cell.frame.maxX == 290)
        #expect(group.frame.maxX == 290)
        _ = source
    }

    @Test func `content insets of the collection view are reported`() {
        let view = collectionView(layout)
        let source = dataSource(view, [("A", ["1"])])
        view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
        host.show(view)
        let insets = host.session.inspectedElements(.collections).first?.insets
        #expect(insets?.outer == Rect(x: 0, y: 0, width: 300, height: 400))
        #expect(insets?.inner == Rect(x: 0, y: 5, width: 300, height: 388))
        _ = source
    }

    @Test func `views are included only if they're requested`() {
        let outer = UIView()
        let inner = UILabel(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        let hidden = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
        hidden.isHidden = true
        outer.addSubview(inner)
        outer.addSubview(hidden)
        host.show(outer)
        #expect(host.session.inspectedElements(.collections).isEmpty)
        let views = host.session.inspectedElements(.views)
        #expect(views.map(\.className) == ["UIWindow", "UIView", "UILabel"])
        #expect(views.map(\.depth) == [0, 1, 2])
        #expect(views.last?.frame == Rect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test func `rows of tables move with the table`() throws {
        let table = UITableView(frame: .zero, style: .plain)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Fig", "Kiwi"])
        source.apply(snapshot, animatingDifferences: false)
        host.show(table)
        let cells = host.session.inspectedElements(.collections).filter { $0.kind == .cell }
        #expect(cells.map(\.className) == ["UITableViewCell", "UITableViewCell"])
        #expect(cells.map(\.scroller) == [table.layer.identity, table.layer.identity])
    }
}
