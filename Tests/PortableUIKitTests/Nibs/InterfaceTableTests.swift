import CollageTesting
import Foundation
import Testing

/// A table view controller with rows of a prototype.
final class StoryTableController: UITableViewController {
    private(set) var sender: Any?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { self.sender = sender }
}

/// A cell with an outlet.
final class NibTableCell: UITableViewCell {
    @Outlet var nameLabel: UILabel!
}

@MainActor
struct InterfaceTableTests {
    @Test func `a table has its style, heights and lines, and makes the cells of its prototypes`() throws {
        let files = try InterfaceFixture([
            "Table.storyboard": InterfaceFixture.storyboard(
                initial: "nav",
                """
                <navigationController id="nav" sceneMemberID="viewController"><connections>
                    <segue destination="tab" kind="relationship" relationship="rootViewController" id="r"/>
                </connections></navigationController>
                """,
                """
                <tableViewController id="tab" customClass="StoryTableController" customModule="PortableUIKitTests"
                    sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" style="insetGrouped" separatorStyle="none"
                        rowHeight="60" estimatedRowHeight="-1" id="table">
                        <prototypes>
                            <tableViewCell style="IBUITableViewCellStyleSubtitle" accessoryType="disclosureIndicator"
                                selectionStyle="none" reuseIdentifier="row" textLabel="title" detailTextLabel="detail"
                                id="cell">
                                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
                                    <subviews>
                                        <label text="Title" id="title">
                                            <fontDescription key="fontDescription" type="boldSystem" pointSize="19"/>
                                        </label>
                                        <label text="Detail" id="detail"/>
                                    </subviews>
                                </tableViewCellContentView>
                                <connections>
                                    <segue destination="next" kind="show" identifier="next" id="s"/>
                                </connections>
                            </tableViewCell>
                        </prototypes>
                        <connections><outlet property="dataSource" destination="tab" id="o"/></connections>
                    </tableView>
                </tableViewController>
                """,
                "<viewController title=\"Next\" id=\"next\" sceneMemberID=\"viewController\"/>")
        ])
        let host = TestHost()
        let storyboard = UIStoryboard(name: "Table", bundle: files.bundle)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        host.show(navigation)
        let controller = try #require(navigation.topViewController as? StoryTableController)
        #expect(controller.view === controller.tableView)
        #expect(controller.tableView.style == .insetGrouped && controller.tableView.separatorStyle == .none)
        #expect(controller.tableView.rowHeight == 60)
        let cell = try #require(controller.tableView.visibleCells.last)
        #expect(cell.bounds.height == 60 && cell.reuseIdentifier == "row")
        #expect(cell.textLabel?.text == "Row 1" && cell.detailTextLabel?.text == "Detail")
        #expect(cell.textLabel?.font == .boldSystemFont(ofSize: 19))
        #expect(cell.accessoryType == .disclosureIndicator && cell.selectionStyle == .none)
        host.tap(cell)
        host.settle()
        #expect(navigation.topViewController?.title == "Next")
        #expect(controller.sender as? UITableViewCell === cell)
    }

    @Test func `registered nibs make cells and headers`() throws {
        let cell = InterfaceFixture.nib(
            """
            <tableViewCell id="cell" customClass="NibTableCell" customModule="PortableUIKitTests">
                <tableViewCellContentView key="contentView" id="content">
                    <subviews><label translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
                    <constraints>
                        <constraint firstItem="l" firstAttribute="leading" secondItem="content" secondAttribute="leading"
                            constant="33" id="c1"/>
                        <constraint firstItem="l" firstAttribute="top" secondItem="content" secondAttribute="top" id="c2"/>
                    </constraints>
                </tableViewCellContentView>
                <connections><outlet property="nameLabel" destination="l" id="o"/></connections>
            </tableViewCell>
            """)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(UINib(data: Data(cell.utf8), bundle: nil), forCellReuseIdentifier: "cell")
        let made = try #require(table.dequeueReusableCell(withIdentifier: "cell") as? NibTableCell)
        #expect(made.reuseIdentifier == "cell")
        made.layoutIfNeeded()
        #expect(made.nameLabel.frame.minX == 33)
        let header = InterfaceFixture.nib("<tableViewHeaderFooterView id=\"h\"/>")
        table.register(UINib(data: Data(header.utf8), bundle: nil), forHeaderFooterViewReuseIdentifier: "header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header")
    }
}
