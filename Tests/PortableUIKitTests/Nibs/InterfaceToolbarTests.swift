import CollageTesting
import Foundation
import Testing

@MainActor
struct InterfaceToolbarTests {
    @Test func `a toolbar has its items, with the spaces between them`() throws {
        let files = try InterfaceFixture()
        let bar: UIToolbar = try files.view(
            """
            <toolbar opaque="NO" translucent="NO" barStyle="black" id="bar">
                <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
                <items>
                    <barButtonItem systemItem="add" id="add"/>
                    <barButtonItem style="plain" systemItem="flexibleSpace" id="space"/>
                    <barButtonItem title="Other" id="other"/>
                </items>
            </toolbar>
            """)
        #expect(bar.items?.count == 3 && bar.items?[1].systemItem == .flexibleSpace && bar.items?[2].title == "Other")
        #expect(!bar.isTranslucent && bar.barStyle == .black)
    }

    @Test func `a navigation controller has its toolbar, and the one that it shows its items`() throws {
        let files = try InterfaceFixture([
            "Bars.storyboard": InterfaceFixture.storyboard(
                initial: "nav",
                """
                <navigationController toolbarHidden="NO" hidesBarsOnTap="YES" id="nav" sceneMemberID="viewController">
                    <toolbar key="toolbar" opaque="NO" clipsSubviews="YES" translucent="NO" id="bar"/>
                    <connections>
                        <segue destination="root" kind="relationship" relationship="rootViewController" id="r"/>
                    </connections>
                </navigationController>
                """,
                """
                <viewController id="root" sceneMemberID="viewController">
                    <view key="view" id="view"/>
                    <toolbarItems><barButtonItem title="Item" id="item"/></toolbarItems>
                    <navigationItem key="navigationItem" id="navigation"/>
                    <simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>
                </viewController>
                """)
        ])
        let storyboard = UIStoryboard(name: "Bars", bundle: files.bundle)
        let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
        #expect(!navigation.isToolbarHidden && navigation.hidesBarsOnTap && !navigation.toolbar.isTranslucent)
        let host = TestHost()
        host.show(navigation)
        #expect(navigation.topViewController?.toolbarItems?.map(\.title) == ["Item"])
        #expect(navigation.toolbar.items?.map(\.title) == ["Item"])
    }
}
