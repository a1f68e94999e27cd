import CollageTesting
import struct CollageTesting.Device
import Testing
import PortableUIKit

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
