import CollageTesting
import Observation
import PortableCombine
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Stacks whose screens represent values.
@MainActor struct NavigationStackTests {
    private let host = TestHost()

    private var labels: [String] { host.elements.map(\.label) }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var bar: UINavigationBar? { host.first(UINavigationBar.self) }
    private var navigation: UINavigationController? {
        sequence(first: bar as UIResponder?, next: { $0?.next }).lazy.compactMap { $0 as? UINavigationController }.first
    }

    private final class Model: ObservableObject {
        @Published var path = NavigationPath()
        @Published var names: [String] = []
        @Published var word = "Number"
    }

    private struct Screen: View {
        @ObservedObject var model: Model

        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    NavigationLink("One", value: 1)
                    NavigationLink("Word", value: "word")
                    NavigationLink("Nothing", value: Int?.none)
                }
                .navigationTitle("Start")
                .navigationDestination(for: Int.self) { number in
                    NavigationLink("\(model.word) \(number)", value: number + 1).navigationTitle("\(number)")
                }
                .navigationDestination(for: String.self) { Text("The \($0)") }
            }
        }
    }

    @Test func `a screen follows values that are read only by its destination's closure`() throws {
        let store = WordStore()
        show(WordsScreen(store: store))
        #expect(labels.contains("one"))
        store.words[0] = "uno"
        host.settle()
        #expect(labels.contains("uno"))
    }

    @Test func `links push the screens of their values, and the path follows`() throws {
        let model = Model()
        show(Screen(model: model))
        #expect(bar?.topItem?.title == "Start")
        for _ in 0..<2 {
            try host.element(.label("One")).tap()
            try host.element(.label("Number 1")).tap()
            #expect(bar?.topItem?.title == "2" && labels.contains("Number 2"))
            #expect(model.path == NavigationPath([1, 2]) && model.path.count == 2)
            // Back by the bar, one at a time.
            navigation?.popViewController(animated: true)
            host.settle()
            #expect(model.path == NavigationPath([1]) && labels.contains("Number 1"))
            navigation?.popViewController(animated: true)
            host.settle()
            #expect(model.path.isEmpty && labels.contains("One"))
        }
        try host.element(.label("Word")).tap()
        #expect(labels.contains("The word"))
    }

    @Test func `the path pushes all its screens together`() throws {
        let model = Model()
        model.path = NavigationPath([7, 8])
        show(Screen(model: model))
        #expect(bar?.topItem?.title == "8")
        #expect(navigation?.viewControllers.count == 3)
        model.path.append("word")
        host.settle()
        #expect(labels.contains("The word") && navigation?.viewControllers.count == 4)
        model.path.removeLast(2)
        host.settle()
        #expect(labels.contains("Number 7"))
        model.path = NavigationPath()
        host.settle()
        #expect(labels.contains("One") && navigation?.viewControllers.count == 1)
        #expect(host.unsettled.isEmpty)
    }

    @Test func `an empty path pops all screens, also during a push and with equal values`() throws {
        let model = Model()
        show(Screen(model: model))
        for path in [[1], [1, 2, 3], [4, 4, 4]] {
            for value in path { model.path.append(value) }
            host.advance(by: 0.1)
            model.path = NavigationPath()
            host.settle()
            #expect(labels.contains("One") && navigation?.viewControllers.count == 1 && model.path.isEmpty)
            for value in path {
                model.path.append(value)
                host.settle()
            }
            #expect(navigation?.viewControllers.count == path.count + 1)
            model.path = NavigationPath()
            host.settle()
            #expect(labels.contains("One") && navigation?.viewControllers.count == 1 && model.path.isEmpty)
        }
    }

    @Test func `a screen that stays keeps its controller, and shows changes`() throws {
        let model = Model()
        model.path = NavigationPath([1])
        show(Screen(model: model))
        let screen = try #require(navigation?.topViewController)
        model.path.append(2)
        host.settle()
        #expect(navigation?.viewControllers.contains(screen) ?? false)
        model.word = "Figure"
        host.settle()
        #expect(labels.contains("Figure 2"))
        model.path.removeLast()
        host.settle()
        #expect(navigation?.topViewController === screen && labels.contains("Figure 1"))
    }

    @Test func `a path of one type is an array, and a stack keeps its own path by default`() throws {
        struct Names: View {
            @ObservedObject var model: Model

            var body: some View {
                NavigationStack(path: $model.names) {
                    NavigationLink("Ada", value: "Ada")
                        .navigationDestination(for: String.self) { Text("About \($0)") }
                }
            }
        }
        let model = Model()
        show(Names(model: model))
        try host.element(.label("Ada")).tap()
        #expect(model.names == ["Ada"] && labels.contains("About Ada"))
        model.names = []
        host.settle()
        #expect(labels.contains("Ada"))

        show(
            NavigationStack {
                NavigationLink("Deep", value: 3).navigationDestination(for: Int.self) { Text("Level \($0)") }
            })
        try host.element(.label("Deep")).tap()
        #expect(labels.contains("Level 3"))
    }

    @Test func `a screen can dismiss itself, and an item presents a screen`() throws {
        struct Item: View {
            @State private var item: Int?
            @State private var isShown = false

            var body: some View {
                NavigationStack {
                    VStack {
                        Button("Item") { item = 5 }
                        Button("Shown") { isShown = true }
                        Text(item == nil && !isShown ? "none" : "some")
                    }
                    .navigationDestination(item: $item) { Leaving(text: "Item \($0)") }
                    .navigationDestination(isPresented: $isShown) { Leaving(text: "Presented") }
                }
            }

            struct Leaving: View {
                let text: String
                @Environment(\.dismiss) private var dismiss

                var body: some View { Button(text) { dismiss() } }
            }
        }
        show(Item())
        for _ in 0..<2 {
            for (button, screen) in [("Item", "Item 5"), ("Shown", "Presented")] {
                try host.element(.label(button)).tap()
                try host.element(.label(screen)).tap()
                #expect(labels.contains("none"))
            }
        }
    }

    @Test func `a value without a destination is reported and shows nothing`() throws {
        let messages = Diagnostics.capture {
            show(NavigationStack { NavigationLink("Go", value: 1.5) })
            try? host.element(.label("Go")).tap()
        }
        #expect(messages.contains { $0.contains("Double") })
        #expect(labels.contains("Go"))
        #expect(host.unsettled.isEmpty)
    }
}

@Observable
private final class WordStore {
    var words = ["one"]
}

private struct WordsScreen: View {
    let store: WordStore
    @State private var path = [0]

    var body: some View {
        NavigationStack(path: $path) {
            Text("Start").navigationDestination(for: Int.self) { Text(store.words[$0]) }
        }
    }
}
