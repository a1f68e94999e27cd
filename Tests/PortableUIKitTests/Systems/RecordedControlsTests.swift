import CollageTesting
import struct CollageTesting.Device
import DisplayList
import LayoutGeometry
import Testing
@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

/// The sizes of controls on iOS 18.5 and iOS 26.2, read from the reference images of the same views in
/// cashapp/AccessibilitySnapshot.
@MainActor @Suite(.device) struct RecordedControlsTests {
    private func host(_ system: Device.System) -> TestHost {
        TestHost(Device.iPhone16Pro.running(system), text: .fonts)
    }

    @Test(arguments: [(Device.System.iOS18, CGSize(width: 51, height: 31)), (.iOS26, CGSize(width: 63, height: 28))])
    func `a switch has the system's size, and is aligned two points narrower`(system: Device.System, size: CGSize) {
        let host = host(system)
        let control = UISwitch(frame: CGRect(x: 10, y: 20, width: 500, height: 500))
        #expect(control.frame == CGRect(origin: CGPoint(x: 10, y: 20), size: size))
        #expect(control.sizeThatFits(.zero) == size)
        #expect(control.intrinsicContentSize == CGSize(width: size.width - 2, height: size.height))
        withExtendedLifetime(host) {}
    }

    /// The position of a switch's thumb, from 0 to 1, and the progress of its track's color at a time after it was
    /// turned on or off.
    private func progress(_ control: UISwitch, in host: TestHost, turnedOn: Bool) -> (thumb: Double, track: Double) {
        let parts = control.subviews[0].subviews
        let track = parts[0].layer.state(at: host.now).backgroundColor?.components ?? []
        let on = UIColor.systemGreen.resolvedColor(with: control.traitCollection).cgColor.components ?? []
        let state = parts[1].layer.state(at: host.now)
        let way = control.bounds.width - parts[1].bounds.width - 4
        let x = Double((state.position.x - state.bounds.width / 2 - 2) / way)
        // The alpha of the track isn't recorded as part of the curve, but is mixed with it.
        let off = UIColor(white: 0, alpha: 66.0 / 255).cgColor.components ?? []
        let part = Double(((track.last ?? 0) - (off.last ?? 0)) / ((on.last ?? 1) - (off.last ?? 0)))
        return turnedOn ? (x, part) : (1 - x, 1 - part)
    }

