import CollageTesting
import CollectionCore
import Foundation
import Testing

/// A cell whose interface file, TicketCell.xib, is in the tests' resources.
final class TicketCell: UICollectionViewCell {
    @Outlet var seatLabel: UILabel!
}

/// A cell without an interface file.
private final class PlainCell: UICollectionViewCell {}

@MainActor @Suite(.serialized) struct NibRegistrationTests {
    private struct Ticket: CollectionItem {
        let id: String
        var registration: ViewRegistration

        func configure(cell: TicketCell, for indexPath: IndexPath) { cell.seatLabel.text = id }
    }

    private var resources: Bundle { .module }

    @Test func `items with an interface file get their cells from it, including outlets`() throws {
        let screen = DriverScreen()
        let registrations = [ViewRegistration.nib("TicketCell", bundle: resources), .nib("TicketCell")]
        screen.show([
            SectionModel(
                id: 0, layout: ListRowLayout(height: .absolute(50)),
                items: zip(["12 A", "12 B"], registrations).map { Ticket(id: $0, registration: $1) })
        ])
        let cells = screen.collectionView.visibleCells.compactMap { $0 as? TicketCell }
        #expect(cells.map(\.seatLabel.text) == ["12 A", "12 B"])
        let label = try #require(cells.first?.seatLabel)
        #expect(label.frame.minX == 12 && label.font.pointSize == 15)
        #expect(screen.issues == [])
    }

    @Test func `items use the prototypes of their collection view's storyboard`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(Self.storyboard.utf8).write(to: folder.appending(path: "Tickets.storyboard"))
        let bundle = try #require(Bundle(path: folder.path))
        let controller = try #require(
            UIStoryboard(name: "Tickets", bundle: bundle).instantiateInitialViewController()
                as? UICollectionViewController)
        let host = TestHost(), driver = CollectionDriver(collectionView: controller.collectionView)
        let ticket = Ticket(id: "14 C", registration: .prototype("ticket"))
        driver.apply(
            [SectionModel(id: 0, layout: ListRowLayout(height: .absolute(50)), items: [ticket])],
            options: .unanimated, completion: nil)
        host.show(controller)
        let cell = try #require(controller.collectionView.visibleCells.first as? TicketCell)
        #expect(cell.seatLabel.text == "14 C" && cell.reuseIdentifier == "ticket")
    }

    private static let storyboard = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
            initialViewController="vc">
            <scenes><scene sceneID="s"><objects>
                <collectionViewController id="vc" sceneMemberID="viewController">
                    <collectionView key="view" dataMode="prototypes" id="cv">
                        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
                        <collectionViewFlowLayout key="collectionViewLayout" id="ly"/>
                        <cells>
                            <collectionViewCell reuseIdentifier="ticket" id="cell" customClass="TicketCell"
                                customModule="SectionTests">
                                <rect key="frame" x="0.0" y="0.0" width="120" height="44"/>
                                <collectionViewCellContentView key="contentView" id="con">
                                    <rect key="frame" x="0.0" y="0.0" width="120" height="44"/>
                                    <subviews>
                                        <label text="Seat" id="lab">
                                            <rect key="frame" x="12" y="12" width="96" height="20"/>
                                        </label>
                                    </subviews>
                                </collectionViewCellContentView>
                                <connections>
                                    <outlet property="seatLabel" destination="lab" id="o1"/>
                                </connections>
                            </collectionViewCell>
                        </cells>
                    </collectionView>
                </collectionViewController>
            </objects></scene></scenes>
        </document>
        """

    @Test func `a class is registered with the interface file of the same name, wherever packages put it`() throws {
        let source = CellSource(TicketCell.self)
        let layout = UICollectionViewFlowLayout()
        for bundle in [nil, resources] {
            let host = TestHost(), view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.registerFromNib(TicketCell.self, bundle: bundle)
            view.dataSource = source
            host.show(view)
            let cell = try #require(view.visibleCells.first as? TicketCell)
            #expect(cell.seatLabel?.text == "Row and seat")
        }
    }

    @Test func `a class without an interface file is registered itself`() {
        let host = TestHost()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = CellSource(PlainCell.self)
        view.registerFromNib(PlainCell.self)
        view.dataSource = source
        host.show(view)
        #expect(view.visibleCells.first is PlainCell)
    }

    @Test func `registrations of one file in two bundles are distinguished`() {
        let named = ViewRegistration.nib("TicketCell", bundle: resources)
        #expect(named == .nib("TicketCell", bundle: resources))
        #expect(named != .nib("TicketCell") && named != .prototype("TicketCell"))
    }
}

/// One item whose cell is of a class.
@MainActor
private final class CellSource<Cell: UICollectionViewCell>: NSObject, UICollectionViewDataSource {
    init(_ cellClass: Cell.Type) {}

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(Cell.self, for: indexPath)
    }
}
