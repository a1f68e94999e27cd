import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Lists: which rows and sections they have, and the positions of these.
@MainActor struct ListTests {
    private let host = TestHost(size: CGSize(width: 375, height: 667), safeAreaInsets: .zero)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private var list: ListElement? { host.first(ListCollectionView.self)?.list }

    /// The labels of the accessibility elements, from top to bottom.
    private var labels: [String] { host.elements.compactMap(\.label) }

    private struct Person: Identifiable, Hashable {
        var id: Int
        var name: String
    }

    @Test func `rows of text are 44 high, with insets of 16 and 12`() throws {
        show(
            List {
                Text("One"); Text("Two")
            })
        #expect(labels == ["One", "Two"])
        let one = try host.textFrame("One"), two = try host.textFrame("Two")
        #expect(one.minX == 32 && abs(one.minY - 47) <= 0.5)
        #expect(two.minY - one.minY == 44)
        let height = try #require(host.first(ListCollectionView.self)).contentSize.height
        #expect(abs(height - (35 + 88 + 20)) < 0.01)
    }

    @Test func `sections have the recorded positions (sentry-cocoa, iOS 16)`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 500), scale: 3, safeAreaInsets: .zero)
        host.show(
            UIHostingController(
                rootView: List {
                    Section("Section 1") { Text("Item 1") }
                    Section { Text("Item 2") }
                }))
        host.settle()
        let view = try #require(host.first(ListCollectionView.self))
        #expect(abs(view.contentSize.height - 182) < 0.4)
        let cells = view.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(cells.count == 2)
        #expect(abs(cells[0].minY - 38.667) < 0.4 && cells[0].minX == 16 && cells[0].width == 268)
        #expect(abs(cells[1].minY - 118) < 0.4 && cells[1].height == 44)
        #expect(labels(host).first == "SECTION 1" || labels(host).first == "Section 1")
    }

    private func labels(_ host: TestHost) -> [String] { host.elements.compactMap(\.label) }

    @Test func `scrolling to new rows with buttons compares no items`() throws {
        final class Model {
            var names: Binding<[Int]>?
        }
        struct Numbers: View {
            let model: Model
            @State private var numbers = Array(0..<500)
            var body: some View {
                let _ = model.names = $numbers
                List(numbers, id: \.self) { number in Button("Button \(number)") {} }
            }
        }
        let model = Model()
        show(Numbers(model: model))
        let list = try #require(list), graph = try #require(list.graph)
        let before = graph.statistics.listDifferences, rows = list.rows.count
        for _ in 0..<10 {
            list.collectionView.contentOffset.y += 400
            host.settle()
        }
        #expect(list.rows.count > rows + 50)
        #expect(graph.statistics.listDifferences == before)
        model.names?.wrappedValue.removeLast()
        host.settle()
        #expect(graph.statistics.listDifferences == before + 1)
    }

    @Test func `rows can be any mix of views`() {
        struct Screen: View {
            var isShown: Bool
            var body: some View {
                List {
                    Text("a")
                    if isShown { Text("b") }
                    ForEach(0..<2, id: \.self) { Text("c\($0)") }
                    Group {
                        Text("d")
                        Text("e")
                    }
                    Section {
                        ForEach(["x", "y"], id: \.self) { name in
                            Text(name)
                            Text(name + "2")
                        }
                    } header: {
                        Text("header")
                    } footer: {
                        Text("footer")
                    }
                    EmptyView()
                    Text("last")
                }
            }
        }
        let controller = UIHostingController(rootView: Screen(isShown: true))
        host.show(controller)
        host.settle()
        let texts = ["a", "b", "c0", "c1", "d", "e", "header", "x", "x2", "y", "y2", "footer", "last"]
        #expect(labels.map { $0.lowercased() } == texts)
        controller.rootView = Screen(isShown: false)
        host.settle()
        #expect(labels.map { $0.lowercased() } == texts.filter { $0 != "b" })
        #expect(list?.shown.sections.count == 3)
    }

    @Test func `rows follow their data and keep their state`() throws {
        struct Row: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Screen: View {
            var people: [Person]
            var body: some View { List(people) { Row(name: $0.name) } }
        }
        let people = ["a", "b", "c"].enumerated().map { Person(id: $0.offset, name: $0.element) }
        let controller = UIHostingController(rootView: Screen(people: people))
        host.show(controller)
        host.settle()
        try host.element(.label("b 0")).tap()
        host.settle()
        #expect(labels == ["a 0", "b 1", "c 0"])
        controller.rootView = Screen(people: [people[2], people[1], Person(id: 9, name: "n")])
        host.settle()
        #expect(labels == ["c 0", "b 1", "n 0"])
    }

    @Test func `a list of a binding writes through it`() throws {
        struct Screen: View {
            @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]
            var body: some View {
                List($people) { $person in Button(person.name) { person.name += "!" } }
            }
        }
        show(Screen())
        try host.element(.label("b")).tap()
        host.settle()
        #expect(labels == ["a", "b!"])
    }

    @Test func `only rows near the visible area are created`() {
        var made: Set<Int> = []
        show(
            List(0..<1000, id: \.self) { row in
                let _ = made.insert(row)
                Text("\(row)")
            })
        #expect(made.count < 40)
        host.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 150, y: 100))
        host.settle()
        #expect(made.count < 120 && made.count > 20)
    }

    private final class Counter {
        var ids = 0
    }

    private struct Counted: Identifiable {
        let value: Int
        let counter: Counter
        var id: Int {
            counter.ids += 1
            return value
        }
    }

    @Test func `the first layout of a list reads only the IDs of the visible rows`() {
        func reads(_ count: Int) -> Int {
            let counter = Counter()
            show(List((0..<count).map { Counted(value: $0, counter: counter) }) { Text("\($0.value)") })
            return counter.ids
        }
        let few = reads(1000)
        #expect(few < 500)
        #expect(reads(100_000) == few)
    }

    @Test func `the app sets the spacing of sections`() throws {
        show(
            List {
                Section { Text("a") }
                Section { Text("b") }.listSectionSpacing(50)
                Section { Text("c") }
            }
            .listSectionSpacing(30))
        let frames = try ["a", "b", "c"].map { try host.element(.label($0)).frame }
        #expect(abs(frames[1].minY - frames[0].minY - (44 + 30)) <= 0.5)
        #expect(abs(frames[2].minY - frames[1].minY - (44 + 50)) <= 0.5)
    }

    @Test func `duplicate IDs are reported, and all rows are shown`() {
        let messages = Diagnostics.capture { show(List([1, 1, 2], id: \.self) { Text("row \($0)") }) }
        #expect(labels == ["row 1", "row 1", "row 2"])
        #expect(messages.contains { $0.contains("occurs multiple times") })
    }
}
