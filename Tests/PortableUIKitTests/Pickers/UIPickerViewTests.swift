import CollageTesting
import Foundation
import Testing

@MainActor final class UIPickerViewTests {
    /// Created in the test, not earlier: other tests may run in between, and there's only one clock.
    lazy var host = TestHost()

    private class Counts: NSObject, UIPickerViewDataSource {
        var counts = [10]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
    }

    private final class Source: Counts, UIPickerViewAccessibilityDelegate {
        var log: [String] = []
        var widths: [Int: CGFloat] = [:]

        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            widths[component] ?? -1
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            "\(component).\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            log.append("\(component).\(row)")
        }
        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            "Wheel \(component)"
        }
    }

    private final class ViewSource: Counts, UIPickerViewAccessibilityDelegate {
        var reused = 0

        func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
            "Wheel \(component)"
        }

        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
        ) -> UIView {
            if view != nil { reused += 1 }
            let label = view as? UILabel ?? UILabel()
            label.text = "View \(row)"
            return label
        }
    }

    private final class AttributedSource: Counts, UIPickerViewDelegate {
        func pickerView(
            _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
        ) -> NSAttributedString? {
            NSAttributedString(string: "Red \(row)", attributes: [.foregroundColor: UIColor.red])
        }
    }

    private let source = Source()

    @Test func `a wheel that is much higher than the screen has a limited number of rows`() {
        let source = ViewSource()
        source.counts = [100_000]
        let picker = show(source)
        picker.frame.size.height = 1e9
        picker.selectRow(50_000, inComponent: 0, animated: false)
        host.settle()
        #expect(host.all(UILabel.self).count < 300)
        #expect(picker.view(forRow: 50_010, forComponent: 0) != nil)
    }

    private func show(_ source: Counts & UIPickerViewDelegate, width: CGFloat = 320) -> UIPickerView {
        let picker = UIPickerView(frame: CGRect(x: 35, y: 100, width: width, height: 216))
        picker.dataSource = source
        picker.delegate = source
        let view = UIView()
        host.show(view)
        view.addSubview(picker)
        host.settle()
        return picker
    }

    private func middle(_ text: String) -> CGPoint? {
        host.first(UILabel.self) { $0.text == text }.map {
            $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil)
        }
    }

    @Test func `a picker without a frame has its usual size`() {
        #expect(UIPickerView().frame == CGRect(x: 0, y: 0, width: 320, height: 216))
        #expect(UIPickerView().intrinsicContentSize == CGSize(width: 320, height: 216))
        #expect(UIPickerView().numberOfComponents == 0)
    }

    @Test func `wheels share the width and show their rows`() throws {
        source.counts = [3, 20]
        source.widths = [0: 100]
        let picker = show(source)
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 20)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 100, height: 32))
        #expect(picker.rowSize(forComponent: 1) == CGSize(width: 320 - 18 - 5 - 100, height: 32))
        #expect(try #require(middle("0.0")).y == 208 && middle("0.2") != nil && middle("1.9") == nil)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        source.counts = [0]
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1 && picker.numberOfComponents == 1)
    }

    @Test func `a drag turns the wheel and it rests at a row`() throws {
        let picker = show(source)
        host.drag(from: CGPoint(x: 195, y: 208), to: CGPoint(x: 195, y: 208 - 75))
        #expect(picker.selectedRow(inComponent: 0) == 2 && source.log == ["0.2"])
        #expect(abs(try #require(middle("0.2")).y - 208) < 0.6)
        host.drag(from: CGPoint(x: 195, y: 208), to: CGPoint(x: 195, y: 208 - 8))
        #expect(picker.selectedRow(inComponent: 0) == 2 && source.log == ["0.2"])
        host.drag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 400))
        #expect(picker.selectedRow(inComponent: 0) == 0 && source.log == ["0.2", "0.0"])
    }

    @Test func `a flick continues to turn the wheel`() {
        source.counts = [1000]
        let picker = show(source)
        host.drag(from: CGPoint(x: 195, y: 280), to: CGPoint(x: 195, y: 130), duration: 0.1, rests: false)
        #expect(picker.selectedRow(inComponent: 0) > 5)
        #expect(source.log == ["0.\(picker.selectedRow(inComponent: 0))"])
    }

    @Test func `a tap turns the wheel to the row`() throws {
        let picker = show(source)
        host.tap(try #require(middle("0.2")))
        #expect(picker.selectedRow(inComponent: 0) == 2 && source.log == ["0.2"])
        host.tap(CGPoint(x: 195, y: 208))
        #expect(source.log == ["0.2"])
    }

    @Test func `the program turns the wheel without notifying the delegate`() throws {
        let picker = show(source)
        picker.selectRow(5, inComponent: 0, animated: false)
        host.settle()
        #expect(picker.selectedRow(inComponent: 0) == 5)
        let place = try #require(middle("0.5"))
        #expect(abs(place.y - 208) < 0.6)
        picker.selectRow(99, inComponent: 0, animated: true)
        host.settle()
        #expect(picker.selectedRow(inComponent: 0) == 9 && source.log.isEmpty)
        #expect(abs(try #require(middle("0.9")).y - 208) < 0.6)
        source.counts = [4]
        picker.reloadComponent(0)
        host.settle()
        #expect(picker.selectedRow(inComponent: 0) == 3)
        #expect(abs(try #require(middle("0.3")).y - 208) < 0.6)
    }

    @Test func `a row selected before the first layout is shown`() throws {
        let picker = UIPickerView()
        picker.dataSource = source
        picker.delegate = source
        picker.selectRow(4, inComponent: 0, animated: false)
        let view = UIView()
        host.show(view)
        view.addSubview(picker)
        host.settle()
        #expect(abs(try #require(middle("0.4")).y - 108) < 0.6)
    }

    @Test func `views of the delegate are reused`() throws {
        let source = ViewSource()
        source.counts = [100]
        let picker = show(source)
        #expect(picker.rowSize(forComponent: 0).height == 50)
        #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "View 0")
        #expect(picker.view(forRow: 50, forComponent: 0) == nil)
        picker.selectRow(20, inComponent: 0, animated: true)
        host.settle()
        #expect(source.reused > 0 && (picker.view(forRow: 20, forComponent: 0) as? UILabel)?.text == "View 20")
        #expect(try host.element(labeled: "Wheel 0").value == "View 20")
    }

    @Test func `attributed titles take precedence over titles`() {
        let source = AttributedSource()
        let picker = show(source)
        #expect(picker.numberOfComponents == 1)
        #expect(host.first(UILabel.self) { $0.attributedText?.string == "Red 0" } != nil)
        #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    }

    @Test func `wheels can be adjusted with accessibility actions`() throws {
        source.counts = [3, 3]
        let picker = show(source)
        let wheel = try host.element(labeled: "Wheel 1")
        #expect(wheel.value == "1.0")
        wheel.perform(.increment)
        #expect(picker.selectedRow(inComponent: 1) == 1 && source.log == ["1.1"])
        #expect(try host.element(labeled: "Wheel 1").value == "1.1")
        try host.element(labeled: "Wheel 1").perform(.decrement)
        try host.element(labeled: "Wheel 1").perform(.decrement)
        #expect(source.log == ["1.1", "1.0"])
    }

    @Test func `in right-to-left layouts, wheels begin at the right`() throws {
        host.change(layoutDirection: .rightToLeft)
        source.counts = [3, 3]
        _ = show(source)
        #expect(try #require(middle("0.0")).x > #require(middle("1.0")).x)
    }

    @Test func `a wheel that doesn't exist raises an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UIPickerView().selectedRow(inComponent: 0) }
        }
    }

    @Test func `a picker is deallocated`() {
        weak var picker: UIPickerView?
        do {
            let made = UIPickerView()
            made.dataSource = source
            made.delegate = source
            made.layoutIfNeeded()
            picker = made
        }
        #expect(picker == nil)
    }
}
