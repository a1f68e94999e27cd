import CollageTesting
import Foundation
import Testing

@MainActor final class UIToolbarTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    private var taps: [String] = []

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(
            title: title, primaryAction: UIAction(title: title) { [weak self] _ in self?.taps.append(title) })
    }

    private func show(_ items: [UIBarButtonItem]) -> UIToolbar {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 390, height: 44))
        bar.items = items
        let view = UIView()
        host.show(view)
        view.addSubview(bar)
        host.settle()
        return bar
    }

    private func frame(of title: String) -> CGRect? {
        host.first(UILabel.self) { $0.text == title }.map { $0.superview?.frame ?? .zero }
    }

    @Test func `items are side by side, and flexible spaces share the remaining width`() throws {
        _ = show([item("A"), .flexibleSpace(), item("B"), .flexibleSpace(), item("C")])
        let first = try #require(frame(of: "A")), second = try #require(frame(of: "B"))
        let third = try #require(frame(of: "C"))
        #expect(first.minX == 16 && third.maxX == 374)
        #expect(abs(second.midX - 195) < 0.5)
        #expect(first.height == 44)
        host.tap(CGPoint(x: 195, y: 722))
        host.tap(CGPoint(x: 365, y: 722))
        #expect(taps == ["B", "C"])
    }

    @Test func `a fixed space keeps its width`() throws {
        _ = show([item("A"), .fixedSpace(50), item("B")])
        let first = try #require(frame(of: "A")), second = try #require(frame(of: "B"))
        #expect(second.minX == first.maxX + 50)
    }

    @Test func `right-to-left layouts mirror the bar`() throws {
        host.change(layoutDirection: .rightToLeft)
        _ = show([item("A"), .flexibleSpace(), item("B")])
        #expect(try #require(frame(of: "A")).maxX == 374)
        #expect(try #require(frame(of: "B")).minX == 16)
    }

    @Test func `items that are too wide shrink`() throws {
        _ = show((0..<8).map { item("Very long title \($0)") })
        #expect(try #require(frame(of: "Very long title 7")).maxX <= 374.5)
    }

    @Test func `items change while they are shown`() throws {
        let button = item("A")
        let bar = show([button])
        button.title = "Other"
        host.settle()
        #expect(frame(of: "A") == nil && frame(of: "Other") != nil)
        button.isHidden = true
        host.settle()
        #expect(frame(of: "Other") == nil)
        bar.setItems([item("New")], animated: true)
        host.advance(by: 0.1)
        host.settle()
        #expect(frame(of: "New") != nil)
        #expect(button.bar == nil)
        bar.items = nil
        host.settle()
        #expect(frame(of: "New") == nil && bar.items == nil)
    }

    @Test func `an item that is disabled does nothing`() throws {
        let button = item("A")
        button.isEnabled = false
        _ = show([button])
        host.tap(CGPoint(x: 22, y: 722))
        #expect(taps.isEmpty)
    }

    private final class Delegate: NSObject, UIToolbarDelegate {
        func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
    }

    @Test func `the delegate specifies the position of the bar`() {
        let bar = UIToolbar()
        #expect(bar.barPosition == .bottom)
        let delegate = Delegate()
        bar.delegate = delegate
        #expect(bar.barPosition == .top)
    }

    @Test func `the appearance follows height and edge`() {
        let bar = show([])
        #expect(bar.currentAppearance === bar.standardAppearance)
        let edge = UIToolbarAppearance()
        edge.backgroundColor = .red
        bar.isAtScrollEdge = true
        #expect(bar.currentAppearance.backgroundEffect == nil && bar.currentAppearance.shadowColor == nil)
        bar.scrollEdgeAppearance = edge
        #expect(bar.currentAppearance === edge)
        bar.isAtScrollEdge = false
        let compact = UIToolbarAppearance()
        bar.compactAppearance = compact
        host.change(size: CGSize(width: 844, height: 390))
        #expect(bar.currentAppearance === compact)
        #expect(bar.sizeThatFits(CGSize(width: 300, height: 300)) == CGSize(width: 300, height: 32))
        let copy = edge.copy() as? UIToolbarAppearance
        #expect(copy !== edge && copy?.backgroundColor == .red)
    }

    @Test func `images of the older API are kept`() {
        let bar = UIToolbar()
        let image = UIImage()
        bar.setBackgroundImage(image, forToolbarPosition: .any, barMetrics: .default)
        bar.setShadowImage(image, forToolbarPosition: .bottom)
        #expect(bar.backgroundImage(forToolbarPosition: .any, barMetrics: .default) === image)
        #expect(bar.backgroundImage(forToolbarPosition: .top, barMetrics: .compact) == nil)
        #expect(bar.shadowImage(forToolbarPosition: .bottom) === image)
    }

    @Test func `items of a deallocated bar can be used in another one`() {
        let button = item("A")
        weak var bar: UIToolbar?
        do {
            let made = UIToolbar()
            made.items = [button]
            bar = made
        }
        #expect(bar == nil)
    }
}
