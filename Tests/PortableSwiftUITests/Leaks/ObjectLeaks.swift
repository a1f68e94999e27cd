import CollageTesting
import Observation
import PortableCombine

@testable import PortableSwiftUI

/// All property wrappers that own or observe an object, and UIKit views with their coordinators.
extension LeakCase {
    static let objects: [LeakCase] = properties + bridges

    private final class Model: ObservableObject {
        @Published var count = 0
        let token: Token
        init(_ token: Token) { self.token = token }
    }

    @Observable
    fileprivate final class Person {
        var age = 0
        let token: Token
        init(_ token: Token) { self.token = token }
    }

    private struct StateView: View {
        @State var token: Token
        var body: some View { Text("\(token.hashValue)") }
    }

    private struct StateObjectView: View {
        @StateObject private var model: Model
        init(_ token: Token) { _model = StateObject(wrappedValue: Model(token)) }
        var body: some View { Text("\(model.count)").onAppear { model.count += 1 } }
    }

    private struct ObservedObjectView: View {
        @ObservedObject var model: Model
        var body: some View { Text("\(model.count)").onAppear { model.count += 1 } }
    }

    private struct EnvironmentObjectView: View {
        @EnvironmentObject private var model: Model
        var body: some View { Text("\(model.count)").onAppear { model.count += 1 } }
    }

    private struct EnvironmentView: View {
        @Environment(Person.self) private var person
        var body: some View { Text("\(person.age)").onAppear { person.age += 1 } }
    }

    private struct BindableView: View {
        @Bindable var person: Person
        var body: some View { Stepper("Age", value: $person.age) }
    }

    private struct GestureStateView: View {
        let token: Token
        @GestureState private var distance: CGFloat
        init(_ token: Token) {
            self.token = token
            _distance = GestureState(wrappedValue: 0) { _, _ in token.touch() }
        }
        var body: some View {
            Text("\(distance)").gesture(
                DragGesture().updating($distance) { value, distance, _ in
                    distance = value.translation.width
                    token.touch()
                })
        }
    }

    private static let properties = [
        LeakCase("State") { token in StateView(token: token) },
        LeakCase("StateObject", "StateObject.init") { token in StateObjectView(token) },
        LeakCase("ObservedObject") { token in ObservedObjectView(model: Model(token)) },
        LeakCase("EnvironmentObject") { token in EnvironmentObjectView().environmentObject(Model(token)) },
        LeakCase("Environment") { token in EnvironmentView().environment(Person(token)) },
        LeakCase("Bindable") { token in BindableView(person: Person(token)) },
        LeakCase("Binding", "Binding.init") { token in
            TextField("a", text: Binding(get: { "\(token.hashValue)" }, set: { _ in token.touch() }))
        },
        LeakCase("GestureState", "GestureState.init", "Gesture.updating", "GestureStateGesture.init") { token in
            GestureStateView(token)
        },
    ]

    private struct ViewBridge: UIViewRepresentable {
        let token: Token

        final class Coordinator {
            let token: Token
            init(_ token: Token) { self.token = token }
        }

        func makeCoordinator() -> Coordinator { Coordinator(token) }
        func makeUIView(context: Context) -> UISwitch {
            let view = UISwitch()
            let coordinator = context.coordinator
            view.addAction(UIAction { _ in coordinator.token.touch() }, for: .valueChanged)
            return view
        }
        func updateUIView(_ view: UISwitch, context: Context) {}
    }

    private struct ControllerBridge: UIViewControllerRepresentable {
        let token: Token

        final class Controller: UIViewController {
            var token: Token?
        }

        func makeCoordinator() -> Token { token }
        func makeUIViewController(context: Context) -> Controller {
            let controller = Controller()
            controller.token = context.coordinator
            return controller
        }
        func updateUIViewController(_ controller: Controller, context: Context) {}
    }

    private static let bridges = [
        LeakCase("UIViewRepresentable") { token in ViewBridge(token: token) },
        LeakCase("UIViewControllerRepresentable") { token in ControllerBridge(token: token) },
        LeakCase("UIHostingController") { token in
            HostingBridge(token: token)
        },
    ]

    private struct HostingBridge: UIViewControllerRepresentable {
        let token: Token

        func makeUIViewController(context: Context) -> UIViewController {
            UIHostingController(rootView: StateView(token: token))
        }
        func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
}