    @Test(arguments: [true, false])
    func `on iOS 26, the track of a switch is a spring, and its thumb follows a curve`(turnsOn: Bool) {
        let host = host(.iOS26)
        let control = UISwitch(frame: .zero)
        control.isOn = !turnsOn
        host.show(UIView(frame: .zero))
        host.window.addSubview(control)
        host.settle()
        control.setOn(turnsOn, animated: true)
        let frequency = turnsOn ? 9.24 : 15.708
        let spring = SpringCurve(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
        let thumb = TimingCurve.bezier(x1: 0.16, y1: 0.004, x2: 0.406, y2: 1.192)
        for time in [0.1, 0.2, 0.3] {
            host.advance(by: 0.1)
            let found = progress(control, in: host, turnedOn: turnsOn)
            let near = [time - 0.02, time + 0.02]
            let thumbs = near.map { thumb.progress(at: $0 / 0.336, duration: 0.336) }.sorted()
            let tracks = near.map { spring.position(at: $0) }
            #expect(thumbs[0] <= found.thumb + 0.01 && found.thumb - 0.01 <= thumbs[1], "\(time): \(found)")
            #expect(tracks[0] <= found.track + 0.01 && found.track - 0.01 <= tracks[1], "\(time): \(found)")
        }
        host.settle()
        #expect(progress(control, in: host, turnedOn: turnsOn).thumb == 1)
    }

    @Test(arguments: [(Device.System.iOS18, CGFloat(4)), (.iOS26, 6)])
    func `a slider is 34 points high, and its track has the system's height`(system: Device.System, track: CGFloat) {
        let host = host(system)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 382, height: 34))
        #expect(slider.sizeThatFits(CGSize(width: 382, height: 0)).height == 34)
        #expect(slider.trackRect(forBounds: slider.bounds).height == track)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [(Device.System.iOS18, 278.6), (.iOS26, 277.3)])
    func `the thumb at three quarters has the recorded center`(system: Device.System, center: CGFloat) {
        let host = host(system)
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 382, height: 34))
        slider.maximumValue = 100
        slider.value = 75
        let track = slider.trackRect(forBounds: slider.bounds)
        let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 75)
        #expect(abs(thumb.midX - center) <= 1)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [(Device.System.iOS18, CGFloat(8)), (.iOS26, 16)])
    func `steppers and segmented controls have the system's corners`(system: Device.System, radius: CGFloat) {
        let host = host(system)
        let stepper = UIStepper(frame: .zero)
        let segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
        #expect(stepper.layer.cornerRadius == radius && segments.layer.cornerRadius == radius)
        #expect(segments.sizeThatFits(.zero).height == 32)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: [(Device.System.iOS18, 41.0 / 3), (.iOS26, 13)])
    func `the signs of a stepper have the recorded length and thickness`(system: Device.System, length: Double) {
        let host = host(system)
        let signs = UIStepper(frame: .zero).makeDisplayCommands().compactMap { command -> (Rect, Double)? in
            guard case .stroke(let path, _, let style) = command, let bounds = path.bounds else { return nil }
            return (bounds, style.width)
        }
        #expect(signs.count == 3)
        for (bounds, thickness) in signs {
            #expect(abs(max(bounds.size.width, bounds.size.height) + thickness - length) < 0.01)
            #expect(abs(thickness - 5 / 3) < 0.01)
        }
        withExtendedLifetime(host) {}
    }

    @Test(arguments: Device.System.designs)
    func `the title of a selected segment is medium`(system: Device.System) {
        let host = host(system)
        let segments = UISegmentedControl(items: ["Segment A", "Segment B"])
        segments.selectedSegmentIndex = 1
        host.show(segments)
        func labels(in view: UIView) -> [UILabel] {
            view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
        }
        let fonts = labels(in: segments).map(\.font)
        #expect(fonts == [.systemFont(ofSize: 13), .systemFont(ofSize: 13, weight: .medium)])
    }

    @Test(arguments: [(Device.System.iOS18, CGFloat(263)), (.iOS26, 261)])
    func `three equal segments have the recorded width`(system: Device.System, width: CGFloat) {
        let host = host(system)
        let segments = UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"])
        #expect(segments.sizeThatFits(.zero).width == width)
        withExtendedLifetime(host) {}
    }

    @Test(arguments: Device.System.designs)
    func `a page control is 25.67 points high`(system: Device.System) {
        let host = host(system)
        let control = UIPageControl(frame: .zero)
        control.numberOfPages = 3
        #expect(abs(control.sizeThatFits(.zero).height - 77 / 3) < 0.01)
        withExtendedLifetime(host) {}
    }

    @Test func `the system's version follows the device`() {
        for (system, version) in [(Device.System.iOS18, "18.0"), (.iOS26, "26.0"), (.iOS27, "27.0")] {
            let host = host(system)
            #expect(UIDevice.current.systemVersion == version)
            withExtendedLifetime(host) {}
        }
    }

    @Test func `system colors follow the design`() {
        let old = host(.iOS18)
        let oldRed = UIColor.systemRed.resolvedColor(with: UITraitCollection.current)
        withExtendedLifetime(old) {}
        let new = host(.iOS26)
        let newRed = UIColor.systemRed.resolvedColor(with: UITraitCollection.current)
        withExtendedLifetime(new) {}
        #expect(oldRed == UIColor(red: 1, green: 59 / 255, blue: 48 / 255, alpha: 1))
        #expect(newRed == UIColor(red: 1, green: 56 / 255, blue: 60 / 255, alpha: 1))
        #expect(UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == newRed)
    }
}
