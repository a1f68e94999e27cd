import CollageTesting
import Testing

/// Constraints between the views of a cell's content and the cell itself.
@MainActor
struct CellConstraintTests {
    /// A cell whose label is constrained to the cell, not to its content view.
    private final class LabelCell: UITableViewCell {
        let label = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.centerYAnchor.constraint(equalTo: centerYAnchor),
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 30),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A collection view cell with a label at its edges.
    private final class HalfCell: UICollectionViewCell {
        let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.text = "Text"
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: topAnchor, constant: 5),
                label.leadingAnchor.constraint(equalTo: leadingAnchor),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A cell whose content is centered and has a least height.
    private final class WaitingCell: UITableViewCell {
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(wheel)
            NSLayoutConstraint.activate([
                wheel.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
                wheel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
                contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
    }

    @Test(arguments: [50, UITableView.automaticDimension])
    func `content is constrained to its cell`(height: CGFloat) throws {
        let host = TestHost()
        let controller = UITableViewController()
        controller.tableView.register(LabelCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.rowHeight = height
        let rows = Rows()
        controller.tableView.dataSource = rows
        host.show(controller)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? LabelCell)
        #expect(cell.label.frame.minX == 30)
        #expect(abs(cell.label.frame.midY - cell.bounds.midY) <= 0.5)
        host.rotate()
        host.settle()
        let turned = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? LabelCell)
        #expect(turned.label.convert(turned.label.bounds, to: turned).minX == 30)
    }

    @Test func `a row has the least height of its content, even if the estimate is larger`() throws {
        let host = TestHost(.iPhone16Pro)
        let controller = UITableViewController()
        controller.tableView.register(WaitingCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.separatorStyle = .none
        controller.tableView.estimatedRowHeight = 580
        let rows = Rows()
        controller.tableView.dataSource = rows
        host.show(controller)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame.height == 40)
    }

    @Test func `content is constrained to the collection view`() throws {
        let host = TestHost()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 60)
        let controller = UICollectionViewController(collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<HalfCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: controller.collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        host.show(controller)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        host.settle()
        func label() throws -> UILabel {
            try #require(controller.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? HalfCell).label
        }
        try label().widthAnchor.constraint(equalTo: controller.collectionView.widthAnchor, multiplier: 0.5)
            .isActive = true
        host.settle()
        #expect(try label().frame.width == controller.collectionView.bounds.width / 2)
        host.rotate()
        host.settle()
        #expect(try label().frame.width == controller.collectionView.bounds.width / 2)
    }
}
