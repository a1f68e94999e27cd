import CollageTesting
import PortableUIKit
import Testing

/// Bars as recorded on iOS 18 (`UIKitConstants.md` 6), on a phone of 402 by 874 points and three pixels per point.
@MainActor @Suite(.serialized) struct RecordedBarsTests {
    private let host = TestHost(size: CGSize(width: 402, height: 874), scale: 3, text: .fonts)

    private func isRecorded(_ found: CGFloat, _ recorded: CGFloat) -> Bool { abs(found - recorded) < 0.34 }

    private func tabBar(_ count: Int) -> (UITabBar, [UIControl]) {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 402, height: 49))
        bar.items = (0..<count).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
        bar.items?.first?.badgeValue = "1"
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        holder.addSubview(bar)
        host.show(holder)
        bar.layoutIfNeeded()
        return (bar, bar.subviews.compactMap { $0 as? UIControl }.sorted { $0.frame.minX < $1.frame.minX })
    }

    @Test func `six tabs are 67 points apart, with gaps of 4`() {
        let (bar, buttons) = tabBar(6)
        #expect(buttons.map(\.frame.minX) == [2, 69, 136, 203, 270, 337])
        #expect(buttons.allSatisfy { $0.frame.width == 63 })
        #expect(bar.bounds.width - buttons[5].frame.maxX == 2)
    }

    @Test func `a badge of one character is a circle of 18 points`() throws {
        let (bar, buttons) = tabBar(4)
        let badge = try #require(buttons[0].descendants.first { $0.layer.cornerRadius == 9 })
        #expect(badge.bounds.size == CGSize(width: 18, height: 18))
        #expect(isRecorded(badge.convert(badge.bounds, to: bar).minX, 61.3))
        #expect(badge.frame.minY == 2)
    }

    @Test func `the capitals of a tab's title begin 37 points below the top of the tab`() throws {
        let (_, buttons) = tabBar(4)
        let label = try #require(buttons[0].subviews.first { $0 is UILabel } as? UILabel)
        #expect(isRecorded(label.frame.minY + label.font.ascender - label.font.capHeight, 37))
    }

    @Test func `the line of a tab bar is a pixel above it`() throws {
        let (bar, _) = tabBar(4)
        let line = try #require(bar.descendants.first { $0.bounds.height < 1 && $0.bounds.height > 0 })
        #expect(isRecorded(line.bounds.height, 1 / 3))
        #expect(abs(line.convert(line.bounds, to: bar).maxY) < 1e-6)
    }

    private func pushed() -> UINavigationController {
        let first = UIViewController(), second = UIViewController()
        first.title = "First"
        second.title = "Second"
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        host.show(navigation)
        host.settle()
        return navigation
    }

    @Test func `on a phone with an island the bar begins above the end of the safe area`() throws {
        let navigation = pushed()
        let bar = navigation.navigationBar
        #expect(isRecorded(bar.frame.minY, 56.33) && bar.frame.height == 44)
        #expect(isRecorded(try #require(navigation.topViewController?.view).safeAreaInsets.top, 100.33))
        let back = try #require(bar.descendants.first { $0 is UIControl && $0.bounds.width > 40 })
        let frame = back.convert(back.bounds, to: host.window)
        #expect(frame.minX == 0 && frame.height == 44 && isRecorded(frame.minY, 56.33))
        #expect(isRecorded(frame.maxX, 63.67), "\(frame)")
        let title = try #require(
            bar.descendants.first { ($0 as? UILabel)?.text == "Second" && ($0 as? UILabel)?.font.pointSize == 17 })
        let place = title.convert(title.bounds, to: host.window)
        #expect(isRecorded(place.minX, 171) && isRecorded(place.width, 60.3), "\(place)")
        #expect(isRecorded(place.minY, 68) && isRecorded(place.height, 20.3), "\(place)")
        let arrow = try #require(back.subviews.first { !($0 is UILabel) })
        // A stroke of three points, half a point inside the view.
        #expect(isRecorded(arrow.convert(arrow.bounds, to: bar).minX + 0.5, 9.3))
        #expect(arrow.bounds.size == CGSize(width: 12, height: 20))
    }

    @Test(arguments: [(CGSize(width: 393, height: 852), 161.0 / 3), (CGSize(width: 390, height: 844), 47.0)])
    func `the bar's position depends on the Dynamic Island`(size: CGSize, top: Double) {
        let host = TestHost(size: size, scale: 3)
        let navigation = UINavigationController(rootViewController: UIViewController())
        host.show(navigation)
        #expect(abs(navigation.navigationBar.frame.minY - top) < 1e-6)
    }
}
