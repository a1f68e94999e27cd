import CollageTesting
import CoreData
import SwiftData
import SwiftUI
import Testing

@Model
final class Errand {
    var title: String

    init(title: String) {
        self.title = title
    }
}

@Suite
@MainActor
struct QueryTests {
    private struct ErrandList: View {
        @Query(sort: \Errand.title) private var tasks: [Errand]

        var body: some View { Text(tasks.map(\.title).joined(separator: ", ")) }
    }

    private struct ErrandCount: View {
        @Query private var all: [Errand]
        @Query(filter: #Predicate<Errand> { $0.title == "a" }) private var first: [Errand]

        var body: some View { Text("\(first.count) of \(all.count)") }
    }

    private struct NoteList: View {
        @FetchRequest(
            fetchRequest: {
                let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
                request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
                return request
            }()) private var notes

        var body: some View {
            Text(notes.map { $0.value(forKey: "text") as? String ?? "" }.joined(separator: ", "))
        }
    }

    private struct LetterList: View {
        @SectionedFetchRequest(
            fetchRequest: {
                let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
                request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
                return request
            }(), sectionIdentifier: \.letter) private var sections

        var body: some View {
            Text(sections.map { "\($0.id)\($0.count)" }.joined(separator: ", "))
        }
    }

    @Test func `a query shows the models of its context`() throws {
        let container = try ModelContainer(
            for: Errand.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        container.mainContext.insert(Errand(title: "b"))
        let host = TestHost(.iPhone15)
        host.show(UIHostingController(rootView: ErrandList().modelContainer(container)))
        _ = try host.element(.text("b"))
        container.mainContext.insert(Errand(title: "a"))
        container.mainContext.processPendingChanges()
        host.settle()
        _ = try host.element(.text("a, b"))
    }

    @Test func `queries infer their models from the types of their properties`() throws {
        let container = try ModelContainer(
            for: Errand.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for title in ["a", "b"] { container.mainContext.insert(Errand(title: title)) }
        let host = TestHost(.iPhone15)
        host.show(UIHostingController(rootView: ErrandCount().modelContainer(container)))
        _ = try host.element(.text("1 of 2"))
    }

    @Test func `a fetch request shows the objects of its context`() throws {
        let context = try Notes.container().viewContext
        Notes.add("b", to: context)
        let host = TestHost(.iPhone15)
        host.show(UIHostingController(rootView: NoteList().environment(\.managedObjectContext, context)))
        _ = try host.element(.text("b"))
        Notes.add("a", to: context)
        context.processPendingChanges()
        host.settle()
        _ = try host.element(.text("a, b"))
    }

    @Test func `a sectioned fetch request shows consecutive objects in sections`() throws {
        let context = try Notes.container().viewContext
        for text in ["apple", "bread", "banana"] { Notes.add(text, to: context) }
        let host = TestHost(.iPhone15)
        host.show(UIHostingController(rootView: LetterList().environment(\.managedObjectContext, context)))
        _ = try host.element(.text("a1, b2"))
        Notes.add("avocado", to: context)
        context.processPendingChanges()
        host.settle()
        _ = try host.element(.text("a2, b2"))
    }
}

extension NSManagedObject {
    /// The first letter of a note.
    fileprivate var letter: String { String((value(forKey: "text") as? String ?? "").prefix(1)) }
}
