import CollageTesting
import Testing

@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct ToolTipInteractionTests {
    /// Texts for the left half of a view.
    private final class Halves: NSObject, UIToolTipInteractionDelegate {
        func toolTipInteraction(
            _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
        ) -> UIToolTipConfiguration? {
            point.x < 50 ? UIToolTipConfiguration(toolTip: "left", in: CGRect(x: 0, y: 0, width: 50, height: 100)) : nil
        }
    }

    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        let controller = UIViewController()
        host.show(controller)
        controller.view.addSubview(view)
    }

    private var shown: [String] { host.all(UILabel.self).compactMap(\.text) }

    @Test func `the text appears when the pointer has rested over the view, and disappears with it`() {
        view.addInteraction(UIToolTipInteraction(defaultToolTip: "Chart"))
        host.hover(at: CGPoint(x: 20, y: 20))
        #expect(shown.isEmpty)
        host.advance(by: 1.1)
        #expect(shown == ["Chart"])
        host.hover(at: CGPoint(x: 200, y: 300))
        host.settle()
        #expect(shown.isEmpty)
    }

    @Test func `the delegate provides text for parts, and the default text is for the rest`() {
        let halves = Halves(), interaction = UIToolTipInteraction(defaultToolTip: "all")
        interaction.delegate = halves
        view.addInteraction(interaction)
        host.hover(at: CGPoint(x: 20, y: 20))
        host.advance(by: 1.1)
        #expect(shown == ["left"])
        host.hover(at: CGPoint(x: 80, y: 20))
        host.advance(by: 1.1)
        #expect(shown == ["all"])
        interaction.isEnabled = false
        host.hover(at: CGPoint(x: 81, y: 20))
        host.advance(by: 1.1)
        #expect(shown.isEmpty)
    }

    @Test func `a control's text is that of its interaction`() {
        let control = UIControl()
        #expect(control.toolTipInteraction == nil)
        control.toolTip = "Save"
        #expect(control.toolTipInteraction?.defaultToolTip == "Save")
        control.toolTipInteraction?.defaultToolTip = "Store"
        #expect(control.toolTip == "Store")
        control.toolTip = nil
        #expect(control.interactions.isEmpty)
    }

    @Test func `an interaction doesn't keep its delegate`() {
        let interaction = UIToolTipInteraction()
        interaction.delegate = Halves()
        #expect(interaction.delegate == nil)
    }
}
