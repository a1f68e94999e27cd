import CollageTesting
import struct CollageTesting.Device
import Testing
import PortableUIKit

/// Lists and tables on iOS 18.5 and iOS 26.2, read from the reference images of cashapp/AccessibilitySnapshot and
/// essentialdevelopercom/essential-feed-case-study.
@MainActor @Suite(.device) struct RecordedListsTests {
    private final class Rows: UITableViewController {
        var makesSwitch = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            var content = UIListContentConfiguration.cell()
            content.text = "Hello World"
            cell.contentConfiguration = content
            if makesSwitch { cell.accessoryView = UISwitch(frame: .zero) }
            return cell
        }
    }

    private func show(_ system: Device.System, switches: Bool = false) -> (TestHost, Rows) {
        let host = TestHost(Device.iPhone16Pro.running(system), text: .fonts)
        let rows = Rows(style: .plain)
        rows.makesSwitch = switches
        host.show(rows)
        return (host, rows)
    }

    @Test(arguments: [(Device.System.iOS18, 44 + 1.0 / 3), (.iOS26, 53)])
    func `rows with a content configuration include the separator`(system: Device.System, height: CGFloat) throws {
        let (host, rows) = show(system)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        #expect(abs(cell.frame.height - height) < 0.01)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [(Device.System.iOS18, 331.0, 20.0 / 3), (.iOS26, 319, 38.0 / 3)])
    func `a switch as an accessory is centered 20 points before the end`(
        system: Device.System, contentWidth: CGFloat, y: CGFloat
    ) throws {
        let (host, rows) = show(system, switches: true)
        let cell = try #require(rows.tableView.cellForRow(at: [0, 0]))
        let control = try #require(cell.accessoryView)
        let frame = control.convert(control.bounds, to: cell)
        #expect(402 - frame.maxX == 20)
        #expect(abs(frame.minY - y) <= 0.34)
        #expect(abs(cell.contentView.frame.width - contentWidth) <= 0.5)
        withExtendedLifetime(host) {}
    }

    @Test func `the estimated height of rows follows the design`() {
        for (system, height) in [(Device.System.iOS18, CGFloat(44)), (.iOS26, 52)] {
            let host = TestHost(Device.iPhone16Pro.running(system))
            let list = UICollectionView(
                frame: .zero,
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, text in
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { view, path, text in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b"])
            source.apply(snapshot, animatingDifferences: false)
            host.show(list)
            #expect(list.cellForItem(at: [0, 1])?.frame.height == height)
        }
    }
}
