import CollageTesting
import Foundation
import Testing

@MainActor
struct InterfaceActionTests {
    /// An owner with actions; a subclass adds its own.
    class Controller: UIViewController {
        private(set) var calls: [String] = []
        weak var field: UITextField!

        override class var interfaceActions: [InterfaceAction] {
            [InterfaceAction("tapped:", Controller.tapped), InterfaceAction("refresh", Controller.refresh)]
        }

        override class var interfaceProperties: [InterfaceProperty] {
            [InterfaceProperty("field", \Controller.field)]
        }

        func tapped(_ sender: UIButton) { calls.append("tapped \(sender.tag)") }
        func refresh() { calls.append("refresh") }
        func record(_ call: String) { calls.append(call) }
    }

    final class Special: Controller {
        override class var interfaceActions: [InterfaceAction] {
            super.interfaceActions + [InterfaceAction("moved:with:", Special.moved)]
        }

        func moved(_ sender: UISlider, with event: UIEvent?) { record("moved \(sender.value)") }
    }

    @Test func `controls call their targets with the parameters of the methods`() throws {
        let owner = Special()
        let objects = try InterfaceFixture().objects(
            """
            <button tag="3" id="b"><connections>
                <action selector="tapped:" destination="-1" eventType="touchUpInside" id="1"/>
            </connections></button>
            <slider value="0.25" id="s"><connections>
                <action selector="moved:with:" destination="-1" eventType="valueChanged" id="2"/>
                <action selector="refresh" destination="-1" eventType="touchDown" id="3"/>
            </connections></slider>
            <textField id="f"/>
            """,
            owner: owner,
            connections: "<connections><outlet property=\"field\" destination=\"f\" id=\"o\"/></connections>")
        let button = try #require(objects[0] as? UIButton), slider = try #require(objects[1] as? UISlider)
        button.sendActions(for: .touchUpInside)
        slider.sendActions(for: .touchDown)
        slider.sendActions(for: .valueChanged)
        #expect(owner.calls == ["tapped 3", "refresh", "moved 0.25"])
        #expect(owner.field === objects[2] as? UITextField)
    }

    @Test func `an action of the first responder is sent up the responder chain`() throws {
        let owner = Controller()
        _ = try InterfaceFixture().objects(
            """
            <view id="v"><subviews>
                <button tag="5" id="b"><connections>
                    <action selector="tapped:" destination="-2" eventType="primaryActionTriggered" id="1"/>
                </connections></button>
            </subviews></view>
            """,
            owner: owner,
            connections: "<connections><outlet property=\"view\" destination=\"v\" id=\"o\"/></connections>")
        let button = try #require(owner.view.subviews.first as? UIButton)
        button.sendActions(for: .primaryActionTriggered)
        #expect(owner.calls == ["tapped 5"])
    }

    @Test func `recognizers next to a view are added to it and call their targets`() throws {
        let owner = Controller()
        let objects = try InterfaceFixture().objects(
            """
            <view id="v"><connections>
                <outletCollection property="gestureRecognizers" destination="t" appends="YES" id="1"/>
            </connections></view>
            <tapGestureRecognizer numberOfTapsRequired="2" id="t"><connections>
                <action selector="refresh" destination="-1" id="2"/>
            </connections></tapGestureRecognizer>
            """, owner: owner)
        let view = try #require(objects[0] as? UIView)
        let recognizer = try #require(view.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(recognizer === objects[1] as? UITapGestureRecognizer)
        #expect(recognizer.numberOfTapsRequired == 2)
    }

    @Test func `an action that the target doesn't have is logged with the way to fix it`() throws {
        let owner = Controller()
        let messages = try Diagnostics.capture {
            _ = try InterfaceFixture().objects(
                """
                <button id="b"><connections>
                    <action selector="swiped:" destination="-1" eventType="touchUpInside" id="1"/>
                </connections></button>
                """, owner: owner)
        }
        #expect(messages.joined().contains("Add InterfaceAction(\"swiped:\", …) to its interfaceActions"))
    }

    @Test func `a selector that is only a name finds the methods that a class names`() {
        let controller = Controller()
        let selector = NSSelectorFromString("refresh")
        #expect(controller.canPerformAction(selector, withSender: nil))
        #expect(!controller.canPerformAction(NSSelectorFromString("moved:with:"), withSender: nil))
        UIApplication.shared.sendAction(selector, to: controller, from: nil, for: nil)
        #expect(controller.calls == ["refresh"])
    }
}
