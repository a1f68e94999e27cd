import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The keyboard's focus of views that aren't text fields.
@MainActor struct FocusableTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480))

    private final class Model {
        var log: [String] = []
        var focus: FocusState<String?>.Binding?
    }

    private struct Tile: View {
        let name: String
        let model: Model
        @Environment(\.isFocused) private var isFocused

        var body: some View { Text(verbatim: isFocused ? "\(name) in focus" : name).frame(width: 100, height: 60) }
    }

    private struct Screen: View {
        let model: Model
        var isFocusable = true
        @State private var text = ""
        @FocusState private var focus: String?

        var body: some View {
            let _ = model.focus = $focus
            VStack {
                ForEach(["A", "B"], id: \.self) { name in
                    Tile(name: name, model: model)
                        .onKeyPress(.leftArrow) { log("content \(name)") }
                        .focusable(isFocusable)
                        .focused($focus, equals: name)
                        .onKeyPress(.leftArrow) { log(name) }
                }
                TextField("Field", text: $text).focused($focus, equals: "field")
                    .onKeyPress(.leftArrow) { log("field") }
            }
            .onKeyPress { press in press.key == .tab ? .ignored : log("screen \(press.characters)") }
        }

        private func log(_ entry: String) -> KeyPress.Result {
            model.log.append(entry)
            return entry.hasPrefix("screen") ? .handled : .ignored
        }
    }

    private func show(isFocusable: Bool = true) -> Model {
        let model = Model()
        host.show(UIHostingController(rootView: Screen(model: model, isFocusable: isFocusable)))
        host.settle()
        return model
    }

    private var texts: [String] { host.elements.compactMap(\.label) }

    @Test func `a binding moves the focus between views and fields`() throws {
        let model = show()
        #expect(texts.contains("A") && texts.contains("B"))
        for (name, expected) in [("A", ["A in focus", "B"]), ("B", ["A", "B in focus"]), ("field", ["A", "B"])] {
            model.focus?.wrappedValue = name
            host.settle()
            #expect(texts.filter { $0 != "Field" } == expected)
            #expect(model.focus?.wrappedValue == name)
        }
        #expect(host.first(UITextField.self)?.isFirstResponder == true)
        model.focus?.wrappedValue = nil
        host.settle()
        #expect(host.first(UITextField.self)?.isFirstResponder == false)
    }

    @Test func `keys are delivered to the views around the focus, from the innermost`() {
        let model = show()
        model.focus?.wrappedValue = "B"
        host.settle()
        host.press(.keyboardLeftArrow)
        #expect(model.log.prefix(1) == ["B"])
        #expect(model.log.dropFirst().allSatisfy { $0.hasPrefix("screen") })
        #expect(!model.log.contains("A") && !model.log.contains("content B"))
    }

    @Test func `the Tab key moves the focus, and the binding follows`() {
        let model = show()
        host.press(.keyboardTab)
        // The first view that can have the focus.
        #expect(model.focus?.wrappedValue == "A")
        #expect(texts.contains("A in focus"))
        model.focus?.wrappedValue = "B"
        host.settle()
        #expect(texts.contains("B in focus") && texts.contains("A"))
    }

    @Test func `a view that isn't focusable doesn't get the focus`() {
        let model = show(isFocusable: false)
        model.focus?.wrappedValue = "A"
        host.settle()
        #expect(texts.contains("A"))
    }

    private struct Disabling: View {
        @State private var isDisabled = false
        @FocusState private var isFocused: Bool

        var body: some View {
            VStack {
                Text(verbatim: isFocused ? "in focus" : "without focus").focusable().focused($isFocused)
                    .disabled(isDisabled)
                Button("Disable") { isDisabled = true }
            }
            .onAppear { isFocused = true }
        }
    }

    @Test func `a view that's disabled loses the focus`() throws {
        host.show(UIHostingController(rootView: Disabling()))
        host.settle()
        #expect(texts.contains("in focus"))
        try host.element(.label("Disable")).tap()
        #expect(texts.contains("without focus"))
    }

    @Test func `touches pass through to the content`() throws {
        var count = 0
        host.show(
            UIHostingController(rootView: Text(verbatim: "Tile").onTapGesture { count += 1 }.focusable()))
        host.settle()
        try host.element(.label("Tile")).tap()
        #expect(count == 1)
    }

    @Test func `the focus ring can be disabled`() throws {
        for isDisabled in [false, true] {
            host.show(
                UIHostingController(
                    rootView: Text(verbatim: "Tile").focusable().focusEffectDisabled(false)
                        .focusEffectDisabled(isDisabled)))
            host.settle()
            host.press(.keyboardTab)
            let item = try #require(UIFocusSystem.focusSystem(for: host.window)?.focusedItem as? UIView)
            #expect((item.focusEffect == nil) == isDisabled)
        }
    }
}
