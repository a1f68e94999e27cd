import CollageTesting
import Foundation
import Testing
@_spi(Collage) import PortableUIKit

/// The screen while one view slides over another, on a phone of 390 points.
@MainActor final class NavigationTransitionTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    lazy var root = RowsController("Fruit", button: "Sort")
    lazy var detail = RowsController("Apple", mode: .never, button: "Share")
    lazy var navigation = UINavigationController(rootViewController: root)
    private var bar: UINavigationBar { navigation.navigationBar }

    private func setUp(largeTitles: Bool = true) {
        bar.prefersLargeTitles = largeTitles
        host.show(navigation)
    }

    private func state(of view: UIView) -> LayerState { view.layer.state(at: host.now) }

    /// The currently visible labels of the bar with text.
    private func labels(_ text: String) -> [UILabel] {
        var found: [UILabel] = []
        func search(_ view: UIView) {
            guard !view.isHidden else { return }
            if let label = view as? UILabel, label.text == text { found.append(label) }
            view.subviews.forEach(search)
        }
        search(bar)
        return found
    }

    @Test func `screens, large titles and backgrounds slide together, the one behind by 0.3 of the way`() throws {
        setUp()
        root.scrollView.contentOffset.y = 500
        host.settle()
        navigation.pushViewController(detail, animated: true)
        host.advance(by: 0.09)
        let part = 1 - state(of: detail.view).affineTransformToSuperlayer.tx / 390
        #expect((0.4...0.6).contains(part))
        #expect(abs(state(of: root.view).affineTransformToSuperlayer.tx + 0.3 * 390 * part) < 0.5)
        // The title moves with its screen, and fades in.
        let title = try #require(labels("Apple").first)
        let holder = try #require(title.superview)
        #expect(abs(state(of: holder).affineTransformToSuperlayer.tx - 390 * (1 - part)) < 0.5)
        #expect(abs(CGFloat(state(of: holder).opacity) - part) < 0.01)
        // The view behind is darker, and stays below.
        let views = navigation.view.subviews[0].subviews
        #expect(views.count == 4 && views.first === root.view && views.last === detail.view)
        #expect(abs(CGFloat(state(of: views[1]).opacity) - 0.1 * part) < 0.01)
        host.settle()
        #expect(navigation.view.subviews[0].subviews == [detail.view])
        #expect(bar.subviews.count == 2)
        #expect(holder.transform.isIdentity && holder.alpha == 1 && detail.view.transform.isIdentity)
    }

    @Test func `a push and a pop move as a critically damped spring, for half a second`() {
        setUp()
        navigation.pushViewController(detail, animated: true)
        host.advance(by: 0)
        let frequency = (1000.0 / 3).squareRoot()
        for time in [0.05, 0.1, 0.2, 0.3] {
            host.advance(by: time == 0.05 ? 0.05 : time == 0.1 ? 0.05 : 0.1)
            let rest = (1 + frequency * time) * exp(-frequency * time)
            #expect(abs(state(of: detail.view).affineTransformToSuperlayer.tx - 390 * rest) < 0.5)
        }
        host.advance(by: 0.2)
        #expect(root.view.window != nil)
        host.advance(by: 0.01)
        #expect(root.view.window == nil)
        navigation.popViewController(animated: true)
        host.advance(by: 0)
        host.advance(by: 0.1)
        let rest = (1 + frequency * 0.1) * exp(-frequency * 0.1)
        #expect(abs(state(of: detail.view).affineTransformToSuperlayer.tx - 390 * (1 - rest)) < 0.5)
        host.settle()
    }

    @Test func `the bar's backgrounds cross-fade without disappearing`() {
        setUp()
        root.scrollView.contentOffset.y = 500
        host.settle()
        // The bar is opaque over scrolled contents, and clear otherwise.
        navigation.pushViewController(detail, animated: true)
        host.advance(by: 0.09)
        let clips = bar.subviews.prefix(2)
        let widths = clips.map { state(of: $0).bounds.width }
        let edge = state(of: detail.view).affineTransformToSuperlayer.tx
        #expect(abs(widths[0] - edge) < 0.5 && widths[1] == 390)
        host.settle()
        #expect(bar.subviews.count == 2 && bar.subviews[0].bounds.width == 390)
    }

    @Test func `the title of the screen behind moves to the back button`() throws {
        setUp(largeTitles: false)
        navigation.pushViewController(detail, animated: true)
        host.advance(by: 0)
        let titles = labels("Fruit")
        #expect(titles.count == 2)
        let places = titles.map { label in
            label.convert(label.bounds, to: nil).midX
        }
        // At the start both are in the middle, and the new one is transparent.
        host.settle()
        let back = try #require(labels("Fruit").first)
        #expect(labels("Fruit").count == 1)
        #expect(places.contains { abs($0 - back.convert(back.bounds, to: nil).midX) < 1 })
    }

    @Test(arguments: [false, true]) func `on a pop, the front screen leaves to the side`(rightToLeft: Bool) {
        host = TestHost(layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
        setUp()
        navigation.pushViewController(detail, animated: false)
        host.settle()
        navigation.popViewController(animated: true)
        host.advance(by: 0.09)
        let shift = state(of: detail.view).affineTransformToSuperlayer.tx * (rightToLeft ? -1 : 1)
        #expect((100...300).contains(shift))
        let behind = state(of: root.view).affineTransformToSuperlayer.tx * (rightToLeft ? 1 : -1)
        #expect(abs(behind - 0.3 * (390 - shift)) < 0.5)
        host.settle()
        #expect(bar.subviews.count == 2 && root.view.transform.isIdentity && detail.view.window == nil)
    }

    @Test func `a finger controls the bar together with the screens`() throws {
        setUp()
        navigation.pushViewController(detail, animated: false)
        host.settle()
        let finger = host.touch(at: CGPoint(x: 5, y: 400))
        for x in stride(from: 15.0, through: 210, by: 15) {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: x, y: 400))
        }
        let part = state(of: detail.view).affineTransformToSuperlayer.tx / 390
        #expect((0.45...0.55).contains(part))
        let title = try #require(labels("Apple").first?.superview)
        #expect(abs(CGFloat(state(of: title).opacity) - (1 - part)) < 0.01)
        let large = try #require(labels("Fruit").first { $0.font.pointSize == 34 })
        #expect(abs(state(of: large).transform.m41 + 0.3 * 390 * (1 - part)) < 0.5)
        finger.cancel()
        host.settle()
        #expect(bar.subviews.count == 2 && title.alpha == 1 && labels("Fruit").count == 1)
        #expect(navigation.viewControllers == [root, detail])
    }

    /// A list whose rows have a leading action.
    private final class ActionsController: UITableViewController {
        var shown = 0

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            shown += 1
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
            ])
        }
    }

    @Test func `the edge swipe also works over a row with actions at that edge`() {
        let list = ActionsController(style: .plain)
        host.show(navigation)
        navigation.pushViewController(list, animated: false)
        host.settle()
        // Elsewhere, the drag opens the actions.
        host.drag(from: CGPoint(x: 150, y: 330), to: CGPoint(x: 250, y: 330))
        #expect(list.shown > 0 && navigation.viewControllers.count == 2)
        list.shown = 0
        let finger = host.touch(at: CGPoint(x: 4, y: 230))
        for x in stride(from: 20.0, through: 380, by: 20) {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: x, y: 230))
        }
        finger.lift()
        host.settle()
        #expect(navigation.viewControllers == [root] && list.shown == 0)
    }
}
