import CollageTesting
import DisplayList
@_spi(Collage) import PortableUIKit
@testable import PortableUIKitCore
import Testing

/// The edge effect behind elements that float over a scroll view.
@MainActor @Suite(.device) struct ScrollEdgeElementTests {
    private func fade(in view: UIView) -> BarEdgeFadeView? {
        view.subviews.compactMap { $0 as? BarEdgeFadeView }.first { !$0.isHidden }
    }

    @Test func `soft effects blur content more toward the edge, and none if Reduce Transparency is on`() throws {
        let host = TestHost(.iPhone16.running(.iOS26))
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
        scrollView.backgroundColor = .systemBackground
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 100))
        let controller = UIViewController()
        controller.view.addSubview(scrollView)
        controller.view.addSubview(container)
        let interaction = UIScrollEdgeElementContainerInteraction()
        interaction.scrollView = scrollView
        container.addInteraction(interaction)
        host.show(controller)
        interaction.update()
        host.settle()
        func blurs() -> [DisplayNode] {
            (fade(in: container)?.layer.displayNode(at: host.now)?.children ?? []).filter(\.showsBackdrop)
        }
        let soft = blurs()
        #expect(soft.count == 2 && soft.allSatisfy { $0.mask.count == 1 })
        let (weak, strong) = (try #require(soft.first), try #require(soft.last))
        #expect(try #require(weak.backdrop).radius < #require(strong.backdrop).radius)
        #expect(weak.bounds.size.height == 100 && strong.bounds.size.height < 100)
        scrollView.topEdgeEffect.style = .hard
        host.settle()
        #expect(blurs().count == 1 && blurs()[0].mask.isEmpty)
        host.change(to: Variant(reducesTransparency: true))
        host.settle()
        #expect(fade(in: container) != nil && blurs().isEmpty)
        host.change(to: .standard)
        host.settle()
        #expect(blurs().count == 1)
    }

    @Test func `content under a title is nearly the color behind it`() throws {
        let host = TestHost(.iPhone16.running(.iOS26))
        let table = UITableViewController()
        table.title = "Title"
        table.tableView.rowHeight = 200
        table.tableView.contentInset.bottom = 2000
        let navigation = UINavigationController(rootViewController: table)
        host.show(navigation)
        table.tableView.contentOffset.y += 60
        host.settle()
        let fade = try #require(fades(in: navigation.navigationBar).first { !$0.isHidden })
        let gradient = try #require(fade.layer as? CAGradientLayer)
        let title = 84 / fade.bounds.height
        let places = try #require(gradient.locations).map(\.doubleValue)
        let index = try #require(places.lastIndex { $0 <= title })
        let color = try #require(gradient.colors as? [CGColor])[index + 1]
        #expect(color.alpha >= 0.7)
    }

    private func fades(in view: UIView) -> [BarEdgeFadeView] {
        view.subviews.flatMap { [$0 as? BarEdgeFadeView].compactMap { $0 } + fades(in: $0) }
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
