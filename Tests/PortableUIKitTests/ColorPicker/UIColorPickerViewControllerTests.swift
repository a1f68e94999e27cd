import CollageTesting
import Foundation
import Testing
@testable import PortableControls

@MainActor final class UIColorPickerViewControllerTests {
    let host = TestHost()
    let root = UIViewController()
    let picker = UIColorPickerViewController()
    private let owner = Owner()

    private final class Owner: NSObject, UIColorPickerViewControllerDelegate {
        var selections: [(color: UIColor, isContinuous: Bool)] = []
        var finishCount = 0

        func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
        ) {
            selections.append((color, continuously))
        }

        func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { finishCount += 1 }
    }

    private final class OlderOwner: NSObject, UIColorPickerViewControllerDelegate {
        var count = 0
        func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) { count += 1 }
    }

    private func present() {
        picker.delegate = owner
        host.show(root)
        root.present(picker, animated: false)
        host.settle()
    }

    private func hexadecimal(_ color: UIColor?) -> String? { color.map { PickedColor($0).hexadecimal } }

    @Test func `a picker has Apple's defaults`() {
        #expect(picker.selectedColor == .black)
        #expect(picker.supportsAlpha && picker.supportsEyedropper && picker.maximumLinearExposure == 1)
        #expect(picker.delegate == nil)
        picker.maximumLinearExposure = 0
        #expect(picker.maximumLinearExposure == 1)
    }

    @Test func `a tap in the grid selects a color`() throws {
        present()
        try host.element(.identifier("Color 20")).tap()
        let expected = ColorGridPanel.color(row: 1, column: 7).hexadecimal
        #expect(hexadecimal(picker.selectedColor) == expected)
        #expect(owner.selections.last?.isContinuous == false)
        #expect(hexadecimal(owner.selections.last?.color) == expected)
        #expect(try host.element(.identifier("Color 20")).isSelected)
    }

    @Test func `the colors of the grid are activated without touches, too`() throws {
        present()
        try host.element(.identifier("Color 3")).perform(.activate)
        #expect(hexadecimal(picker.selectedColor) == ColorGridPanel.color(row: 0, column: 2).hexadecimal)
        #expect(owner.selections.count == 1)
    }

    @Test func `a delegate without the newer method receives the older one`() throws {
        let older = OlderOwner()
        present()
        picker.delegate = older
        try host.element(.identifier("Color 3")).perform(.activate)
        #expect(older.count == 1)
    }

    @Test func `a drag in the spectrum selects colors continuously, and the last one in the end`() throws {
        present()
        try host.element(.label("Spectrum")).tap()
        let frame = try host.element(.label("Color spectrum")).frame
        host.drag(
            from: CGPoint(x: frame.midX, y: frame.minY + 10), to: CGPoint(x: frame.midX, y: frame.maxY - 1))
        #expect(owner.selections.count > 2)
        #expect(!owner.selections.dropLast().contains { !$0.isContinuous })
        #expect(owner.selections.last?.isContinuous == false)
        let color = PickedColor(picker.selectedColor)
        #expect(abs(color.hue - 0.5) < 0.02 && color.brightness < 0.05)
        #expect(root.presentedViewController === picker)
    }

    @Test func `assistive technologies change the hue of the spectrum`() throws {
        picker.selectedColor = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)
        present()
        try host.element(.label("Spectrum")).tap()
        try host.element(.label("Color spectrum")).perform(.increment)
        #expect(abs(PickedColor(picker.selectedColor).hue - 0.5 - 1 / 24) < 0.001)
    }

    @Test func `sliders change one component`() throws {
        picker.selectedColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        present()
        try host.element(.label("Sliders")).tap()
        let green = try host.element(.label("Green") && .role(.slider))
        host.drag(from: CGPoint(x: green.frame.midX, y: green.frame.midY), to: CGPoint(x: 400, y: green.frame.midY))
        #expect(hexadecimal(picker.selectedColor) == "33FF99")
        #expect(owner.selections.last?.isContinuous == false)
    }

    @Test func `the field with hexadecimal digits changes the color`() throws {
        present()
        try host.element(.label("Sliders")).tap()
        let field = try #require(host.first(UITextField.self) { $0.accessibilityLabel == "sRGB hexadecimal color" })
        #expect(field.text == "000000")
        field.becomeFirstResponder()
        field.text = "12AB34"
        field.resignFirstResponder()
        #expect(hexadecimal(picker.selectedColor) == "12AB34")
        field.becomeFirstResponder()
        field.text = "no color"
        field.resignFirstResponder()
        #expect(field.text == "12AB34")
    }

    @Test func `the opacity is kept when another color is selected`() throws {
        picker.selectedColor = UIColor.red.withAlphaComponent(0.25)
        present()
        #expect(try host.element(.label("Opacity")).value == "25%")
        try host.element(.identifier("Color 20")).tap()
        #expect(picker.selectedColor.cgColor.alpha == 0.25)
        try host.element(.label("Opacity")).perform(.increment)
        #expect(abs(picker.selectedColor.cgColor.alpha - 0.35) < 0.001)
    }

    @Test func `without alpha there's no opacity, and colors are opaque`() throws {
        picker.selectedColor = UIColor.red.withAlphaComponent(0.25)
        picker.supportsAlpha = false
        present()
        #expect(host.elements(.label("Opacity")).isEmpty)
        try host.element(.identifier("Color 20")).tap()
        #expect(picker.selectedColor.cgColor.alpha == 1)
    }

    @Test func `saved colors remain on the device`() throws {
        picker.selectedColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        present()
        try host.element(.label("Add color")).tap()
        try host.element(.identifier("Color 1")).tap()
        try host.element(.identifier("Saved color 6")).tap()
        #expect(hexadecimal(picker.selectedColor) == "FF8000")
        picker.dismiss(animated: false)
        host.settle()
        root.present(UIColorPickerViewController(), animated: false)
        host.settle()
        #expect(host.elements(.identifier("Saved color 6")).count == 1)
    }

    @Test func `the close button and a swipe finish the picker, and a dismissal by the app doesn't`() throws {
        present()
        try host.element(.label("Close")).tap()
        host.settle()
        #expect(root.presentedViewController == nil && owner.finishCount == 1)
        root.present(picker, animated: false)
        host.settle()
        host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 840), duration: 0.2)
        host.settle()
        #expect(root.presentedViewController == nil && owner.finishCount == 2)
        root.present(picker, animated: false)
        picker.dismiss(animated: false)
        host.settle()
        #expect(owner.finishCount == 2)
    }

    @Test func `a picker and its views are deallocated`() {
        weak var weakPicker: UIColorPickerViewController?
        weak var weakView: UIView?
        do {
            let picker = UIColorPickerViewController()
            picker.delegate = owner
            picker.loadViewIfNeeded()
            picker.view.frame = CGRect(x: 0, y: 0, width: 375, height: 600)
            picker.view.layoutIfNeeded()
            (weakPicker, weakView) = (picker, picker.view)
        }
        #expect(weakPicker == nil && weakView == nil)
    }

    @Test func `a picker's title and color are observable`() {
        picker.loadViewIfNeeded()
        var colors: [UIColor] = []
        let observation = picker.observe(\.selectedColor, options: [.new]) { picker, _ in
            colors.append(picker.selectedColor)
        }
        picker.selectedColor = .red
        picker.title = "Background"
        #expect(colors == [.red])
        #expect(picker.view.subviews.first.map { ($0 as? ColorPickerView)?.title } == "Background")
        observation.invalidate()
    }
}
