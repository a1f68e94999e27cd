import CollageTesting
import struct CollageTesting.Device
import Foundation
import PortableUIKit
import Testing

/// `insetBy(dx:dy:)` returns the null rectangle if the insets are larger than the rectangle.
@MainActor struct SmallViewTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)

    private final class PaddedField: UITextField {
        override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 8) }
        override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 8) }
        override func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 8) }
        override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 8) }
    }

    private final class InsetSlider: UISlider {
        override func trackRect(forBounds bounds: CGRect) -> CGRect {
            super.trackRect(forBounds: bounds).insetBy(dx: 8, dy: 0)
        }
    }

    private func show(_ view: UIView) {
        let screen = UIView()
        screen.addSubview(view)
        host.show(screen)
    }

    private func expectFiniteFrames(in view: UIView, _ comment: Comment? = nil) {
        for part in view.subviews {
            let numbers = [part.frame.minX, part.frame.minY, part.frame.width, part.frame.height]
            #expect(numbers.allSatisfy { abs($0) < 1e6 }, comment)
            expectFiniteFrames(in: part, comment)
        }
    }

    private nonisolated static let sizes = [
        CGSize.zero, CGSize(width: 3, height: 32), CGSize(width: 200, height: 10), CGSize(width: 20, height: 100),
    ]

    @Test(arguments: sizes)
    func `a field can be edited`(size: CGSize) {
        let field = PaddedField(frame: CGRect(origin: CGPoint(x: 20, y: 100), size: size))
        field.text = "Text"
        field.placeholder = "Placeholder"
        field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        field.leftViewMode = .always
        field.clearButtonMode = .always
        show(field)
        host.run { _ = field.becomeFirstResponder() }
        host.settle()
        host.run { field.text = "" }
        host.settle()
        expectFiniteFrames(in: field)
        #expect(field.isFirstResponder)
    }

    @Test(arguments: sizes)
    func `a slider shows its value`(size: CGSize) {
        let slider = InsetSlider(frame: CGRect(origin: CGPoint(x: 20, y: 100), size: size))
        show(slider)
        slider.value = 0.7
        host.settle()
        expectFiniteFrames(in: slider)
    }

    @Test(arguments: sizes, Device.System.designs)
    func `a segmented control shows its selection`(size: CGSize, system: Device.System) {
        let host = TestHost(size: CGSize(width: 320, height: 480), system: system)
        let control = UISegmentedControl(items: ["A", "B"])
        control.selectedSegmentIndex = 0
        control.frame = CGRect(origin: .zero, size: size)
        host.show(control)
        control.frame.size = size
        host.settle()
        expectFiniteFrames(in: control)
    }

    private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rowHeight: CGFloat = 32
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 10 }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }
    }

    @Test(
        arguments: [
            (1e21, 32), (1e300, 32), (0.001, 32), (216, 1e-18), (1e300, 1e-300), (216, 1e300),
            (216, .greatestFiniteMagnitude),
        ] as [(CGFloat, CGFloat)])
    func `a picker view turns`(height: CGFloat, rowHeight: CGFloat) {
        let rows = Rows(), picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: height))
        rows.rowHeight = rowHeight
        picker.dataSource = rows
        picker.delegate = rows
        show(picker)
        picker.selectRow(5, inComponent: 0, animated: false)
        host.settle()
        #expect(picker.selectedRow(inComponent: 0) == 5)
    }

    @Test func `text with negative letter spacing can be selected`() {
        let view = UITextView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
        view.attributedText = NSAttributedString(
            string: "illi", attributes: [.kern: -10, .font: UIFont.systemFont(ofSize: 17)])
        show(view)
        host.run {
            _ = view.becomeFirstResponder()
            view.selectAll(nil)
        }
        host.settle()
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
    }

    @Test func `an image is cropped to nothing by a rectangle that isn't finite`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let pixels = try #require(image.cgImage)
        #expect(pixels.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
        #expect(pixels.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))?.width == 2)
    }
}
