import PortableCombine
import Testing

@testable import PortableSwiftUI

/// Objects that views provide to others of the scene.
@MainActor struct FocusedObjectTests {
    private final class Note: ObservableObject {
        @Published var text = "tea"
    }

    private struct Reader: View {
        @FocusedObject private var note: Note?

        var body: some View { Box(note?.text ?? "none") }
    }

    private final class Model {
        var isShown: Binding<Bool>?
    }

    private struct Screen: View {
        let model: Model
        let note: Note
        @State private var isShown = true

        var body: some View {
            let _ = model.isShown = $isShown
            Column {
                Reader()
                if isShown { Box("provider").focusedSceneObject(note) }
            }
        }
    }

    @Test func `a view follows the object that another view provides`() {
        var environment = EnvironmentValues()
        environment.focusedValueSource = FocusedValueSource()
        let note = Note(), model = Model()
        let screen = TestGraph(Screen(model: model, note: note), environment: environment)
        screen.settle()
        #expect(screen.boxes == ["tea", "provider"])
        note.text = "milk"
        screen.settle()
        #expect(screen.boxes == ["milk", "provider"])
        model.isShown?.wrappedValue = false
        screen.settle()
        screen.settle()
        #expect(screen.boxes == ["none"])
    }
}
