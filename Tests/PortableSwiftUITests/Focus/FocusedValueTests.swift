import PortableUIKit
import Testing

@testable import PortableSwiftUI

private struct NoteKey: FocusedValueKey { typealias Value = Binding<String> }

private struct ActionKey: FocusedValueKey { typealias Value = () -> Void }

extension FocusedValues {
    fileprivate var action: (() -> Void)? {
        get { self[ActionKey.self] }
        set { self[ActionKey.self] = newValue }
    }

    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

/// Values that views provide to other views of the scene.
@MainActor struct FocusedValueTests {
    private final class Model {
        var isShown: Binding<Bool>?
        var seen: [String?] = []
    }

    private struct Reader: View {
        let model: Model
        @FocusedBinding(\.note) private var note

        var body: some View {
            let _ = model.seen.append(note)
            Box("reader")
        }
    }

    private struct Screen: View {
        let model: Model
        @State private var isShown = false
        @State private var text = "tea"

        var body: some View {
            let _ = model.isShown = $isShown
            Column {
                Reader(model: model)
                if isShown { Box("note").focusedSceneValue(\.note, $text) }
            }
        }
    }

    @Test func `a value is provided while its view is shown`() {
        let model = Model()
        var environment = EnvironmentValues()
        environment.focusedValueSource = FocusedValueSource()
        let screen = TestGraph(Screen(model: model), environment: environment)
        #expect(model.seen == [nil])
        model.isShown?.wrappedValue = true
        screen.settle()
        screen.settle()
        #expect(model.seen.last == "tea")
        model.isShown?.wrappedValue = false
        screen.settle()
        screen.settle()
        #expect(model.seen.last == .some(nil))
    }

    private struct ProvidingReader: View {
        let model: Model
        @State private var text = "tea"
        @FocusedBinding(\.note) private var note
        @FocusedValue(\.action) private var action

        var body: some View {
            let _ = model.seen.append(note)
            let copy = model
            Column {
                Box("note").focusedSceneValue(\.note, $text)
                Box("action").focusedSceneValue(\.action) { copy.seen = [action == nil ? "first" : "again"] }
            }
        }
    }

    @Test func `a view that reads the value that it provides is evaluated a few times, not endlessly`() {
        let model = Model()
        var environment = EnvironmentValues()
        environment.focusedValueSource = FocusedValueSource()
        let messages = Diagnostics.capture {
            let screen = TestGraph(ProvidingReader(model: model), environment: environment)
            for _ in 0..<10 { screen.settle() }
        }
        #expect(model.seen.last == "tea")
        #expect(model.seen.count <= 4)
        #expect(messages.isEmpty)
    }
}
