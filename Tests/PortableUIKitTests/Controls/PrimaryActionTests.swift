import CollageTesting
import Testing

@MainActor struct PrimaryActionTests {
    private func show(_ control: UIControl) -> TestHost {
        let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
        let container = UIView()
        control.frame = CGRect(x: 20, y: 40, width: 200, height: 40)
        container.addSubview(control)
        host.show(container)
        return host
    }

    @Test func `a stepper performs its primary action for each step`() {
        var values: [Double] = []
        let stepper = UIStepper(
            frame: .zero, primaryAction: UIAction { values.append(($0.sender as! UIStepper).value) })
        let host = show(stepper)
        host.tap(CGPoint(x: stepper.frame.maxX - 10, y: stepper.frame.midY))
        host.settle()
        stepper.accessibilityIncrement()
        #expect(values == [1, 2])
    }

    @Test(arguments: [true, false])
    func `a slider performs its primary action when its value changes, or when the touch ends`(isContinuous: Bool) {
        var count = 0
        let slider = UISlider(frame: .zero, primaryAction: UIAction { _ in count += 1 })
        slider.isContinuous = isContinuous
        let host = show(slider)
        host.drag(
            from: CGPoint(x: slider.frame.minX + 10, y: slider.frame.midY),
            to: CGPoint(x: slider.frame.midX, y: slider.frame.midY), duration: 0.2)
        host.settle()
        #expect(slider.value > 0.3)
        #expect(isContinuous ? count > 1 : count == 1)
    }

    @Test func `a switch, a segmented control, and a page control perform their primary actions`() {
        var names: [String] = []
        let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in names.append("switch") })
        let host = show(toggle)
        host.tap(CGPoint(x: toggle.frame.midX, y: toggle.frame.midY))
        let pages = UIPageControl(frame: .zero, primaryAction: UIAction { _ in names.append("pages") })
        pages.numberOfPages = 3
        show(pages).tap(CGPoint(x: pages.frame.maxX - 5, y: pages.frame.midY))
        let segments = UISegmentedControl(frame: .zero, primaryAction: UIAction { _ in names.append("segments") })
        segments.insertSegment(withTitle: "A", at: 0, animated: false)
        segments.insertSegment(withTitle: "B", at: 1, animated: false)
        show(segments).tap(CGPoint(x: segments.frame.maxX - 20, y: segments.frame.midY))
        #expect(names == ["switch", "pages", "segments"])
    }

    nonisolated static let controls: [@MainActor @Sendable () -> UIControl] = [
        { UISwitch() }, { UISlider() }, { UIStepper() }, { UISegmentedControl(items: ["A"]) }, { UIPageControl() },
        { UIButton(type: .system) }, { UITextField() }, { UIDatePicker() }, { UIRefreshControl() },
    ]

    @Test(arguments: controls.indices)
    func `the alpha of a control is the app's, whatever the state of the control`(index: Int) {
        let control = Self.controls[index]()
        control.alpha = 0.75
        let host = show(control)
        for change in [\UIControl.isEnabled, \.isHighlighted, \.isSelected] {
            host.run { control[keyPath: change].toggle() }
            host.settle()
            #expect(control.alpha == 0.75)
            host.run { control[keyPath: change].toggle() }
            host.settle()
            #expect(control.alpha == 0.75)
        }
    }

    @Test func `a disabled switch and slider fade as a whole`() throws {
        for control in [UISwitch(), UISlider()] as [UIControl] {
            control.isEnabled = false
            #expect(control.subviews.map(\.alpha) == [0.5])
            control.isEnabled = true
            #expect(control.subviews.map(\.alpha) == [1])
        }
    }
}
