import CollageTesting
import Testing
@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

/// Menus of iOS 26.1 on a phone of 393 x 852 points, recorded by Vercantez/openuikit, and menus of iOS 18.
@MainActor @Suite(.device) struct RecordedMenusTests {
    /// Opens the menu of a button of 100 x 44 points at 40, 200.
    private func open(_ menu: UIMenu, on system: CollageTesting.Device.System = .iOS26) -> TestHost {
        let host = TestHost(.iPhone16.running(system), text: .fonts)
        let view = UIView(frame: .zero)
        host.show(view)
        let button = UIButton(type: .system)
        button.menu = menu
        button.showsMenuAsPrimaryAction = true
        button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
        view.addSubview(button)
        host.tap(button)
        host.settle()
        return host
    }

    private func frame(_ host: TestHost) throws -> CGRect {
        let menu = try #require(host.first(MenuView.self))
        return menu.convert(menu.bounds, to: nil)
    }

    private func rows(_ host: TestHost) -> [CGRect] {
        host.all(MenuRowView.self).map { $0.convert($0.bounds, to: nil) }
    }

    private func textStart(_ host: TestHost) throws -> CGFloat {
        let row = try #require(host.first(MenuRowView.self))
        return try #require(host.first(UILabel.self) { $0.superview === row }).frame.minX
    }

    private func action(_ title: String, image: String? = nil, isOn: Bool = false) -> UIAction {
        UIAction(title: title, image: image.flatMap { UIImage(systemName: $0) }, state: isOn ? .on : .off) { _ in }
    }

    @Test func `a menu of iOS 26 opens over its button, with rows of 42 points`() throws {
        let host = open(UIMenu(children: [action("One"), action("Two")]))
        #expect(try abs(frame(host).height - 104) < 0.01)
        #expect(try frame(host).origin == CGPoint(x: 40, y: 200) && frame(host).width == 250)
        let rows = rows(host)
        #expect(rows.count == 2 && rows.allSatisfy { abs($0.height - 42) < 0.01 })
        #expect(abs(rows[0].minY - 210) < 0.01 && abs(rows[1].minY - 252) < 0.01)
        #expect(try textStart(host) == 28)
    }

    @Test func `a menu of iOS 18 opens below its button, with rows of 44 points and lines`() throws {
        let host = open(UIMenu(children: [action("One"), action("Two")]), on: .iOS18)
        #expect(try frame(host).minY == 254)
        let rows = rows(host)
        #expect(rows.allSatisfy { $0.height == 44 } && rows[1].minY > rows[0].maxY)
        #expect(try textStart(host) == 16)
    }

    @Test func `titles are indented for checkmarks, and for images if any row has one`() throws {
        #expect(try textStart(open(UIMenu(children: [action("One"), action("Two", isOn: true)]))) == 40)
        #expect(try textStart(open(UIMenu(children: [action("One"), action("Two", image: "star")]))) == 60)
    }

    @Test func `groups have a distance of 21 points`() throws {
        let group = UIMenu(options: .displayInline, children: [action("Two")])
        let rows = rows(open(UIMenu(children: [action("One"), group])))
        #expect(rows.count == 2 && abs(rows[1].minY - rows[0].maxY - 21) < 0.01)
    }

    @Test func `a title is 40 points high, and a subtitle makes a row 58 points high`() throws {
        let row = UIAction(title: "One", subtitle: "More") { _ in }
        let rows = rows(open(UIMenu(title: "Title", children: [row])))
        #expect(abs((rows.first?.minY ?? 0) - 210 - 40.333) < 0.4 && abs((rows.first?.height ?? 0) - 58) < 0.7)
    }

    @Test func `a menu is glass with the radius of its capsules`() throws {
        let host = open(UIMenu(children: [action("One")]))
        let menu = try #require(host.first(MenuView.self))
        let node = try #require(menu.subviews.first?.subviews.first?.layer.displayNode(at: host.now))
        #expect(node.backdrop != nil && node.corners.topLeft == 32.5)
    }
}
