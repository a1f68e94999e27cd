import CollageTesting
import Foundation
import Testing

/// A list with a segue to the detail of the tapped item.
final class StoryListController: UIViewController, UICollectionViewDataSource {
    @Outlet var collectionView: UICollectionView!
    @Outlet var addItem: UIBarButtonItem!
    private(set) var log: [String] = []
    var allowsSegues = true

    override class var interfaceActions: [InterfaceAction] {
        [
            InterfaceAction("add:", StoryListController.add),
            InterfaceAction("unwindToList:", StoryListController.unwind(_:)),
        ]
    }

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake, view loaded: \(isViewLoaded)")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log.append("loaded, outlets: \(collectionView != nil)")
    }

    func add(_ sender: Any?) { log.append("add") }
    func unwind(_ segue: UIStoryboardSegue) { log.append("unwind \(segue.identifier ?? "")") }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { allowsSegues }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "")")
        if let detail = segue.destination as? StoryDetailController { detail.text = "from the list" }
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }

    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}

final class StoryDetailController: UIViewController {
    @Outlet var label: UILabel!
    var text = ""
    let number: Int

    init?(coder: NSCoder, number: Int) {
        self.number = number
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
        number = 0
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = text
    }
}

/// A custom segue.
final class StorySegue: UIStoryboardSegue {
    static var performed: [String] = []

    override func perform() {
        StorySegue.performed.append("\(identifier ?? "") to \(type(of: destination))")
    }
}

@MainActor
struct StoryboardTests {
    private static let module = "customModule=\"PortableUIKitTests\" customModuleProvider=\"target\""

    private static let file = InterfaceFixture.storyboard(
        initial: "nav",
        """
        <navigationController storyboardIdentifier="start" id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" contentMode="scaleToFill" largeTitles="YES" id="bar">
                <rect key="frame" x="0" y="0" width="390" height="96"/>
            </navigationBar>
            <connections>
                <segue destination="list" kind="relationship" relationship="rootViewController" id="r"/>
            </connections>
        </navigationController>
        """,
        """
        <viewController id="list" customClass="StoryListController" \(module) sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="root">
                <rect key="frame" x="0" y="0" width="414" height="896"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <collectionView dataMode="prototypes" translatesAutoresizingMaskIntoConstraints="NO" id="cv">
                        <collectionViewFlowLayout key="collectionViewLayout" id="lay">
                            <size key="itemSize" width="390" height="60"/>
                        </collectionViewFlowLayout>
                        <cells>
                            <collectionViewCell reuseIdentifier="cell" id="proto">
                                <connections>
                                    <segue destination="detail" kind="show" identifier="detail" id="s1"/>
                                </connections>
                            </collectionViewCell>
                        </cells>
                        <connections><outlet property="dataSource" destination="list" id="o1"/></connections>
                    </collectionView>
                </subviews>
                <viewLayoutGuide key="safeArea" id="safe"/>
                <constraints>
                    <constraint firstItem="cv" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
                    <constraint firstItem="cv" firstAttribute="leading" secondItem="safe" secondAttribute="leading"
                        id="c2"/>
                    <constraint firstItem="safe" firstAttribute="trailing" secondItem="cv" secondAttribute="trailing"
                        id="c3"/>
                    <constraint firstItem="safe" firstAttribute="bottom" secondItem="cv" secondAttribute="bottom" id="c4"/>
                </constraints>
                <connections>
                    <outletCollection property="gestureRecognizers" destination="press" appends="YES" id="o5"/>
                </connections>
            </view>
            <navigationItem key="navigationItem" title="List" largeTitleDisplayMode="always" id="item">
                <barButtonItem key="rightBarButtonItem" systemItem="add" id="plus">
                    <connections><action selector="add:" destination="list" id="a1"/></connections>
                </barButtonItem>
            </navigationItem>
            <connections>
                <outlet property="collectionView" destination="cv" id="o2"/>
                <outlet property="addItem" destination="plus" id="o3"/>
                <segue destination="detail" kind="presentation" identifier="modal" modalPresentationStyle="fullScreen"
                    animates="NO" id="s2"/>
                <segue destination="detail" kind="custom" identifier="own" customClass="StorySegue" \(module) id="s3"/>
            </connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr" sceneMemberID="firstResponder"/>
        <pongPressGestureRecognizer minimumPressDuration="2" id="press"/>
        """,
        """
        <viewController storyboardIdentifier="Detail" title="Detail" id="detail" customClass="StoryDetailController"
            \(module) sceneMemberID="viewController">
            <view key="view" id="droot">
                <subviews><label id="dlab"/><button id="back"><connections>
                    <segue destination="exit" kind="unwind" identifier="home" unwindAction="unwindToList:" id="s4"/>
                </connections></button></subviews>
            </view>
            <connections><outlet property="label" destination="dlab" id="o4"/></connections>
        </viewController>
        <exit id="exit" userLabel="Exit" sceneMemberID="exit"/>
        """,
        """
        <viewController storyboardIdentifier="Container" id="cont" sceneMemberID="viewController">
            <view key="view" id="croot">
                <rect key="frame" x="0" y="0" width="390" height="844"/>
                <subviews>
                    <containerView id="box">
                        <rect key="frame" x="10" y="20" width="100" height="50"/>
                        <connections><segue destination="detail" kind="embed" id="s5"/></connections>
                    </containerView>
                </subviews>
            </view>
        </viewController>
        """,
        """
        <tabBarController storyboardIdentifier="Tabs" id="tabs" sceneMemberID="viewController">
            <tabBar key="tabBar" id="tabbar"/>
            <connections>
                <segue destination="one" kind="relationship" relationship="viewControllers" id="t1"/>
                <segue destination="two" kind="relationship" relationship="viewControllers" id="t2"/>
            </connections>
        </tabBarController>
        """,
        """
        <viewController id="one" sceneMemberID="viewController">
            <tabBarItem key="tabBarItem" title="One" id="ti"/>
        </viewController>
        """,
        """
        <collectionViewController clearsSelectionOnViewWillAppear="NO" id="two" sceneMemberID="viewController">
            <collectionView key="view" dataMode="prototypes" id="cv2">
                <collectionViewFlowLayout key="collectionViewLayout" id="lay2"/>
                <connections><outlet property="delegate" destination="two" id="o6"/></connections>
            </collectionView>
        </collectionViewController>
        """)

