import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

/// Rotors, which find the next or previous element of one kind.
@MainActor struct AccessibilityRotorTests {
    private final class Form: UIViewController {
        let fields = (1...3).map { index in
            let label = UILabel(frame: CGRect(x: 20, y: 60 * index + 60, width: 200, height: 20))
            label.text = "Field \(index)"
            return label
        }

        override func viewDidLoad() {
            for field in fields { view.addSubview(field) }
            let invalid = [fields[0], fields[2]]
            view.accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(name: "Errors") { predicate in
                    let current = predicate.currentItem.targetElement as? UILabel
                    let index = invalid.firstIndex { $0 === current }
                    let target = predicate.searchDirection == .next ? (index ?? -1) + 1 : (index ?? 2) - 1
                    guard invalid.indices.contains(target) else { return nil }
                    return UIAccessibilityCustomRotorItemResult(targetElement: invalid[target], targetRange: nil)
                }
            ]
            fields[1].accessibilityCustomRotors = [
                UIAccessibilityCustomRotor(systemType: .heading) { _ in nil }
            ]
        }
    }

    @Test func `a rotor of a container finds elements in it`() throws {
        let host = TestHost()
        host.show(Form())
        let first = try host.element(labeled: "Field 1")
        #expect(first.rotors == ["Errors"])
        let third = try #require(first.element(inRotor: "Errors", .next))
        #expect(third.label == "Field 3")
        #expect(third.element(inRotor: "Errors", .next) == nil)
        #expect(third.element(inRotor: "Errors", .previous)?.label == "Field 1")
        #expect(first.element(inRotor: "Warnings", .next) == nil)
    }

    @Test func `rotors of an element precede rotors of its containers`() throws {
        let host = TestHost()
        host.show(Form())
        #expect(try host.element(labeled: "Field 2").rotors == ["heading", "Errors"])
    }

    @Test func `a rotor doesn't retain its results`() {
        weak var element: UILabel?
        let result: UIAccessibilityCustomRotorItemResult
        do {
            let label = UILabel()
            element = label
            result = UIAccessibilityCustomRotorItemResult(targetElement: label, targetRange: nil)
        }
        #expect(element == nil && result.targetElement == nil)
    }
}
