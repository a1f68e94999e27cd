import CollageTesting
import struct CollageTesting.Device
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Lists on iOS 18.5 and iOS 26.2, read from the reference images of cashapp/AccessibilitySnapshot.
@MainActor struct ListSystemTests {
    /// The lengths of a list in a design of the system, in points.
    struct Lengths {
        let system: Device.System
        let header: CGFloat
        let footer: CGFloat
        let row: CGFloat
        let headerCaps: CGFloat
        let footerCaps: CGFloat
        /// A third below the ascenders of the recorded text.
        let rowCaps: CGFloat
        let radius: CGFloat
        let separator: (thickness: CGFloat, trailing: CGFloat)
        let title: (text: String, size: CGFloat)
    }

    nonisolated private static let lengths = [
        Lengths(
            system: .iOS18, header: 38.67, footer: 33.67, row: 44, headerCaps: 20, footerCaps: 9, rowCaps: 16,
            radius: 10, separator: (1.0 / 3, 0), title: ("ACCOUNTS", 13)),
        Lengths(
            system: .iOS26, header: 40.33, footer: 29.67, row: 52, headerCaps: 14.33, footerCaps: 11, rowCaps: 20,
            radius: 26, separator: (1, 16), title: ("Accounts", 17)),
    ]

    private struct Screen: View {
        var hasFooters = true

        var body: some View {
            List {
                Section {
                    Text("Checking")
                    Text("Savings")
                } header: {
                    Text("Accounts")
                } footer: {
                    if hasFooters { Text("Tap an account to view details") }
                }
                Section {
                    Text("Electric")
                } header: {
                    Text("Bills")
                }
            }
        }
    }

    private func isRecorded(_ found: CGFloat, _ recorded: CGFloat) -> Bool { abs(found - recorded) < 0.34 }

    private func show(_ view: some View, on system: Device.System) throws -> (TestHost, ListElement) {
        let host = TestHost(.iPhone16Pro.running(system), text: .fonts)
        host.show(UIHostingController(rootView: view))
        host.settle()
        let collection = try #require(host.first(ListCollectionView.self))
        return (host, try #require(collection.list))
    }

    private func boundary(_ list: ListElement, _ kind: String, _ section: Int) throws -> ListCell {
        let path = IndexPath(item: 0, section: section)
        return try #require(list.collectionView.supplementaryView(forElementKind: kind, at: path) as? ListCell)
    }

    private func text(_ cell: ListCell) throws -> TextElement {
        func first(in element: Element) -> TextElement? {
            (element as? TextElement) ?? element.children.lazy.compactMap { first(in: $0) }.first
        }
        return try #require(cell.row.flatMap { first(in: $0) })
    }

    private func font(_ text: TextElement) throws -> UIFont {
        .systemFont(ofSize: CGFloat(try #require(text.content?.text.runs.first?.style.font.size)))
    }

    /// Returns the distance of a cell's capitals from its upper edge.
    private func caps(_ cell: ListCell) throws -> CGFloat {
        let text = try text(cell), font = try font(text)
        let parents = sequence(first: text as Element) { $0 === cell.row ? nil : $0.parent }
        let y = parents.dropLast().reduce(0) { $0 + $1.frame.minY }
        return CGFloat(y) + font.ascender - font.capHeight
    }

    @Test(arguments: lengths) func `headers and footers have the system's height and text`(
        _ lengths: Lengths
    ) throws {
        let (host, list) = try show(Screen(), on: lengths.system)
        let header = try boundary(list, UICollectionView.elementKindSectionHeader, 0)
        let footer = try boundary(list, UICollectionView.elementKindSectionFooter, 0)
        let next = try boundary(list, UICollectionView.elementKindSectionHeader, 1)
        #expect(isRecorded(header.convert(header.bounds, to: host.window).minY, 62))
        #expect(isRecorded(header.frame.height, lengths.header), "\(header.frame)")
        #expect(isRecorded(footer.frame.height, lengths.footer), "\(footer.frame)")
        #expect(isRecorded(next.frame.height, lengths.header), "\(next.frame)")
        #expect(isRecorded(next.frame.minY, footer.frame.maxY))
        #expect(try isRecorded(caps(header), lengths.headerCaps))
        #expect(try isRecorded(caps(footer), lengths.footerCaps))
        let title = try text(header)
        #expect(title.content?.text.text == lengths.title.text)
        #expect(try font(title).pointSize == lengths.title.size)
    }

    @Test(arguments: lengths) func `without a footer, the next header is 17.67 points below the last row`(
        _ lengths: Lengths
    ) throws {
        let (_, list) = try show(Screen(hasFooters: false), on: lengths.system)
        let last = try #require(list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        let header = try boundary(list, UICollectionView.elementKindSectionHeader, 1)
        #expect(isRecorded(header.frame.minY - last.frame.maxY, 17.67), "\(header.frame) \(last.frame)")
        #expect(isRecorded(header.frame.height, lengths.header))
    }

    @Test(arguments: lengths) func `rows, cards, and separators have the system's dimensions`(
        _ lengths: Lengths
    ) throws {
        let (_, list) = try show(Screen(), on: lengths.system)
        let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? ListCell)
        let next = try #require(list.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)) as? ListCell)
        #expect(next.frame.minY - cell.frame.minY - lengths.row < 0.34)
        #expect(cell.frame.height > lengths.row - 0.01 && cell.frame.height < lengths.row + 0.34, "\(cell.frame)")
        #expect(try isRecorded(caps(cell), lengths.rowCaps))
        #expect(cell.listRow?.cornerRadius == lengths.radius)
        let line = cell.separatorLayoutGuide.layoutFrame
        #expect(isRecorded(line.height, lengths.separator.thickness), "\(line)")
        #expect(isRecorded(cell.bounds.width - line.maxX, lengths.separator.trailing), "\(line)")
    }

    @Test(arguments: lengths) func `spaced rows have the corner radius of cards`(_ lengths: Lengths) throws {
        let (_, list) = try show(
            List {
                Text("a")
                Text("b")
            }.listRowSpacing(8), on: lengths.system)
        let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? ListCell)
        #expect(cell.isRoundedAlone && cell.backgroundConfiguration?.cornerRadius == lengths.radius)
    }

    @Test(arguments: Device.System.designs, [CGFloat(390), 393, 402])
    func `the margin of an inset list is 20 points from 393 points on`(system: Device.System, width: CGFloat) throws {
        let device = Device("phone", size: CGSize(width: width, height: 844), scale: 3, system: system)
        let host = TestHost(device)
        host.show(UIHostingController(rootView: List { Text("a") }.listStyle(.inset)))
        host.settle()
        let list = try #require(host.first(ListCollectionView.self))
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.frame.minX == (width >= 393 ? 20 : 16))
    }

