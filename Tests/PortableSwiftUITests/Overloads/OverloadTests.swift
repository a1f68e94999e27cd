import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Views with the initializers and modifiers that have the most overloads.
///
/// The sources show that the compiler finds an unambiguous overload for each of them. The tests show that each view works.
@MainActor struct OverloadTests {
    /// Returns the elements of a screen that is high enough for all views.
    private func elements(_ view: some View) -> [ScreenElement] {
        let host = TestHost(size: CGSize(width: 393, height: 20_000), safeAreaInsets: .zero)
        host.show(UIHostingController(rootView: view))
        host.settle()
        return host.elements
    }

    private func labels(_ elements: [ScreenElement], _ role: ScreenElement.Role) -> [String] {
        elements.filter { $0.role == role }.map(\.label)
    }

    private func repeated(_ labels: [String], _ count: Int) -> [String] {
        Array(repeatElement(labels, count: count).joined())
    }

    @Test func `lists show the rows of their data`() {
        let elements = elements(ListOverloads())
        let rows = ["a", "c"]
        let numbers = ["0", "1", "1", "2"]
        let plain = ["row"] + rows + rows + numbers + ["0 a", "1 c"]
        let selectable = ["row", "row"] + repeated(rows, 4) + numbers
        let bindings = repeated(rows, 6), editable = repeated(rows, 6), outlines = repeated(rows, 8) + ["a"] + rows
        let expected = plain + selectable + bindings + editable + outlines + ["TITLE"] + repeated(rows, 3)
        #expect(elements.map(\.label).starts(with: expected))
        // Rows with children are buttons that expand them.
        #expect(labels(elements, .button) == Array(repeating: "a", count: 10))
        #expect(labels(elements, .toggle) == repeated(rows, 3))
        #expect(labels(elements, .heading).first == "TITLE")
        #expect(elements.map(\.label).contains("d"))
    }

    @Test func `controls have their labels and values`() {
        let elements = elements(ControlOverloads())
        let buttons = labels(elements, .button)
        #expect(buttons.starts(with: ["sweet", "sour", "b", "a, one", "none"]))
        #expect(buttons.suffix(4) == ["Paste", "Paste", "Edit", "Rename"])
        #expect(buttons.count { $0.contains("Date Picker") } == 4 && buttons.count { $0 == "Time Picker" } == 4)
        #expect(labels(elements, .toggle) == ["a", "a", "a"])
        #expect(labels(elements, .textField) == Array(repeating: "a", count: 8) + [""])
        #expect(labels(elements, .slider) == ["", "", "a", "a", "a", "a", "a", "a 50%", "a"])
        #expect(labels(elements, .link) == ["a"])
        #expect(labels(elements, .text).filter { $0.hasPrefix("a, ") } == ["a, b", "a, b", "a, 3", "a, b"])
    }

    @Test func `images and texts are read`() {
        let elements = elements(DrawingOverloads())
        #expect(labels(elements, .image) == ["star", "star", "a"])
        let texts = labels(elements, .text)
        #expect(texts.filter { $0.count > 1 }.prefix(4) == ["abc", "January 1, 1", "Jan 1, 1", "12.5"])
        #expect(texts.last == "A")
        #expect(texts.count == 23)
    }

    @Test func `stacks, columns, and tabs are on the screen`() {
        let elements = elements(ScreenOverloads())
        let buttons = labels(elements, .button)
        // Links, buttons of the toolbar, the rows of the sidebar, and tabs.
        #expect(buttons == Array(repeating: "a", count: 6) + ["b", "1", "2", "a", "b", "Search"])
        #expect(labels(elements, .text).count == 23)
    }

    @Test func `titles can be strings that aren't literals`() {
        let elements = elements(TitleOverloads(title: "Title"))
        // The link and three tabs.
        #expect(labels(elements, .button).count { $0 == "Title" } == 4)
        #expect(labels(elements, .button).contains("First"))
        #expect(labels(elements, .slider).sorted() == ["Title", "Title 50%"])
    }
}
