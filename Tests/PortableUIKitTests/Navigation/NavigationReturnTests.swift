import CollageTesting
import Testing

/// A screen that was left and returned to equals one that is shown for the first time.
@MainActor final class NavigationReturnTests {
    enum Route: CaseIterable {
        case program, button, swipe, cancelledSwipe
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let route: Route
        let offset: CGFloat
        let mode: UINavigationItem.LargeTitleDisplayMode
        let large: Bool
        var testDescription: String { "\(route), \(offset), \(mode), \(large ? "large" : "small")" }
    }

    nonisolated static let cases = Route.allCases.flatMap { route in
        [-143, -117, -91, 0, 700, 2190].flatMap { (offset: CGFloat) in
            [UINavigationItem.LargeTitleDisplayMode.automatic, .never].flatMap { mode in
                [true, false].map { Case(route: route, offset: offset, mode: mode, large: $0) }
            }
        }
    }

    /// A scrolled root, and optionally a screen above.
    private func makeScreen(_ test: Case, on host: TestHost) -> (UINavigationController, RowsController) {
        let root = RowsController("Fruit", button: "Sort")
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = test.large
        host.show(navigation)
        root.scrollView.contentOffset.y = max(test.offset, root.scrollView.offsetRange.y.lowerBound)
        host.settle()
        return (navigation, root)
    }

    private func swipe(_ host: TestHost, cancelled: Bool) {
        let finger = host.touch(at: CGPoint(x: 5, y: 400))
        for x in stride(from: 20.0, through: 380, by: 20) {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: x, y: 400))
        }
        if cancelled { finger.cancel() } else { finger.lift() }
        host.settle()
    }

    @Test(arguments: cases) func `a screen that is returned to equals a new one at the same path`(_ test: Case) {
        let host = TestHost()
        let (navigation, root) = makeScreen(test, on: host)
        let fresh = described(navigation.view)
        let offset = root.scrollView.contentOffset
        let detail = RowsController("Apple", mode: test.mode, button: "Share")
        navigation.pushViewController(detail, animated: true)
        host.settle()
        detail.scrollView.contentOffset.y = 300
        host.settle()
        let pushed = described(navigation.view)
        switch test.route {
        case .program: navigation.popViewController(animated: true)
        case .button: host.tap(CGPoint(x: 14, y: 69))
        case .swipe: swipe(host, cancelled: false)
        case .cancelledSwipe:
            swipe(host, cancelled: true)
            #expect(navigation.topViewController === detail && described(navigation.view) == pushed)
            navigation.popViewController(animated: false)
        }
        host.settle()
        #expect(navigation.viewControllers == [root] && root.scrollView.contentOffset == offset)
        #expect(described(navigation.view) == fresh)
        // And scrolling continues to work.
        root.scrollView.contentOffset.y = root.scrollView.offsetRange.y.lowerBound
        host.settle()
        #expect(navigation.navigationBar.frame.height == (test.large ? 96 : 44))
    }

    @Test func `a pushed screen equals one with which the controllers begin`() {
        func make(pushed: Bool) -> [String] {
            let host = TestHost()
            let root = RowsController("Fruit"), detail = RowsController("Apple", button: "Share")
            let navigation = UINavigationController(rootViewController: root)
            navigation.navigationBar.prefersLargeTitles = true
            if !pushed { navigation.pushViewController(detail, animated: false) }
            host.show(navigation)
            if pushed {
                navigation.pushViewController(detail, animated: true)
                host.settle()
            }
            return described(navigation.view)
        }
        #expect(make(pushed: true) == make(pushed: false))
    }

    @Test func `a screen that scrolled while it was covered has the title of its offset`() {
        let host = TestHost()
        let root = RowsController("Fruit"), detail = RowsController("Apple")
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        navigation.pushViewController(detail, animated: true)
        host.settle()
        root.scrollView.contentOffset.y = 800
        navigation.popViewController(animated: true)
        host.settle()
        #expect(navigation.navigationBar.frame.height == 44 && root.scrollView.contentOffset.y == 800)
        #expect(root.scrollView.adjustedContentInset.top == 91)
    }

    @Test func `a controller that scrolls before it is shown opens without its large title over the contents`() {
        let host = TestHost()
        let detail = RowsController("Apple")
        detail.loadViewIfNeeded()
        detail.scrollView.contentOffset.y = 600
        let navigation = UINavigationController(rootViewController: RowsController("Fruit"))
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        navigation.pushViewController(detail, animated: true)
        host.settle()
        #expect(navigation.navigationBar.frame.height == 44 && detail.scrollView.contentOffset.y == 600)
    }

    @Test func `a large title expands again when a phone scrolled to the top is rotated to portrait`() {
        let host = TestHost()
        let root = RowsController("Fruit")
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        let upright = described(navigation.navigationBar)
        root.scrollView.contentOffset.y = 500
        host.settle()
        host.change(size: CGSize(width: 844, height: 390))
        #expect(navigation.navigationBar.frame.height == 32)
        root.scrollView.contentOffset.y = root.scrollView.offsetRange.y.lowerBound
        host.settle()
        host.change(size: CGSize(width: 390, height: 844))
        #expect(described(navigation.navigationBar) == upright)
        #expect(root.scrollView.contentOffset.y == -143)
    }

    @Test func `large titles grow with the text size, and the contents are below them`() throws {
        let host = TestHost()
        let root = RowsController("Fruit")
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        func title() -> UILabel? { host.first(UILabel.self) { $0.text == "Fruit" && $0.font.pointSize > 30 } }
        #expect(title()?.font.pointSize == 34)
        host.change(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(title()?.font.pointSize == 60)
        let label = try #require(title())
        let bottom = navigation.navigationBar.frame.maxY
        #expect(bottom > 143 && label.convert(label.bounds, to: nil).maxY <= bottom)
        #expect(root.scrollView.contentOffset.y == -bottom)
        host.change(contentSizeCategory: .large)
        #expect(navigation.navigationBar.frame.maxY == 143 && root.scrollView.contentOffset.y == -143)
    }

    @Test func `a bar over contents that don't scroll, or are at their top, is clear`() {
        let host = TestHost()
        let plain = UIViewController()
        let navigation = UINavigationController(rootViewController: plain)
        host.show(navigation)
        let bar = navigation.navigationBar
        #expect(bar.currentAppearance.backgroundEffect == nil)
        // Contents that extend under the bar are at their top, too.
        let picture = RowsController("Picture")
        picture.scrollView.contentInsetAdjustmentBehavior = .never
        navigation.pushViewController(picture, animated: true)
        host.settle()
        #expect(bar.currentAppearance.backgroundEffect == nil)
        picture.scrollView.contentOffset.y = 10
        host.settle()
        #expect(bar.currentAppearance === bar.standardAppearance)
        navigation.popViewController(animated: true)
        host.settle()
        #expect(bar.currentAppearance.backgroundEffect == nil)
    }
}