    @Test(arguments: lengths) func `rows of a hosting configuration are as high as other rows`(
        _ lengths: Lengths
    ) throws {
        let host = TestHost(.iPhone16Pro.running(lengths.system), text: .fonts)
        let controller = HostedRowsController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
        host.show(controller)
        host.settle()
        let cell = try #require(controller.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(cell.frame.height > lengths.row - 0.01 && cell.frame.height < lengths.row + 0.34, "\(cell.frame)")
    }

    private final class HostedRowsController: UICollectionViewController {
        private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, _ in
            cell.contentConfiguration = UIHostingConfiguration { Text("Row") }
        }

        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

        override func collectionView(
            _ view: UICollectionView, cellForItemAt path: IndexPath
        ) -> UICollectionViewCell {
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: 0)
        }
    }

    @Test(arguments: lengths) func `a row with a switch is as high as other rows`(_ lengths: Lengths) throws {
        let (host, list) = try show(List { Toggle("Sync", isOn: .constant(true)) }, on: lengths.system)
        let cell = try #require(list.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        let control = try #require(host.first(UISwitch.self))
        #expect(
            control.bounds.size
                == CGSize(width: lengths.system == .iOS26 ? 63 : 51, height: lengths.system == .iOS26 ? 28 : 31))
        #expect(cell.frame.height > lengths.row - 0.01 && cell.frame.height < lengths.row + 0.34, "\(cell.frame)")
        #expect(abs(control.convert(control.bounds, to: cell).midY - cell.bounds.height / 2) < 0.5)
    }

    @Test(arguments: lengths) func `the minimum height of rows in the environment is the system's`(
        _ lengths: Lengths
    ) throws {
        final class Log { var heights: [CGFloat] = [] }
        struct Reader: View {
            let log: Log
            @Environment(\.defaultMinListRowHeight) private var height

            var body: some View {
                let _ = log.heights.append(height)
                Text("a")
            }
        }
        let log = Log()
        let host = TestHost(.iPhone16Pro.running(lengths.system))
        host.show(UIHostingController(rootView: Reader(log: log)))
        host.settle()
        #expect(log.heights.last == lengths.row)
    }
}
