import CollageTesting
import Foundation
import Testing
@testable import PortableControls

@MainActor final class UIColorWellTests {
    let host = TestHost()
    let well = UIColorWell(frame: CGRect(x: 50, y: 200, width: 28, height: 28))
    let root = UIViewController()

    private func show() {
        root.view.addSubview(well)
        host.show(root)
    }

    private var picker: UIColorPickerViewController? { root.presentedViewController as? UIColorPickerViewController }

    @Test func `a well has Apple's defaults`() {
        #expect(well.selectedColor == nil && well.title == nil && well.supportsAlpha && well.supportsEyedropper)
        #expect(well.maximumLinearExposure == 1 && well.intrinsicContentSize == CGSize(width: 28, height: 28))
    }

    @Test func `a tap presents a picker with the properties of the well`() {
        well.title = "Background"
        well.selectedColor = .systemTeal
        well.supportsAlpha = false
        show()
        host.tap(well)
        host.settle()
        #expect(picker?.title == "Background" && picker?.selectedColor == .systemTeal && picker?.supportsAlpha == false)
        well.selectedColor = .red
        #expect(picker?.selectedColor == .red)
    }

    @Test func `the color follows the picker, with events`() throws {
        var colors: [UIColor?] = []
        well.addAction(UIAction { [weak well] _ in colors.append(well?.selectedColor) }, for: .valueChanged)
        well.selectedColor = .red
        show()
        #expect(colors.isEmpty)
        host.tap(well)
        host.settle()
        try host.element(.identifier("Color 20")).tap()
        #expect(colors.last == picker?.selectedColor && well.selectedColor == picker?.selectedColor)
    }

    @Test func `a disabled well doesn't present a picker`() {
        well.isEnabled = false
        show()
        host.tap(well)
        host.settle()
        #expect(picker == nil)
    }

    @Test func `assistive technologies read the color and open the picker`() throws {
        well.selectedColor = .red
        show()
        let element = try host.element(.label("Color well"))
        #expect(element.value == "vibrant red" && element.role == .button)
        element.perform(.activate)
        host.settle()
        #expect(picker != nil)
    }

    @Test func `a well is deallocated while its picker is visible`() {
        weak var weakWell: UIColorWell?
        do {
            let other = UIColorWell(frame: CGRect(x: 50, y: 300, width: 28, height: 28))
            root.view.addSubview(other)
            host.show(root)
            host.tap(other)
            host.settle()
            #expect(picker != nil)
            other.removeFromSuperview()
            weakWell = other
        }
        host.settle()
        picker?.dismiss(animated: false)
        host.settle()
        #expect(weakWell == nil)
    }
}
