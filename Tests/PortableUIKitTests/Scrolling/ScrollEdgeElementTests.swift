import CollageTesting
import PortableUIKit
@testable import PortableUIKitCore
import Testing

/// The edge effect behind elements that float over a scroll view.
@MainActor @Suite(.device) struct ScrollEdgeElementTests {
    private func fade(in view: UIView) -> BarEdgeFadeView? {
        view.subviews.compactMap { $0 as? BarEdgeFadeView }.first { !$0.isHidden }
    }

    @Test(arguments: [CollageTesting.Device.System.iOS18, .iOS26])
    func `the effect of the scroll view covers the container`(system: CollageTesting.Device.System) {
        let host = TestHost(.iPhone16.running(system))
        let controller = UIViewController(), scrollView = UIScrollView()
        scrollView.backgroundColor = .systemBackground
        scrollView.frame = CGRect(x: 0, y: 0, width: 393, height: 700)
        let container = UIView(frame: CGRect(x: 0, y: 620, width: 393, height: 80))
        controller.view.addSubview(scrollView)
        controller.view.addSubview(container)
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = scrollView
        interaction.edge = .bottom
        container.addInteraction(interaction)
        host.show(controller)
        interaction.update()
        #expect((fade(in: container) != nil) == (system == .iOS26))
        guard system == .iOS26 else { return }
        #expect(fade(in: container)?.frame == container.bounds && fade(in: container)?.isAtBottom == true)
        scrollView.bottomEdgeEffect.isHidden = true
        #expect(fade(in: container) == nil)
        scrollView.bottomEdgeEffect.isHidden = false
        #expect(fade(in: container) != nil)
        interaction.edge = .left
        #expect(fade(in: container) == nil)
        interaction.edge = .top
        #expect(fade(in: container)?.isAtBottom == false)
        container.removeInteraction(interaction)
        #expect(fade(in: container) == nil && container.subviews.isEmpty)
    }
}
