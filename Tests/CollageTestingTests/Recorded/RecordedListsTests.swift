import CollageTesting
import struct CollageTesting.Device
import PortableUIKit
import SwiftUI
import Testing

/// Tables and lists as recorded on iOS 18 and iOS 26 (`ListRules.md`).
@MainActor @Suite(.device) struct RecordedListsTests {
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

    @Test(arguments: Device.System.designs)
    func `rows of a plain table have the recorded frames`(system: Device.System) throws {
        let host = recordedPhone(system)
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
        #expect(isRecorded(next.frame.minY - cell.frame.minY, system.recorded(44.33, 53)), "\(cell.frame)")
        let accessory = try #require(cell.accessoryView)
        let place = accessory.convert(accessory.bounds, to: cell)
        #expect(isRecorded(cell.bounds.width - place.maxX, 20), "\(place)")
        #expect(isRecorded(place.minY, system.recorded(6.67, 12.67)), "\(place)")
        #expect(isRecorded(cell.contentView.frame.width, system.recorded(331, 319)), "\(cell.contentView.frame)")
        #expect(isRecorded(cell.contentView.frame.height, system.recorded(44, 52)), "\(cell.contentView.frame)")
        let label = try #require(cell.descendants.first { $0 is UILabel } as? UILabel)
        let text = label.convert(label.bounds, to: cell)
        // The capital has a bearing of 1.33 points.
        #expect(isRecorded(text.minX, 20), "\(text)")
        // The ink ends at 28.67 or 33, which is below the baseline.
        #expect(isRecorded(text.minY + label.font.ascender, system.recorded(28.3, 32.5)), "\(text)")
        // The line is below the content.
        let height: CGFloat = system.recorded(1 / 3, 1)
        let line = try #require(
            cell.descendants.first { isRecorded($0.bounds.height, height) && $0.bounds.width > 300 })
        let edge = line.convert(line.bounds, to: cell)
        #expect(abs(edge.height - height) < 0.01 && edge.maxY <= cell.bounds.height + 1e-6, "\(edge)")
        #expect(isRecorded(edge.minY, system.recorded(44, 52)), "\(edge)")
    }

    /// A list with the headers and footers of a `List` in SwiftUI.
    private func groupedList(footers: Bool, in host: TestHost) -> (UICollectionView, GroupedRows) {
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

    @Test(arguments: Device.System.designs) func `headers and footers of a grouped list have the recorded frames`(
        system: Device.System
    ) throws {
        let host = recordedPhone(system)
        let (view, rows) = groupedList(footers: true, in: host)
        defer { withExtendedLifetime(rows) {} }
        let header = try boundary(view, UICollectionView.elementKindSectionHeader, 0)
        let footer = try boundary(view, UICollectionView.elementKindSectionFooter, 0)
        let next = try boundary(view, UICollectionView.elementKindSectionHeader, 1)
        #expect(isRecorded(header.frame.height, system.recorded(38.67, 40.33)), "\(header.frame)")
        #expect(isRecorded(footer.frame.height, system.recorded(33.67, 29.67)), "\(footer.frame)")
        #expect(isRecorded(next.frame.height, system.recorded(38.67, 40.33)), "\(next.frame)")
        #expect(isRecorded(header.convert(header.bounds, to: host.window).minY, 62), "\(header.frame)")
        #expect(isRecorded(next.frame.minY - footer.frame.maxY, 0))
        let title = try #require(header.descendants.first { $0 is UILabel } as? UILabel)
        #expect(title.text == system.recorded("ACCOUNTS", "Accounts"))
        #expect(title.font.pointSize == system.recorded(13, 17))
        let note = try #require(footer.descendants.first { $0 is UILabel } as? UILabel)
        let top = note.convert(note.bounds, to: footer).minY + note.font.ascender - note.font.capHeight
        // On iOS 26, a `List` was recorded. The text of a table's footer begins 8 points below its top.
        #expect(abs(top - system.recorded(8.67, 10.67)) < system.recorded(0.34, 0.6), "\(top)")
    }

    @Test(arguments: Device.System.designs) func `a header without a preceding footer has the recorded frame`(
        system: Device.System
    ) throws {
        let host = recordedPhone(system)
        let (view, rows) = groupedList(footers: false, in: host)
        defer { withExtendedLifetime(rows) {} }
        let last = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
        let next = try boundary(view, UICollectionView.elementKindSectionHeader, 1)
        #expect(isRecorded(next.frame.height, system.recorded(38.67, 40.33)), "\(next.frame)")
        // In a `List`, the recorded gap is 17.67. A collection view's sections are 20 apart (`ListRules.md`).
        #expect(isRecorded(next.frame.minY - last.frame.maxY, 20))
    }

    private final class PinnedRows: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

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

    /// The pictures and comments of a feed are 429 and 437 points apart, the first is at 91 and 95, comments of some
    /// lines are 194.67 and 202.67, 89.67 and 97.67, 346.33 and 354.33 apart, and so on: on iOS 26, rows are eight
    /// points higher, and their content begins four points lower.
    @Test(arguments: Device.System.designs) func `content pinned to the margins has the recorded frames on a phone`(
        system: Device.System
    ) throws {
        let host = TestHost(Device.iPhone12.running(system))
        let table = UITableView(frame: .zero, style: .plain)
        let rows = PinnedRows()
        table.dataSource = rows
        table.separatorStyle = .none
        host.show(table)
        host.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        let next = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let view = try #require(cell.contentView.subviews.first)
        #expect(view.frame.minX == 16 && view.frame.width == 358)
        #expect(isRecorded(view.frame.minY, system.recorded(11, 15)), "\(view.frame)")
        #expect(isRecorded(next.frame.minY - cell.frame.minY, system.recorded(122, 130)), "\(next.frame)")
    }

    @Test(arguments: Device.System.designs) func `lists are as far from the sides as recorded`(
        system: Device.System
    ) throws {
        let margins: [(width: CGFloat, margin: CGFloat)] = [(375, 16), (390, 16), (393, 20), (402, 20), (430, 20)]
        for (width, margin) in margins {
            let host = TestHost(Device("phone", size: CGSize(width: width, height: 852), scale: 3, system: system))
            let table = UITableView(frame: .zero, style: .insetGrouped)
            let rows = Rows()
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = rows
            host.show(table)
            host.settle()
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            #expect(cell.convert(cell.bounds, to: host.window).minX == margin)
        }
    }

    @Test(arguments: Device.System.designs)
    func `rows of a grouped list have the recorded frames`(system: Device.System) throws {
        let host = recordedPhone(system)
        let (view, rows) = groupedList(footers: false, in: host)
        defer { withExtendedLifetime(rows) {} }
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell)
        #expect(cell.frame.minX == 20 && cell.frame.width == 362)
        let radius: CGFloat = system.recorded(10, 26)
        #expect(cell.descendants.contains { $0.layer.cornerRadius == radius })
        let height: CGFloat = system.recorded(1 / 3, 1)
        let line = try #require(
            cell.descendants.first { isRecorded($0.bounds.height, height) && $0.bounds.width > 300 })
        let place = line.convert(line.bounds, to: cell)
        #expect(abs(place.height - height) < 0.01, "\(place)")
        // On iOS 26, a `List` was recorded, whose texts and separators begin at 16.
        #expect(isRecorded(place.minX, 20), "\(place)")
        #expect(isRecorded(cell.bounds.width - place.maxX, system.recorded(0, 16)), "\(place)")
        let label = try #require(cell.descendants.first { $0 is UILabel } as? UILabel)
        // The capital's top is at 15.67 + 0.33 or four points lower, the baseline 12 points below it.
        let baseline = label.convert(label.bounds, to: cell).minY + label.font.ascender
        #expect(isRecorded(baseline, system.recorded(28.3, 32.3)), "\(baseline)")
    }
}
