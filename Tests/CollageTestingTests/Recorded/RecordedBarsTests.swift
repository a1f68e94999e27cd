import CollageTesting
import struct CollageTesting.Device
import PortableUIKit
import Testing

/// Bars as recorded on iOS 18 and iOS 26 (`UIKitConstants.md` 6).
@MainActor @Suite(.device) struct RecordedBarsTests {
    private func tabBar(_ count: Int, in host: TestHost) -> (UITabBar, [UIControl]) {
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 402, height: 0))
        bar.frame.size.height = bar.sizeThatFits(bar.bounds.size).height
        bar.items = (0..<count).map { UITabBarItem(title: "Item \($0)", image: nil, tag: $0) }
        bar.items?.first?.badgeValue = "1"
        let holder = UIView(frame: CGRect(x: 0, y: 0, width: 402, height: 874))
        holder.addSubview(bar)
        host.show(holder)
        bar.layoutIfNeeded()
        return (bar, bar.subviews.compactMap { $0 as? UIControl }.sorted { $0.frame.minX < $1.frame.minX })
    }

    @Test(arguments: Device.System.designs) func `six tabs have the recorded distances`(system: Device.System) {
        let host = recordedPhone(system)
        let (bar, buttons) = tabBar(6, in: host)
        #expect(buttons.count == 6)
        // Each tab begins at a whole pixel.
        let distance = (buttons[5].frame.minX - buttons[0].frame.minX) / 5
        #expect(isRecorded(distance, system.recorded(67, 55.6)), "\(distance)")
        #expect(isRecorded(distance - buttons[0].frame.width, system.recorded(4, -18.3)))
        #expect(isRecorded(bar.bounds.width - buttons[5].frame.maxX, system.recorded(2, 25)))
    }

    @Test(arguments: Device.System.designs) func `a badge of one character is a circle of 18 points`(
        system: Device.System
    ) throws {
        let host = recordedPhone(system)
        let (bar, buttons) = tabBar(4, in: host)
        let badge = try #require(buttons[0].descendants.first { $0.layer.cornerRadius == 9 })
        #expect(badge.bounds.size == CGSize(width: 18, height: 18))
        let x = badge.convert(badge.bounds, to: bar).minX
        // On iOS 26, the position was read from a blurred edge.
        #expect(abs(x - system.recorded(61.3, 70)) <= system.recorded(0.34, 0.5), "\(x)")
        #expect(badge.frame.minY == 2)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: Device.System.designs) func `the capitals of a tab's title begin at the recorded position`(
        system: Device.System
    ) throws {
        let host = recordedPhone(system)
        let (_, buttons) = tabBar(4, in: host)
        let label = try #require(buttons[0].subviews.first { $0 is UILabel } as? UILabel)
        let top = label.frame.minY + label.font.ascender - label.font.capHeight
        #expect(isRecorded(top, system.recorded(37, 37.7)), "\(top)")
        withExtendedLifetime(host) {}
    }

    @Test(arguments: Device.System.designs) func `the line of a tab bar is a pixel above it, or missing`(
        system: Device.System
    ) throws {
        let host = recordedPhone(system)
        let (bar, _) = tabBar(4, in: host)
        let lines = bar.descendants.filter {
            $0.bounds.height < 1 && $0.bounds.height > 0 && !$0.isHidden
                && $0.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false
        }
        #expect(lines.count == system.recorded(1, 0))
        for line in lines {
            #expect(isRecorded(line.bounds.height, 1 / 3))
            #expect(abs(line.convert(line.bounds, to: bar).maxY) < 1e-6)
        }
        withExtendedLifetime(host) {}
    }

    private func pushed(in host: TestHost) -> UINavigationController {
        let first = UIViewController(), second = UIViewController()
        first.title = "First"
        second.title = "Second"
        let navigation = UINavigationController(rootViewController: first)
        navigation.pushViewController(second, animated: false)
        host.show(navigation)
        host.settle()
        return navigation
    }

    @Test(arguments: Device.System.designs)
    func `a bar on a phone with a Dynamic Island has the recorded height`(system: Device.System) throws {
        let host = recordedPhone(system)
        let navigation = pushed(in: host)
        let bar = navigation.navigationBar
        let top = system.recorded(169.0 / 3, 62), height: CGFloat = system.recorded(44, 54)
        #expect(isRecorded(bar.frame.minY, top) && bar.frame.height == height)
        #expect(isRecorded(try #require(navigation.topViewController?.view).safeAreaInsets.top, top + height))
        let back = try host.element(labeled: "First").frame
        #expect(isRecorded(back.minX, system.recorded(0, 16)) && isRecorded(back.minY, top), "\(back)")
        #expect(isRecorded(back.width, system.recorded(63.67, 44)) && back.height == 44, "\(back)")
        let title = try host.element(labeled: "Second").frame
        #expect(isRecorded(title.minX, system.recorded(171, 170.7)) && isRecorded(title.width, 60.3), "\(title)")
        #expect(isRecorded(title.minY, system.recorded(68, 73.67)), "\(title)")
        #expect(isRecorded(title.height, system.recorded(20.3, 20.67)), "\(title)")
    }

    @Test func `the arrow of iOS 18 begins 9 points from the side`() throws {
        let host = recordedPhone(.iOS18)
        let bar = pushed(in: host).navigationBar
        let back = try #require(bar.descendants.first { $0 is UIControl && $0.bounds.width > 40 })
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
