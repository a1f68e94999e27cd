import CairoRenderer
import CollageTesting
import struct CollageTesting.Device
@_spi(Collage) import PortableUIKit
import Testing

/// Controls as recorded on iOS 18 and iOS 26 (`UIKitConstants.md` 6).
@MainActor @Suite(.device) struct RecordedControlsTests {
    /// Shows a view as large as it wants to be.
    private func show(_ view: UIView, in host: TestHost) {
        let holder = UIView(frame: host.window.bounds)
        holder.addSubview(view)
        if view.bounds.size == .zero { view.sizeToFit() }
        host.show(holder)
        view.layoutIfNeeded()
    }

    private func fitted(_ view: UIView, in host: TestHost) -> CGSize {
        show(view, in: host)
        return view.sizeThatFits(CGSize(width: 382, height: CGFloat.greatestFiniteMagnitude))
    }

    @Test(arguments: Device.System.designs)
    func `a switch has the recorded size, and a gap of 2 points around its thumb`(
        system: Device.System
    ) throws {
        let host = recordedPhone(system)
        let control = UISwitch()
        show(control, in: host)
        #expect(control.bounds.width == system.recorded(51, 63))
        let size = system.recorded(CGSize(width: 27, height: 27), CGSize(width: 37, height: 24))
        let thumb = try #require(control.descendants.first { $0.bounds.size == size })
        #expect(thumb.convert(thumb.bounds, to: control).origin == CGPoint(x: 2, y: 2))
    }

    @Test(arguments: Device.System.designs)
    func `a slider at three quarters has the recorded frames`(system: Device.System) throws {
        let host = recordedPhone(system)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 382, height: 34))
        slider.maximumValue = 100
        slider.value = 75
        #expect(fitted(slider, in: host).height == 34)
        let track = slider.trackRect(forBounds: slider.bounds)
        #expect(track.height == system.recorded(4, 6))
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 75)
        let filled = try #require(
            slider.descendants.first {
                $0.bounds.height == track.height && $0.frame.minX == track.minX && $0.bounds.width < track.width
            })
        if system == .iOS18 {
            #expect(isRecorded(thumb.midX, 278.6))
            #expect(thumb.minX < filled.frame.maxX && filled.frame.maxX < thumb.maxX)
        } else {
            #expect(isRecorded(filled.frame.maxX, 277.3), "\(filled.frame)")
        }
    }

    @Test(arguments: Device.System.designs) func `a stepper is 94 by 32`(system: Device.System) {
        let host = recordedPhone(system)
        let stepper = UIStepper()
        show(stepper, in: host)
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
        #expect(stepper.sizeThatFits(.zero) == CGSize(width: 94, height: 32))
        #expect(stepper.layer.cornerRadius == system.recorded(8, 16))
    }

    @Test(arguments: Device.System.designs) func `the halves of a stepper are two elements`(
        system: Device.System
    ) throws {
        let host = recordedPhone(system)
        let stepper = UIStepper()
        show(stepper, in: host)
        let decrement = try host.element(labeled: "Decrement").frame
        let increment = try host.element(labeled: "Increment").frame
        #expect(isRecorded(decrement.width, system.recorded(46.3, 47)) && decrement.minX == 0, "\(decrement)")
        #expect(increment.maxX == 94 && isRecorded(increment.width, decrement.width), "\(increment)")
    }

    @Test(arguments: Device.System.designs) func `the divider of a stepper has the recorded height and sharpness`(
        system: Device.System
    ) throws {
        let host = recordedPhone(system)
        let stepper = UIStepper()
        stepper.backgroundColor = .white
        show(stepper, in: host)
        let image = try CairoImageDecoder().decode(Array(host.snapshot(.png)))
        func isDark(_ x: Int, _ y: Int) -> Bool { image.pixels[(y * image.pixelWidth + x) * 4 + 1] < 250 }
        let column = (0..<96).filter { isDark(141, $0) }
        #expect(column.first == system.recorded(21, 12) && column.count == system.recorded(54, 72))
        // At 3 pixels a point, a line of a point in the middle covers 2 pixels entirely and 2 by half.
        #expect((130..<152).filter { isDark($0, 48) }.count == system.recorded(4, 2))
    }

    @Test(arguments: Device.System.designs) func `a segmented control is 32 points high`(
        system: Device.System
    ) throws {
        let host = recordedPhone(system)
        let control = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        control.selectedSegmentIndex = 1
        show(control, in: host)
        #expect(control.bounds.height == 32)
        let title = try #require(control.descendants.first { ($0 as? UILabel)?.text == "Segment A" })
        // Recorded is the ink, which the bearings of its letters make narrower than the label.
        #expect(title.bounds.width - 65.3 >= 0 && title.bounds.width - 65.3 < 1.5, "\(title.bounds)")
        let segment = try #require(control.accessibilityElements?.first as? UIAccessibilityElement)
        #expect(isRecorded(segment.accessibilityFrameInContainerSpace.width, 87))
        let pill = try #require(control.descendants.first { $0.frame.minY == 2 && $0.frame.height == 28 })
        #expect(pill.layer.cornerRadius > 0)
        #expect(control.layer.cornerRadius == system.recorded(8, 16))
    }

    @Test(arguments: Device.System.designs) func `the dots of a page control are 17.67 points apart`(
        system: Device.System
    ) {
        let host = recordedPhone(system)
        let control = UIPageControl()
        control.numberOfPages = 3
        let size = fitted(control, in: host)
        #expect(isRecorded(size.height, 25.67))
        #expect(isRecorded(size.width, 73))
        control.numberOfPages = 4
        #expect(isRecorded(fitted(control, in: host).width - size.width, 17.67))
    }

    @Test(arguments: Device.System.designs)
    func `a custom button with an 18-point title has the recorded size`(system: Device.System) {
        let host = recordedPhone(system)
        let button = UIButton(type: .custom)
        button.setTitle("Do Something", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 18)
        let size = fitted(button, in: host)
        #expect(size.height == 34)
        // The recorded width is 115, from San Francisco's glyphs.
        #expect(abs(size.width - 115) <= 1, "\(size)")
    }

    @Test(arguments: Device.System.designs) func `a medium wheel is 20 by 20 points`(system: Device.System) {
        let host = recordedPhone(system)
        #expect(fitted(UIActivityIndicatorView(style: .medium), in: host) == CGSize(width: 20, height: 20))
    }

    @Test(arguments: Device.System.designs) func `lines of body text of size M are 21 points apart`(
        system: Device.System
    ) {
        let host = recordedPhone(system)
        host.window.traitOverrides.preferredContentSizeCategory = .medium
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .medium))
        label.text = "A\nB"
        let two = fitted(label, in: host).height
        label.text = "A\nB\nC"
        #expect(isRecorded(fitted(label, in: host).height - two, 21))
    }

    @Test(arguments: Device.System.designs) func `a layer's corner radius doesn't depend on the system`(
        system: Device.System
    ) {
        let host = recordedPhone(system)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.layer.cornerRadius = 22
        show(view, in: host)
        #expect(view.layer.displayNode(at: host.now)?.corners.topLeft == 22)
    }
}
