import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor final class SystemControlTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()
    private var events: [String] = []

    private func show<Control: UIControl>(_ control: Control, at origin: CGPoint = CGPoint(x: 50, y: 100)) -> Control {
        let view = UIView(frame: .zero)
        host.show(view)
        control.frame.origin = origin
        view.addSubview(control)
        control.addAction(UIAction { [weak self] _ in self?.events.append("changed") }, for: .valueChanged)
        host.settle()
        return control
    }

    @Test func `controls are as large as UIKit's`() {
        #expect(UIStepper().intrinsicContentSize == CGSize(width: 94, height: 32))
        #expect(UISegmentedControl(items: ["One", "Two"]).intrinsicContentSize.height == 32)
        #expect(UISlider().intrinsicContentSize.height == 34)
    }

    @Test func `a switch is tapped`() {
        let control = show(UISwitch(frame: CGRect(x: 0, y: 0, width: 300, height: 300)))
        #expect(control.bounds.size == CGSize(width: 51, height: 31))
        #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
        host.tap(control)
        #expect(control.isOn && events == ["changed"])
        control.isOn = false
        control.setOn(true, animated: true)
        #expect(events == ["changed"])
    }

    @Test func `a switch is dragged`() {
        let control = show(UISwitch())
        host.drag(from: CGPoint(x: 60, y: 115), to: CGPoint(x: 95, y: 115))
        #expect(control.isOn && events == ["changed"])
    }

    @Test func `a slider follows the finger`() {
        let control = show(UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34)))
        host.drag(from: CGPoint(x: 66, y: 117), to: CGPoint(x: 152, y: 117))
        #expect(abs(control.value - 0.5) < 0.01)
        #expect(!events.isEmpty)
        control.value = 7
        #expect(control.value == 1)
        control.minimumValue = 5
        #expect(control.maximumValue == 5 && control.value == 5)
        control.value = .nan
        #expect(control.value == 5)
    }

    @Test func `controls keep their state through a change of appearance`() {
        let slider = show(UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34)))
        let toggle = show(UISwitch(), at: CGPoint(x: 50, y: 200))
        let segments = show(UISegmentedControl(items: ["One", "Two"]), at: CGPoint(x: 50, y: 300))
        let stepper = show(UIStepper(), at: CGPoint(x: 50, y: 400))
        slider.value = 0.7
        toggle.isOn = true
        segments.selectedSegmentIndex = 1
        stepper.value = 3
        host.change(style: .dark)
        host.change(style: .light, contentSizeCategory: .accessibilityLarge)
        #expect(slider.value == 0.7 && toggle.isOn && segments.selectedSegmentIndex == 1 && stepper.value == 3)
        #expect(events.isEmpty)
    }

    @Test func `a slider can be dragged only by its thumb`() {
        let control = show(UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 34)))
        host.tap(CGPoint(x: 200, y: 117))
        #expect(control.value == 0 && events.isEmpty)
    }

    @Test func `a stepper steps and repeats`() {
        let control = show(UIStepper())
        host.tap(CGPoint(x: 50 + 80, y: 116))
        #expect(control.value == 1)
        let finger = host.touch(at: CGPoint(x: 50 + 80, y: 116))
        host.advance(by: 0.5)
        host.advance(by: 0.1)
        finger.lift()
        #expect(control.value == 4)
        host.tap(CGPoint(x: 60, y: 116))
        #expect(control.value == 3)
        control.maximumValue = 3
        host.tap(CGPoint(x: 50 + 80, y: 116))
        #expect(control.value == 3)
        control.wraps = true
        host.tap(CGPoint(x: 50 + 80, y: 116))
        #expect(control.value == 0)
        // The tap up, three steps of the finger that stayed, the tap down, and the finger that wrapped around.
        #expect(events.count == 6)
    }

    @Test func `a step value of zero raises an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UIStepper().stepValue = 0 }
        }
    }

    @Test func `a segment is selected by a tap`() {
        let control = show(UISegmentedControl(items: ["One", "Two", "Three"]))
        control.frame.size = CGSize(width: 304, height: 32)
        host.settle()
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        host.tap(CGPoint(x: 50 + 152, y: 116))
        #expect(control.selectedSegmentIndex == 1 && events == ["changed"])
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 0) == "Zero")
        control.removeSegment(at: 2, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        control.setEnabled(false, forSegmentAt: 1)
        host.tap(CGPoint(x: 50 + 152, y: 116))
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func `a page control turns one page`() {
        let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 200, height: 26))
        control.numberOfPages = 3
        _ = show(control)
        host.tap(CGPoint(x: 240, y: 113))
        #expect(control.currentPage == 1 && events == ["changed"])
        host.tap(CGPoint(x: 60, y: 113))
        #expect(control.currentPage == 0)
        control.currentPage = 99
        #expect(control.currentPage == 2)
        control.numberOfPages = 1
        #expect(control.currentPage == 0)
        #expect(control.size(forNumberOfPages: 3).height == 26)
    }

    @Test func `dividers are between segments but not next to the selected one`() {
        let control = show(UISegmentedControl(items: ["One", "Two", "Three", "Four"]))
        func shown() -> [CGFloat] {
            control.subviews.filter { $0.bounds.size == CGSize(width: 1, height: 16) && $0.alpha > 0 }
                .map(\.center.x).sorted()
        }
        let width = (control.bounds.width - 3) / 4
        let places = (1...3).map { (width + 1) * CGFloat($0) - 0.5 }
        #expect(zip(shown(), places).allSatisfy { abs($0 - $1) < 0.01 } && shown().count == 3)
        control.selectedSegmentIndex = 1
        #expect(shown() == [control.bounds.width - width - 0.5])
        control.selectedSegmentIndex = 3
        #expect(shown().count == 2)
        host.tap(CGPoint(x: control.frame.minX + 5, y: control.frame.midY))
        host.settle()
        #expect(control.selectedSegmentIndex == 0 && shown().count == 2)
        control.removeSegment(at: 3, animated: false)
        control.removeSegment(at: 2, animated: false)
        control.layoutIfNeeded()
        #expect(shown().isEmpty)
        control.semanticContentAttribute = .forceRightToLeft
        control.insertSegment(withTitle: "Three", at: 2, animated: false)
        control.layoutIfNeeded()
        let third = (control.bounds.width - 2) / 3
        #expect(shown().count == 1 && abs((shown().first ?? 0) - (third + 0.5)) < 0.01)
    }

    @Test func `a progress view is a thin line regardless of its height`() throws {
        let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 101, height: 20))
        view.progress = 0.5
        view.layoutIfNeeded()
        let bar = try #require(view.subviews.last)
        #expect(bar.frame == CGRect(x: 0, y: 8, width: 51, height: 4) && bar.layer.cornerRadius == 2)
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 8, width: 101, height: 4))
        view.progress = 0.01
        view.layoutIfNeeded()
        #expect(bar.frame.width == 8, "two round ends")
        view.progress = 0
        view.layoutIfNeeded()
        #expect(bar.isHidden)
    }

    @Test func `progress is clamped between 0 and 1`() {
        let view = UIProgressView(progressViewStyle: .default)
        view.progress = 3
        #expect(view.progress == 1)
        view.progress = -1
        #expect(view.progress == 0)
        view.setProgress(.nan, animated: false)
        #expect(view.progress == 0 && view.intrinsicContentSize.height == 4)
    }

    @Test func `a wheel turns by the clock and doesn't keep frames active`() {
        let wheel = UIActivityIndicatorView(style: .large)
        #expect(wheel.bounds.size == CGSize(width: 37, height: 37) && wheel.isHidden)
        let view = UIView(frame: .zero)
        host.show(view)
        view.addSubview(wheel)
        wheel.startAnimating()
        #expect(wheel.isAnimating && !wheel.isHidden)
        host.settle()
        let before = wheel.makeDisplayCommands()
        host.advance(by: 0.25)
        #expect(wheel.makeDisplayCommands() != before)
        wheel.stopAnimating()
        #expect(wheel.isHidden)
    }

    @Test func `older styles of wheels are white or gray`() {
        let wheel = UIActivityIndicatorView(style: .whiteLarge)
        #expect(wheel.bounds.size == CGSize(width: 37, height: 37) && wheel.color == .white)
        wheel.style = .gray
        #expect(wheel.intrinsicContentSize == CGSize(width: 20, height: 20) && wheel.color == .systemGray)
        wheel.color = .red
        wheel.style = .white
        #expect(wheel.color == .red)
        wheel.color = nil
        #expect(wheel.color == .white)
    }

    @Test func `a control handles taps before the view around it`() {
        let control = show(UISwitch())
        let tap = UITapGestureRecognizer()
        control.superview?.addGestureRecognizer(tap)
        host.tap(control)
        #expect(control.isOn)
    }
}
