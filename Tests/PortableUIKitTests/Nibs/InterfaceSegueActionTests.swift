import CollageTesting
import Foundation
import Testing

/// A list whose segue actions create the destinations.
final class SegueActionController: UITableViewController {
    private(set) var senders: [String] = []

    override class var interfaceActions: [InterfaceAction] {
        [
            InterfaceAction("showNumber:", making: SegueActionController.showNumber),
            InterfaceAction("showSender:sender:", making: SegueActionController.showSender),
            InterfaceAction("showNothing:sender:segueIdentifier:", making: SegueActionController.showNothing),
        ]
    }

    func showNumber(_ coder: NSCoder) -> StoryDetailController? { StoryDetailController(coder: coder, number: 7) }

    func showSender(_ coder: NSCoder, sender: Any?) -> UIViewController? {
        senders.append("\(sender ?? "none")")
        return StoryDetailController(coder: coder, number: 8)
    }

    func showNothing(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> StoryDetailController? {
        senders.append(segueIdentifier ?? "none")
        return nil
    }
}

/// A bar item that counts how often its file was loaded.
final class WakingItem: UIBarButtonItem {
    private(set) var wakings = 0

    override func awakeFromNib() {
        super.awakeFromNib()
        wakings += 1
    }
}

@MainActor
struct InterfaceSegueActionTests {
    private let host = TestHost()

    private func list() throws -> SegueActionController {
        let module = "customModule=\"PortableUIKitTests\""
        let files = try InterfaceFixture([
            "Main.storyboard": InterfaceFixture.storyboard(
                initial: "list",
                """
                <tableViewController id="list" customClass="SegueActionController" \(module)
                    sceneMemberID="viewController">
                    <tableView key="view" dataMode="prototypes" id="table"/>
                    <refreshControl key="refreshControl" id="refresh"><color key="tintColor" white="1" alpha="1"
                        colorSpace="calibratedWhite"/></refreshControl>
                    <connections>
                        <segue destination="detail" kind="presentation" identifier="number" animates="NO"
                            destinationCreationSelector="showNumber:" id="s1"/>
                        <segue destination="detail" kind="presentation" identifier="sender" animates="NO"
                            destinationCreationSelector="showSender:sender:" id="s2"/>
                        <segue destination="detail" kind="presentation" identifier="nothing" animates="NO"
                            destinationCreationSelector="showNothing:sender:segueIdentifier:" id="s3"/>
                    </connections>
                </tableViewController>
                """,
                """
                <viewController id="detail" customClass="StoryDetailController" \(module)
                    sceneMemberID="viewController">
                    <view key="view" id="root"><subviews><label text="Detail" id="label"/></subviews></view>
                    <connections><outlet property="label" destination="label" id="o"/></connections>
                </viewController>
                """)
        ])
        let storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
        let list = try #require(storyboard.instantiateInitialViewController() as? SegueActionController)
        host.show(list)
        return list
    }

    @Test func `a segue action makes the controller, with the storyboard's view and outlets`() throws {
        let list = try list()
        list.performSegue(withIdentifier: "number", sender: nil)
        let detail = try #require(list.presentedViewController as? StoryDetailController)
        #expect(detail.number == 7)
        detail.loadViewIfNeeded()
        #expect(detail.label?.superview === detail.view)
    }

    @Test func `a segue action receives the sender and the identifier of the segue`() throws {
        let list = try list()
        list.performSegue(withIdentifier: "sender", sender: "me")
        #expect((list.presentedViewController as? StoryDetailController)?.number == 8)
        list.dismiss(animated: false)
        list.performSegue(withIdentifier: "nothing", sender: nil)
        // An action that returns `nil` leaves the creation to the storyboard.
        #expect((list.presentedViewController as? StoryDetailController)?.number == 0)
        #expect(list.senders == ["me", "nothing"])
    }

    @Test func `a table's controller has the refresh control of its scene`() throws {
        let list = try list()
        #expect(list.refreshControl != nil)
        #expect(list.tableView.refreshControl === list.refreshControl)
    }

    @Test func `awakeFromNib is called for bar items`() throws {
        let objects = try InterfaceFixture().objects(
            """
            <barButtonItem systemItem="add" id="i" customClass="WakingItem"
                customModule="PortableUIKitTests"/>
            """)
        #expect((objects.first as? WakingItem)?.wakings == 1)
    }
}
