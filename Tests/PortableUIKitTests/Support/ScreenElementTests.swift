import CollageTesting
import Foundation
@_spi(Collage) import PortableUIKit
import Testing

/// Finding and using elements of the screen by their labels and identifiers.
@MainActor struct ScreenElementTests {
    private let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    private let view = UIView()
    private let log = Log()

    @MainActor private final class Log: NSObject {
        var lines: [String] = []

        func tapTwice(_ recognizer: UITapGestureRecognizer) { lines.append("twice") }

        func hold(_ recognizer: UILongPressGestureRecognizer) {
            if recognizer.state == .began { lines.append("held") }
        }
    }

    private func addButton(_ title: String, y: CGFloat, identifier: String? = nil) {
        let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 40))
        button.setTitle(title, for: .normal)
        button.accessibilityIdentifier = identifier
        button.addAction(UIAction { [log] _ in log.lines.append("\(title) \(identifier ?? "")") }, for: .touchUpInside)
        view.addSubview(button)
    }

    @Test func `elements are found by label, identifier, and position`() throws {
        addButton("Go", y: 20)
        addButton("Go", y: 80, identifier: "second")
        host.show(view)
        #expect(host.elements.map(\.text) == ["Go", "Go"])
        try host.element(labeled: "Go", index: 0).tap()
        try host.element(labeled: "Go", index: 1).tap()
        try host.element(identified: "second").tap()
        #expect(log.lines == ["Go ", "Go second", "Go second"])
        #expect(try host.element(identified: "second").frame == CGRect(x: 20, y: 80, width: 100, height: 40))
        #expect(try host.element(labeled: "Go", index: 0).point(at: CGPoint(x: 1, y: 0)) == CGPoint(x: 120, y: 20))
    }

    @Test func `a missing element is reported with the existing ones`() {
        addButton("Go", y: 20, identifier: "go")
        host.show(view)
        #expect {
            try host.element(labeled: "Stop")
        } throws: {
            "\($0)" == "Nothing on the screen has the label \"Stop\". The screen has: \"Go\" (identifier \"go\")."
        }
        #expect {
            try host.element(labeled: "Go", index: 1)
        } throws: {
            "\($0)".hasPrefix("Only 1 of the elements on the screen has the label \"Go\"")
        }
    }

    @Test func `taps count and fingers hold`() throws {
        addButton("Go", y: 20)
        let button = try #require(view.subviews.first)
        let twice = UITapGestureRecognizer(
            target: log, action: Selector("tapTwice:") { (log: Log) in log.tapTwice })
        twice.numberOfTapsRequired = 2
        button.addGestureRecognizer(twice)
        button.addGestureRecognizer(
            UILongPressGestureRecognizer(target: log, action: Selector("hold:") { (log: Log) in log.hold }))
        host.show(view)
        try host.element(labeled: "Go").tap(count: 2)
        try host.element(labeled: "Go").hold(for: 1)
        #expect(log.lines.contains("twice"))
        #expect(log.lines.contains("held"))
    }

    @Test func `the wheel scrolls and a finger drags`() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        label.text = "Tea"
        scrollView.addSubview(label)
        view.addSubview(scrollView)
        host.show(view)
        try host.element(labeled: "Tea").scroll(by: CGVector(dx: 0, dy: 120.5))
        #expect(scrollView.contentOffset.y == 120.5)
        try host.element(labeled: "Tea").drag(by: CGVector(dx: 0, dy: 60))
        #expect(scrollView.contentOffset.y < 80)
    }

    @Test func `sliders are dragged and stepped`() throws {
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        slider.accessibilityLabel = "Volume"
        slider.value = 0.5
        view.addSubview(slider)
        host.show(view)
        try host.element(labeled: "Volume").perform(.increment)
        #expect(slider.value > 0.5)
        let before = slider.value
        try host.element(labeled: "Volume").drag(
            by: CGVector(dx: -60, dy: 0), at: CGPoint(x: CGFloat(before), y: 0.5))
        #expect(slider.value < before)
    }
}
