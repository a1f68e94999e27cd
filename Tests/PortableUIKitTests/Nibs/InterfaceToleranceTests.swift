import CollageTesting
import Foundation
import Testing

/// A settings table whose rows are in the storyboard.
final class StaticTableController: UITableViewController {
    @Outlet var soundSwitch: UISwitch!
}

/// A controller that changes a section of the storyboard.
final class ChangedStaticTableController: UITableViewController {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Changed" : super.tableView(tableView, titleForHeaderInSection: section)
    }
}

/// A controller without a connection protocol.
final class UndeclaredController: UIViewController {
    @Outlet var mapLabel: UILabel?
}

@MainActor
struct InterfaceToleranceTests {
    // MARK: Colors

    @Test(arguments: [
        (
            #"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#,
            UIColor.systemBackground
        ),
        (#"cocoaTouchSystemColor="groupTableViewBackgroundColor""#, .systemGroupedBackground),
        (#"cocoaTouchSystemColor="lightTextColor""#, .lightText),
        (#"cocoaTouchSystemColor="darkGrayColor""#, .darkGray),
        (#"systemColor="systemIndigoColor""#, .systemIndigo),
        (
            #"systemColor="noColorAtAll" red="1" green="0" blue="0" alpha="1""#,
            UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        ),
        (
            #"cyan="0" magenta="1" yellow="1" black="0" alpha="1" colorSpace="deviceCMYK""#,
            UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        ),
    ])
    func `colors have the names of all versions of Xcode, the newest one first`(attributes: String, expected: UIColor)
        throws
    {
        let view = try InterfaceFixture().view("<view id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>")
        #expect(view.backgroundColor == expected)
    }

    // MARK: Connections

    @Test func `a delegate that doesn't declare the protocol is reported once, and not called`() throws {
        let fixture = try InterfaceFixture([
            "Main.storyboard": InterfaceFixture.storyboard(
                initial: "c",
                """
                <viewController id="c" customClass="UndeclaredController" sceneMemberID="viewController">
                    <tableView key="view" id="t"><connections>
                        <outlet property="dataSource" destination="c" id="o1"/>
                        <outlet property="delegate" destination="c" id="o2"/>
                    </connections></tableView>
                </viewController>
                """)
        ])
        let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
        let messages = Diagnostics.capture {
            for _ in 0..<3 { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
        }
        #expect(messages.count == 2)
        #expect(messages.allSatisfy { $0.contains("UndeclaredController") && $0.contains("Declare the protocol") })
        #expect(messages.joined().contains("UITableViewDataSource"))
    }

    @Test func `an outlet of a UIKit class that Collage lacks is reported and ignored`() throws {
        var views: [Any] = []
        let messages = Diagnostics.capture {
            views =
                (try? InterfaceFixture())?.objects(
                    "<view id=\"v\"><connections><outlet property=\"gone\" destination=\"v\" id=\"o\"/></connections></view>"
                )
                ?? []
        }
        #expect(views.count == 1 && messages.count == 1)
        #expect(messages.first?.contains("no outlet gone of UIView") == true)
    }

    @Test func `a placeholder for a missing class leaves outlets of that class nil`() throws {
        let fixture = try InterfaceFixture([
            "Main.storyboard": InterfaceFixture.storyboard(
                initial: "c",
                """
                <viewController id="c" customClass="UndeclaredController" sceneMemberID="viewController">
                    <view key="view" id="v"><subviews><sceneKitView id="m"><rect key="frame" width="9" height="9"/>
                    </sceneKitView></subviews></view>
                    <connections><outlet property="mapLabel" destination="m" id="o"/>
                        <outlet property="searchDisplayController" destination="s" id="p"/></connections>
                </viewController>
                <searchDisplayController id="s"/>
                """)
        ])
        let controller = UIStoryboard(name: "Main", bundle: fixture.bundle).instantiateInitialViewController()
        let messages = Diagnostics.capture { controller?.loadViewIfNeeded() }
        #expect((controller as? UndeclaredController)?.mapLabel == nil)
        #expect(controller?.view.subviews.count == 1)
        #expect(messages.joined().contains("no class for <sceneKitView>"))
    }

    @Test func `a controller of a kind that Collage lacks is a plain one, and its scene is shown`() throws {
        let fixture = try InterfaceFixture([
            "Main.storyboard": InterfaceFixture.storyboard(
                initial: "c",
                #"<glkViewController id="c" sceneMemberID="viewController"><view key="view" id="v"/></glkViewController>"#
            )
        ])
        var controller: UIViewController?
        let messages = Diagnostics.capture {
            controller = UIStoryboard(name: "Main", bundle: fixture.bundle).instantiateInitialViewController()
        }
        #expect(controller?.view != nil && messages.joined().contains("no class for <glkViewController>"))
    }

    @Test func `a view with a fixed frame keeps it without constraints`() throws {
        let fixture = try InterfaceFixture([
            "Main.storyboard": InterfaceFixture.storyboard(
                initial: "c",
                """
                <viewController id="c" sceneMemberID="viewController"><view key="view" id="v">
                    <rect key="frame" width="375" height="667"/>
                    <subviews><button fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="b">
                        <rect key="frame" x="132" y="48" width="111" height="30"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <state key="normal" title="Open"/>
                    </button></subviews>
                </view></viewController>
                """)
        ])
        let controller = try #require(
            UIStoryboard(name: "Main", bundle: fixture.bundle).instantiateInitialViewController())
        let host = TestHost()
        host.show(controller)
        #expect(controller.view.subviews.first?.frame == CGRect(x: 132, y: 48, width: 111, height: 30))
    }

    @Test func `a connection to an unsupported part of the file is ignored`() throws {
        let text = """
            <view id="v"><connections><outletCollection property="gestureRecognizers" destination="i" id="o"/>
            </connections><toolbarItems><barButtonItem id="i"/></toolbarItems></view>
            """
        let fixture = try InterfaceFixture()
        let messages = Diagnostics.capture { _ = fixture.objects(text) }
        #expect(messages.count == 1 && messages[0].contains("leads to i, which was left out"))
    }

    @Test func `an empty reuse identifier is nil`() throws {
        let cell: UITableViewCell = try InterfaceFixture().view(#"<tableViewCell id="c" reuseIdentifier=""/>"#)
        #expect(cell.reuseIdentifier == nil)
    }

    // MARK: Static tables

    private static func table(_ controllerClass: String) -> String {
        InterfaceFixture.storyboard(
            initial: "c",
            """
            <tableViewController id="c" customClass="\(controllerClass)" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" style="grouped" sectionHeaderHeight="18" sectionFooterHeight="18" id="t"><sections>
                    <tableViewSection headerTitle="Sounds" footerTitle="Heard by all." id="s1"><cells>
                        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l1" rowHeight="60" id="r1">
                            <tableViewCellContentView key="contentView" id="v1"><subviews>
                                <label text="Volume" id="l1"/><switch on="YES" id="w"/>
                            </subviews></tableViewCellContentView>
                            <connections><segue destination="d" kind="show" identifier="volume" id="g"/></connections>
                        </tableViewCell>
                        <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l2" id="r2">
                            <tableViewCellContentView key="contentView" id="v2"><subviews>
                                <label text="Ringtone" id="l2"/>
                            </subviews></tableViewCellContentView>
                        </tableViewCell>
                    </cells></tableViewSection>
                    <tableViewSection id="s2"><string key="headerTitle">About</string><cells>
                        <tableViewCell id="r3"><tableViewCellContentView key="contentView" id="v3"/></tableViewCell>
                    </cells></tableViewSection>
                </sections></tableView>
                <connections>\(controllerClass.hasPrefix("Changed") ? "" :
                    #"<outlet property="soundSwitch" destination="w" id="o"/>"#)</connections>
            </tableViewController>
            """,
            #"<viewController id="d" sceneMemberID="viewController"/>"#)
    }

    private func show(_ controllerClass: String) throws -> (TestHost, UITableViewController) {
        let fixture = try InterfaceFixture(["Main.storyboard": Self.table(controllerClass)])
        let storyboard = UIStoryboard(name: "Main", bundle: fixture.bundle)
        let controller = try #require(storyboard.instantiateInitialViewController() as? UITableViewController)
        let host = TestHost()
        host.show(UINavigationController(rootViewController: controller))
        return (host, controller)
    }

    @Test func `a static table shows the sections and rows of the file, at their heights`() throws {
        let (host, controller) = try show("StaticTableController")
        let table = try #require(controller.tableView)
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 2 && table.numberOfRows(inSection: 1) == 1)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Ringtone")
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "sounds")
        #expect(controller.tableView(table, titleForFooterInSection: 0) == "Heard by all.")
        #expect(controller.tableView(table, titleForHeaderInSection: 1) == "About")
        #expect((controller as? StaticTableController)?.soundSwitch.isOn == true)
        withExtendedLifetime(host) {}
    }

    @Test func `titles aren't cut off by the height that Xcode writes for grouped tables`() throws {
        let (host, controller) = try show("StaticTableController")
        let table = try #require(controller.tableView)
        for view in [table.headerView(forSection: 0), table.footerView(forSection: 0)] {
            let view = try #require(view)
            let label = try #require(view.textLabel)
            #expect(label.bounds.height > 12 && view.bounds.height > 18)
            #expect(view.bounds.contains(label.convert(label.bounds, to: view)))
        }
        #expect(table.rectForFooter(inSection: 1).height == 18)
        withExtendedLifetime(host) {}
    }

    @Test func `the segue of a static row is performed when it's tapped`() throws {
        let (host, controller) = try show("StaticTableController")
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        host.tap(cell)
        host.settle()
        #expect(controller.navigationController?.viewControllers.count == 2)
    }

    @Test func `a subclass overrides some values, and keeps the others of the file`() throws {
        let (host, controller) = try show("ChangedStaticTableController")
        let table = try #require(controller.tableView)
        #expect(table.headerView(forSection: 0)?.textLabel?.text?.lowercased() == "changed")
        #expect(controller.tableView(table, titleForHeaderInSection: 1) == "About")
        withExtendedLifetime(host) {}
    }

    // MARK: Cycles

    @Test(arguments: [
        (
            #"<navigationController id="c" sceneMemberID="viewController"><connections><segue destination="c" kind="relationship" relationship="rootViewController" id="r"/></connections></navigationController>"#,
            "contains itself"
        ),
        (
            #"<viewControllerPlaceholder id="c" storyboardName="Main" sceneMemberID="viewController"/>"#,
            "lead back to Main"
        ),
        (
            #"<viewController id="c" sceneMemberID="viewController"><view key="view" id="v"><subviews><containerView id="w"><connections><segue destination="c" kind="embed" id="e"/></connections></containerView></subviews></view></viewController>"#,
            "embeds a controller in itself"
        ),
    ])
    func `relationships, references, and embeddings that form a cycle are errors`(
        scene: String, message: String
    ) async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            @MainActor [scene] in
            let files = ["Main.storyboard": InterfaceFixture.storyboard(initial: "c", scene)]
            let storyboard = UIStoryboard(name: "Main", bundle: try InterfaceFixture(files).bundle)
            storyboard.instantiateInitialViewController()?.loadViewIfNeeded()
        }
        #expect(result.message.contains(message), "\(result.message)")
    }

    // MARK: Languages

    @Test func `the strings file of a language translates the base file`() throws {
        let fixture = try InterfaceFixture()
        let nib = InterfaceFixture.nib(
            """
            <view id="v"><subviews>
                <label text="Hello" id="lab"/>
                <button id="but"><state key="normal" title="Go"/></button>
                <segmentedControl id="seg"><segments><segment title="One"/><segment title="Two"/></segments>
                </segmentedControl>
            </subviews></view>
            """)
        let strings = """
            /* Class = "UILabel"; text = "Hello"; */
            "lab.text" = "Guten Tag";
            "but.normalTitle" = "Los";
            "seg.segmentTitles[1]" = "Zwei";
            "gone.text" = "Nichts";
            """
        let language = Locale.current.language.languageCode?.identifier ?? "en"
        for (path, text) in ["Base.lproj/Nib.xib": nib, "\(language).lproj/Nib.strings": strings] {
            let file = fixture.bundle.bundleURL.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let view = try #require(
            UINib(nibName: "Nib", bundle: fixture.bundle).instantiate(withOwner: nil).first as? UIView)
        #expect((view.subviews[0] as? UILabel)?.text == "Guten Tag")
        #expect((view.subviews[1] as? UIButton)?.title(for: .normal) == "Los")
        #expect((view.subviews[2] as? UISegmentedControl)?.titleForSegment(at: 1) == "Zwei")
        #expect((view.subviews[2] as? UISegmentedControl)?.titleForSegment(at: 0) == "One")
    }
}
