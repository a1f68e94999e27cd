import CollageTesting
import Observation
import PortableCombine
import PortableUIKit
import Testing

@testable import PortableSwiftUI

@MainActor
struct ObjectTests {
    private final class Counter: ObservableObject {
        @Published var count = 0
    }

    private struct Observer: View {
        @ObservedObject var counter: Counter

        var body: some View { Box("\(counter.count)") }
    }

    @Test func `an observed object's change evaluates the view`() {
        let counter = Counter()
        let screen = TestGraph(Observer(counter: counter))

        #expect(screen.bodies { counter.count = 4 } == 1)
        #expect(screen.boxes == ["4"])
    }

    private final class Plain: ObservableObject {
        var count = 0
    }

    @Test func `an object without published properties updates its views when the app sends`() {
        struct PlainObserver: View {
            @ObservedObject var object: Plain

            var body: some View { Box("\(object.count)") }
        }
        let object = Plain()
        let screen = TestGraph(PlainObserver(object: object))
        #expect(
            screen.bodies {
                object.objectWillChange.send()
                object.count = 4
            } == 1)
        #expect(screen.boxes == ["4"])
    }

    private final class Made {
        var objects: [WeakCounter] = []
        var step: Binding<Int>?
    }

    private struct WeakCounter {
        weak var counter: Counter?
    }

    private struct Owner: View {
        let made: Made
        let step: Int
        @StateObject private var counter = Counter()

        var body: some View {
            let _ = made.objects.append(WeakCounter(counter: counter))
            Box("\(counter.count)")
        }
    }

    private struct Screen: View {
        let made: Made
        @State private var step = 0

        var body: some View {
            let _ = made.step = $step
            Column {
                if step < 3 { Owner(made: made, step: step) }
            }
        }
    }

    @Test func `a state object is created once and deallocated with its view`() {
        let made = Made()
        let screen = TestGraph(Screen(made: made))
        made.objects.first?.counter?.count = 2
        screen.settle()
        made.step?.wrappedValue = 1
        screen.settle()

        #expect(screen.boxes == ["2"])
        #expect(Set(made.objects.compactMap { $0.counter.map(ObjectIdentifier.init) }).count == 1)

        made.step?.wrappedValue = 3
        screen.settle()
        #expect(made.objects.allSatisfy { $0.counter == nil })
    }

    private struct Holder {
        @StateObject var counter = Counter()
    }

    @Test func `a state object without a view is reported, and created again at each access`() {
        let holder = Holder()
        let messages = Diagnostics.capture { #expect(holder.counter !== holder.counter) }

        #expect(messages.count == 2)
        #expect(
            messages.first == "Accessing StateObject<Counter>'s object without being installed on a View. "
                + "This will create a new instance each time.")
    }

    private struct Child: View {
        @EnvironmentObject private var counter: Counter

        var body: some View { Box("\(counter.count)") }
    }

    @Test func `an object of the environment is found and followed`() {
        let counter = Counter()
        let screen = TestGraph(Column { Child() }.environmentObject(counter))

        #expect(screen.bodies { counter.count = 1 } == 1)
        #expect(screen.boxes == ["1"])
    }

    @Observable
    fileprivate final class Person {
        var name = "Ann"
        var age = 30
    }

    private struct Name: View {
        let person: Person

        var body: some View { Box(person.name) }
    }

    @Test func `a property that the body didn't read evaluates nothing`() {
        let person = Person()
        let screen = TestGraph(Name(person: person))

        #expect(screen.bodies { person.age = 31 } == 0)
        #expect(screen.bodies { person.name = "Bob" } == 1)
        #expect(screen.bodies { person.name = "Cid" } == 1)
        #expect(screen.boxes == ["Cid"])
    }

    private struct Reader: View {
        @Environment(Person.self) private var person
        @Environment(Person.self) private var maybe: Person?

        var body: some View {
            @Bindable var person = person
            Box("\(person.name) \(maybe?.age ?? 0) \($person.age.wrappedValue)")
        }
    }

    @Test func `an observable object is found by its type`() {
        let person = Person()
        let screen = TestGraph(Reader().environment(person))
        #expect(screen.boxes == ["Ann 30 30"])

        person.age = 31
        screen.settle()
        #expect(screen.boxes == ["Ann 31 31"])
    }

    @Test func `a graph that has ended retains nothing`() {
        weak var weakCounter: Counter?
        weak var weakGraph: ViewGraph?
        do {
            let counter = Counter()
            weakCounter = counter
            let graph = ViewGraph(
                Observer(counter: counter).onAppear { _ = counter }.onChange(of: counter.count) { _ = counter })
            weakGraph = graph
            graph.layout(in: .zero)
            graph.end()
        }
        #expect(weakCounter == nil)
        #expect(weakGraph == nil)
    }

    @Test func `a graph that was released without an end retains nothing`() {
        weak var weakGraph: ViewGraph?
        let counter = Counter()
        do {
            let graph = ViewGraph(Observer(counter: counter))
            weakGraph = graph
            graph.layout(in: .zero)
        }
        #expect(weakGraph == nil)
        counter.count = 1
    }
}
