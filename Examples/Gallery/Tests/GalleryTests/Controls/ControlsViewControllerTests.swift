import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct ControlsViewControllerTests {
    private let host = TestHost(size: CGSize(width: 390, height: 1400))

    init() {
        host.show(UINavigationController(rootViewController: ControlsViewController()))
    }

    private func says(_ text: String) -> Bool {
        host.first(UILabel.self) { $0.text == text } != nil
    }

    @Test func controlsReportTheUsersAction() throws {
        host.tap(try #require(host.first(UIButton.self) { $0.configuration?.title == "Tinted" }))
        #expect(says("Tapped Tinted"))
        host.tap(try #require(host.first(UISwitch.self)))
        #expect(says("Switched off"))
        let stepper = try #require(host.first(UIStepper.self))
        host.tap(stepper.convert(CGPoint(x: stepper.bounds.maxX - 20, y: stepper.bounds.midY), to: nil))
        #expect(says("Stepped to 1 of 3"))
        let segments = try #require(host.first(UISegmentedControl.self))
        host.tap(segments.convert(CGPoint(x: 20, y: segments.bounds.midY), to: nil))
        #expect(says("Chose Day"))
    }

    @Test func disabledControlsDoNothing() throws {
        host.tap(try #require(host.first(UIButton.self) { $0.configuration?.title == "Disabled" }))
        for control in [host.all(UISwitch.self).last as UIView?, host.all(UISegmentedControl.self).last] {
            host.tap(try #require(control))
        }
        #expect(says("Nothing has changed yet"))
    }

    @Test func valuesStayWhenTheDeviceIsChanged() throws {
        let slider = try #require(host.first(UISlider.self))
        slider.value = 0.9
        host.tap(try #require(host.first(UISwitch.self)))
        host.change(style: .dark, contentSizeCategory: .accessibilityLarge)
        host.change(style: .light, contentSizeCategory: .large)
        #expect(slider.value == 0.9)
        #expect(host.first(UISwitch.self)?.isOn == false)
        #expect(host.first(UISegmentedControl.self)?.selectedSegmentIndex == 1)
    }
}
