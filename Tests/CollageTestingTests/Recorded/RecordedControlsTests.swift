import CollageTesting
import PortableUIKit
import Testing

/// Controls as recorded on iOS 18 (`UIKitConstants.md` 6), on a phone of 402 by 874 points and three pixels per point.
@MainActor @Suite(.serialized) struct RecordedControlsTests {
    private let host = TestHost(size: CGSize(width: 402, height: 874), scale: 3, text: .fonts)

    /// Shows a view as large as it wants to be.
    private func show(_ view: UIView) {
        let holder = UIView(frame: host.window.bounds)
        holder.addSubview(view)
        if view.bounds.size == .zero { view.sizeToFit() }
        host.show(holder)
        view.layoutIfNeeded()
    }

    private func fitted(_ view: UIView) -> CGSize {
        show(view)
        return view.sizeThatFits(CGSize(width: 382, height: CGFloat.greatestFiniteMagnitude))
    }

    /// A recorded length is known to a pixel.
    private func isRecorded(_ found: CGFloat, _ recorded: CGFloat) -> Bool { abs(found - recorded) < 0.34 }

    @Test func `a switch is 51 points wide, its thumb 27 with gaps of 2`() throws {
        let control = UISwitch()
        show(control)
        #expect(control.bounds.width == 51)
        let thumb = try #require(control.descendants.first { $0.bounds.width == 27 })
        #expect(thumb.bounds.size == CGSize(width: 27, height: 27))
        #expect(thumb.convert(thumb.bounds, to: control).minX == 2)
        #expect(thumb.convert(thumb.bounds, to: control).minY == 2)
    }

    @Test func `a slider is 34 points high, its track 4, and its thumb is at the recorded position`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 382, height: 34))
        slider.maximumValue = 100
        slider.value = 75
        #expect(fitted(slider).height == 34)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.height == 4)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 75)
        #expect(isRecorded(thumb.midX, 278.6))
    }

    @Test func `a stepper is 94 by 32 with corners of 8`() throws {
        let stepper = UIStepper()
        show(stepper)
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
        #expect(stepper.sizeThatFits(.zero) == CGSize(width: 94, height: 32))
        #expect(stepper.layer.cornerRadius == 8)
    }

    @Test func `a segmented control is 32 points high`() throws {
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        show(control)
        #expect(control.bounds.height == 32)
        let title = try #require(control.descendants.first { ($0 as? UILabel)?.text == "Segment A" })
        // Recorded is the ink, which the bearings of its letters make narrower than the label.
        #expect(title.bounds.width - 65.3 >= 0 && title.bounds.width - 65.3 < 1.5, "\(title.bounds)")
        let segment = try #require(control.accessibilityElements?.first as? UIAccessibilityElement)
        #expect(isRecorded(segment.accessibilityFrameInContainerSpace.width, 87))
        let pill = try #require(control.descendants.first { $0.frame.minY == 2 && $0.frame.height == 28 })
        #expect(pill.layer.cornerRadius > 0)
        #expect(control.layer.cornerRadius == 8)
    }

    @Test func `a page control is 25 and two thirds high, with dots 17 and two thirds apart`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        let size = fitted(control)
        #expect(isRecorded(size.height, 25.67))
        #expect(isRecorded(size.width, 73))
        control.numberOfPages = 4
        #expect(isRecorded(fitted(control).width - size.width, 17.67))
    }

    @Test func `a custom button with a title of 18 points has the recorded size`() {
        let button = UIButton(type: .custom)
        button.setTitle("Do Something", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 18)
        let size = fitted(button)
        #expect(size.height == 34)
        // The recorded width is 115, from San Francisco's glyphs.
        #expect(abs(size.width - 115) <= 1, "\(size)")
    }

    @Test func `a medium wheel is 20 by 20`() {
        #expect(fitted(UIActivityIndicatorView(style: .medium)) == CGSize(width: 20, height: 20))
    }
}

extension UIView {
    /// The views in this one, at any depth.
    var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}
