import CollageTesting
import PortableUIKit
import SwiftUI
import Testing

/// Tables and lists as recorded on iOS 18 (`ListRules.md`), on a phone of 402 by 874 points and three pixels per point.
@MainActor @Suite(.serialized) struct RecordedListsTests {
    private let host = TestHost(size: CGSize(width: 402, height: 874), scale: 3, text: .fonts)

    private func isRecorded(_ found: CGFloat, _ recorded: CGFloat) -> Bool { abs(found - recorded) < 0.34 }

    private final class Rows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            content.text = "Hello World"
            cell.contentConfiguration = content
            cell.accessoryView = UISwitch()
            return cell
        }
    }

    @Test func `rows of a plain table`() throws {
        let table = UITableView(frame: .zero, style: .plain)
        let rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        let controller = UIViewController()
        controller.view = table
        host.show(controller)
        host.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(isRecorded(next.frame.minY - cell.frame.minY, 44.33), "\(cell.frame)")
        let accessory = try #require(cell.accessoryView)
        let place = accessory.convert(accessory.bounds, to: cell)
        #expect(isRecorded(cell.bounds.width - place.maxX, 20), "\(place)")
        #expect(isRecorded(place.minY, 6.67), "\(place)")
        #expect(isRecorded(cell.contentView.frame.width, 331), "\(cell.contentView.frame)")
        #expect(isRecorded(cell.contentView.frame.height, 44), "\(cell.contentView.frame)")
        let label = try #require(cell.descendants.first { $0 is UILabel } as? UILabel)
        let text = label.convert(label.bounds, to: cell)
        // The capital has a bearing of 1.33 points.
        #expect(isRecorded(text.minX, 20), "\(text)")
        #expect(isRecorded(text.minY + label.font.ascender, 28.3), "\(text)")
        // The line is a pixel high, below the content.
        let line = try #require(cell.descendants.first { $0.bounds.height > 0 && $0.bounds.height < 1 })
        let edge = line.convert(line.bounds, to: cell)
        #expect(isRecorded(edge.height, 1 / 3) && isRecorded(edge.minY, 44) && edge.maxY <= cell.bounds.height + 1e-6)
    }

    /// A list with the headers and footers of a `List` in SwiftUI.
    private func groupedList(footers: Bool) -> (UICollectionView, GroupedRows) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = footers ? .supplementary : .none
        let view = UICollectionView(
            frame: host.window.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let source = GroupedRows()
        view.dataSource = source
        view.alwaysBounceVertical = true
        source.register(in: view)
        let controller = UIViewController()
        controller.view = view
        host.show(controller)
        host.settle()
        return (view, source)
    }

    private final class GroupedRows: NSObject, UICollectionViewDataSource {
        private var rows: UICollectionView.CellRegistration<UICollectionViewListCell, String>?
        private var boundaries: [String: UICollectionView.SupplementaryRegistration<UICollectionViewListCell>] = [:]

        func register(in view: UICollectionView) {
            rows = .init { cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
            }
            boundaries[UICollectionView.elementKindSectionHeader] = .init(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { cell, _, _ in
                var content = UIListContentConfiguration.groupedHeader()
                content.text = "Accounts"
                cell.contentConfiguration = content
            }
            boundaries[UICollectionView.elementKindSectionFooter] = .init(
                elementKind: UICollectionView.elementKindSectionFooter
            ) { cell, _, _ in
                var content = UIListContentConfiguration.groupedFooter()
                content.text = "All of them"
                cell.contentConfiguration = content
            }
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueConfiguredReusableCell(using: rows!, for: indexPath, item: "Checking")
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueConfiguredReusableSupplementary(using: boundaries[kind]!, for: indexPath)
        }
    }

    private func boundary(_ view: UICollectionView, _ kind: String, _ section: Int) throws -> UICollectionReusableView {
        try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section)))
    }

    @Test func `headers and footers of a grouped list`() throws {
        let (view, rows) = groupedList(footers: true)
        defer { withExtendedLifetime(rows) {} }
        let header = try boundary(view, UICollectionView.elementKindSectionHeader, 0)
        let footer = try boundary(view, UICollectionView.elementKindSectionFooter, 0)
        let next = try boundary(view, UICollectionView.elementKindSectionHeader, 1)
        #expect(isRecorded(header.frame.height, 38.67), "\(header.frame)")
        #expect(isRecorded(footer.frame.height, 33.67), "\(footer.frame)")
        #expect(isRecorded(next.frame.height, 38.67), "\(next.frame)")
        #expect(isRecorded(header.convert(header.bounds, to: host.window).minY, 62), "\(header.frame)")
        #expect(isRecorded(next.frame.minY - footer.frame.maxY, 0))
        let title = try #require(header.descendants.first { $0 is UILabel } as? UILabel)
        #expect(title.text == "ACCOUNTS" && title.font.pointSize == 13)
        let note = try #require(footer.descendants.first { $0 is UILabel } as? UILabel)
        let top = note.convert(note.bounds, to: footer).minY + note.font.ascender - note.font.capHeight
        #expect(isRecorded(top, 8.67), "\(top)")
    }

    private final class PinnedRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let view = UIView()
            view.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(view)
            let margins = cell.contentView.layoutMarginsGuide
            NSLayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
                view.topAnchor.constraint(equalTo: margins.topAnchor),
                view.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
                view.heightAnchor.constraint(equalToConstant: 100),
            ])
            return cell
        }
    }

    @Test func `content pinned to the margins of a cell is 16 from the sides of a phone 390 wide`() throws {
        let host = TestHost(size: CGSize(width: 390, height: 844), scale: 3)
        let table = UITableView(frame: .zero, style: .plain)
        let rows = PinnedRows()
        table.dataSource = rows
        host.show(table)
        host.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let view = try #require(cell.contentView.subviews.first)
        #expect(view.frame.minX == 16 && view.frame.width == 358)
    }

    @Test(arguments: [(375, 16), (390, 16), (393, 20), (402, 20), (430, 20)] as [(CGFloat, CGFloat)])
    func `lists are as far from the sides as recorded`(width: CGFloat, margin: CGFloat) throws {
        let host = TestHost(size: CGSize(width: width, height: 852), scale: 3)
        let table = UITableView(frame: .zero, style: .insetGrouped)
        let rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = rows
        host.show(table)
        host.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.convert(cell.bounds, to: host.window).minX == margin)
    }

    @Test func `rows of a grouped list`() throws {
        let (view, rows) = groupedList(footers: false)
        defer { withExtendedLifetime(rows) {} }
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        #expect(cell.frame.minX == 20 && cell.frame.width == 362)
        let card = cell.descendants.first { $0.layer.cornerRadius == 10 }
        #expect(card != nil)
        let line = try #require(cell.descendants.first { $0.bounds.height > 0 && $0.bounds.height < 1 })
        let place = line.convert(line.bounds, to: cell)
        #expect(isRecorded(place.height, 1 / 3) && isRecorded(place.minX, 20) && place.maxX == cell.bounds.width)
        let label = try #require(cell.descendants.first { $0 is UILabel } as? UILabel)
        // The capital's top is at 15.67 + 0.33, the baseline at 28.
        let baseline = label.convert(label.bounds, to: cell).minY + label.font.ascender
        #expect(isRecorded(baseline, 28.3), "\(baseline)")
    }
}