    private let host = TestHost()
    private let storyboard: UIStoryboard

    init() throws {
        let files = try InterfaceFixture(["Main.storyboard": StoryboardTests.file])
        storyboard = UIStoryboard(name: "Main", bundle: files.bundle)
    }

    private func showList() throws -> (UINavigationController, StoryListController) {
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        host.show(navigation)
        return (navigation, try #require(navigation.viewControllers.first as? StoryListController))
    }

    @Test func `the initial controller is created with its children, their bars, and items`() throws {
        let (navigation, list) = try showList()
        #expect(navigation.navigationBar.prefersLargeTitles)
        #expect(list.navigationItem.title == "List" && list.navigationItem.largeTitleDisplayMode == .always)
        #expect(list.storyboard === storyboard)
        #expect(list.log == ["awake, view loaded: false", "loaded, outlets: true"])
        #expect(list.addItem === list.navigationItem.rightBarButtonItem)
        #expect(list.collectionView.dataSource === list)
        #expect(list.collectionView.frame == CGRect(x: 0, y: 0, width: 390, height: 844 - 34))
        #expect(list.collectionView.visibleCells.count == 3)
        let press = list.view.gestureRecognizers?.first as? UILongPressGestureRecognizer
        #expect(press?.minimumPressDuration == 2)
    }

    @Test func `bar items call their actions once`() throws {
        let (_, list) = try showList()
        let item = try #require(list.addItem)
        UIApplication.shared.sendAction(try #require(item.action), to: item.target, from: item, for: nil)
        #expect(list.log.last == "add")
    }

    @Test
    func `a tap on a prototype's cell prepares and shows its segue's destination, unless the controller objects`()
        throws
    {
        let (navigation, list) = try showList()
        list.allowsSegues = false
        host.tap(list.collectionView.visibleCells[1])
        #expect(navigation.viewControllers.count == 1)
        list.allowsSegues = true
        host.tap(list.collectionView.visibleCells[0])
        host.settle()
        let detail = try #require(navigation.topViewController as? StoryDetailController)
        #expect(list.log.last == "prepare detail")
        #expect(detail.label.text == "from the list" && detail.title == "Detail")
    }

    @Test func `a controller performs the segue of a prototype without cells`() throws {
        let (navigation, list) = try showList()
        list.collectionView.dataSource = nil
        list.collectionView.reloadData()
        host.settle()
        list.performSegue(withIdentifier: "detail", sender: nil)
        host.settle()
        #expect(navigation.topViewController is StoryDetailController)
    }

    @Test func `an unwind segue returns to the controller that has its action`() throws {
        let (navigation, list) = try showList()
        list.performSegue(withIdentifier: "modal", sender: nil)
        host.settle()
        let detail = try #require(list.presentedViewController as? StoryDetailController)
        #expect(detail.modalPresentationStyle == .fullScreen)
        let back = try #require(detail.view.subviews.last as? UIButton)
        back.sendActions(for: .primaryActionTriggered)
        host.settle()
        #expect(list.log.last == "unwind home")
        #expect(list.presentedViewController == nil && navigation.topViewController === list)
    }

    @Test func `a custom segue is created and performed`() throws {
        let (_, list) = try showList()
        StorySegue.performed = []
        list.performSegue(withIdentifier: "own", sender: nil)
        #expect(StorySegue.performed == ["own to StoryDetailController"])
    }

    @Test func `a container view embeds its controller`() throws {
        let container = storyboard.instantiateViewController(withIdentifier: "Container")
        container.loadViewIfNeeded()
        let child = try #require(container.children.first as? StoryDetailController)
        #expect(child.view.superview === container.view.subviews.first)
        #expect(child.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `tabs and collection view controllers have the storyboard's properties`() throws {
        let tabs = try #require(storyboard.instantiateViewController(withIdentifier: "Tabs") as? UITabBarController)
        #expect(tabs.viewControllers?.count == 2)
        #expect(tabs.viewControllers?.first?.tabBarItem.title == "One")
        let second = try #require(tabs.viewControllers?.last as? UICollectionViewController)
        #expect(!second.clearsSelectionOnViewWillAppear)
        #expect(second.view === second.collectionView)
        #expect(second.collectionView.dataSource === second && second.collectionView.delegate === second)
    }

    @Test func `a collection view without a data source in the storyboard uses its controller`() throws {
        let scene = """
            <collectionViewController id="one" sceneMemberID="viewController">
                <collectionView key="view" id="cv">
                    <collectionViewFlowLayout key="collectionViewLayout" id="lay"/>
                </collectionView>
            </collectionViewController>
            """
        let files = try InterfaceFixture(["Other.storyboard": InterfaceFixture.storyboard(initial: "one", scene)])
        let storyboard = UIStoryboard(name: "Other", bundle: files.bundle)
        let controller = try #require(storyboard.instantiateInitialViewController() as? UICollectionViewController)
        let view = try #require(controller.collectionView)
        #expect(view.dataSource === controller && view.delegate === controller)
    }

    @Test func `a creator creates the controller with its parameters, and no other is created`() {
        let detail = storyboard.instantiateViewController(identifier: "Detail") { coder in
            StoryDetailController(coder: coder, number: 42)
        }
        #expect(detail.number == 42)
        #expect(detail.view.subviews.first === detail.label)
        let usual: StoryDetailController = storyboard.instantiateViewController(identifier: "Detail") { _ in nil }
        #expect(usual.number == 0)
    }

    @Test func `controllers are released, with their views and the objects next to them`() throws {
        weak var list: StoryListController?
        weak var press: UIGestureRecognizer?
        do {
            let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
            list = navigation.viewControllers.first as? StoryListController
            list?.loadViewIfNeeded()
            list?.collectionView.layoutIfNeeded()
            press = list?.view.gestureRecognizers?.first
            #expect(list != nil && press != nil)
        }
        #expect(list == nil && press == nil)
    }

    @Test func `a controller loads the nib of its name, or of its class's`() throws {
        let text = InterfaceFixture.nib(
            "<view id=\"v\"><subviews><label text=\"From a nib\" id=\"l\"/></subviews></view>",
            owner: """
                <connections>
                    <outlet property="view" destination="v" id="1"/><outlet property="label" destination="l" id="2"/>
                </connections>
                """)
        let files = try InterfaceFixture(["Given.xib": text, "NibNamed.xib": text])
        let given = NibNamedController(nibName: "Given", bundle: files.bundle)
        #expect((given.view.subviews.first as? UILabel)?.text == "From a nib")
        #expect(given.label === given.view.subviews.first)
        let implied = NibNamedController(nibName: nil, bundle: files.bundle)
        #expect((implied.view.subviews.first as? UILabel)?.text == "From a nib")
        let plain = NibNamedController(nibName: nil, bundle: nil)
        #expect(plain.view.subviews.isEmpty)
    }

    @Test(arguments: ["storyboard", "controller", "segue", "view"])
    func `missing parts raise exceptions with UIKit's messages`(what: String) async throws {
        let result: ExitTest.Result?
        let expected: String
        switch what {
        case "storyboard":
            expected = "Could not find a storyboard named 'Nothing' in bundle NSBundle"
            result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                await MainActor.run { _ = UIStoryboard(name: "Nothing", bundle: nil) }
            }
        case "controller":
            expected = "doesn't contain a view controller with identifier 'Nothing'"
            result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try await MainActor.run {
                    _ = try StoryboardTests().storyboard.instantiateViewController(withIdentifier: "Nothing")
                }
            }
        case "segue":
            expected = "has no segue with identifier 'Nothing'"
            result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try await MainActor.run {
                    try StoryboardTests().storyboard.instantiateViewController(withIdentifier: "Detail")
                        .performSegue(withIdentifier: "Nothing", sender: nil)
                }
            }
        default:
            expected = "loaded the \"Given\" nib but the view outlet was not set."
            result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                try await MainActor.run {
                    let files = try InterfaceFixture(["Given.xib": InterfaceFixture.nib("<view id=\"v\"/>")])
                    NibNamedController(nibName: "Given", bundle: files.bundle).loadViewIfNeeded()
                }
            }
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains(expected))
    }
}

/// A controller that finds a nib called NibNamed.
final class NibNamedController: UIViewController {
    @Outlet var label: UILabel?
}
