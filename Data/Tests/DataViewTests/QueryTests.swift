import CollageTesting
@testable import CoreData
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

    private struct ErrandSections: View {
        @Query(sort: \Errand.title, sectionBy: \Errand.letter) private var errands: SectionedResults<Errand, String>
        @Query(filter: nil, sectionBy: \Errand.missing)
        private var others: SectionedResults<Errand, String>
        @Query private var all: [Errand]

        var body: some View {
            Text(errands.map { "\($0.title)\($0.count)" }.joined(separator: ", "))
            Text("\(others.sectionTitles) \(_all.sections.count) \(all.count)")
        }
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

    private struct SearchList: View {
        @FetchRequest(sortDescriptors: [], predicate: NSPredicate(format: "text != %@", "hidden"))
        private var notes: FetchedResults<NSManagedObject>
        let count: Int

        init(count: Int) {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
            request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
            request.predicate = NSPredicate(format: "text != %@", "hidden")
            _notes = FetchRequest(fetchRequest: request)
            self.count = count
        }

        var body: some View {
            Text("\(count): " + notes.map { $0.value(forKey: "text") as? String ?? "" }.joined(separator: ", "))
            Button("Search") { notes.nsPredicate = NSPredicate(format: "text BEGINSWITH 'a'") }
        }
    }

    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            SearchList(count: count)
            Button("Count") { count += 1 }
        }
    }

    @Test func `a filter stays when the parent view is evaluated`() throws {
        let context = try Notes.container().viewContext
        for text in ["apple", "bread", "hidden"] { Notes.add(text, to: context) }
        let host = TestHost(.iPhone15)
        host.show(UIHostingController(rootView: Counter().environment(\.managedObjectContext, context)))
        try host.element(.text("Search")).tap()
        _ = try host.element(.text("0: apple"))
        try host.element(.text("Count")).tap()
        _ = try host.element(.text("1: apple"))
    }

    @Test func `strings are ordered as users expect`() throws {
        let context = try Notes.container().viewContext
        for text in ["Zoe", "anna", "c10", "c9"] { Notes.add(text, to: context) }
        func texts(_ sort: SortDescriptor<NSManagedObject>) throws -> [String] {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
            request.sortDescriptors = [sort.managed]
            return try context.fetch(request).map(\.text)
        }
        #expect(try texts(SortDescriptor(\.text)) == ["anna", "c9", "c10", "Zoe"])
        #expect(try texts(SortDescriptor(\.text, order: .reverse)) == ["Zoe", "c10", "c9", "anna"])
        #expect(try texts(SortDescriptor(\.text, comparator: .lexical)) == ["Zoe", "anna", "c10", "c9"])
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

    @Test func `a query shows its models in sections`() throws {
        let container = try ModelContainer(
            for: Errand.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for title in ["apple", "bread", "banana"] { container.mainContext.insert(Errand(title: title)) }
        let host = TestHost(.iPhone15)
        host.show(UIHostingController(rootView: ErrandSections().modelContainer(container)))
        _ = try host.element(.text("a1, b2"))
        _ = try host.element(.text("[\"\"] 0 3"))
        container.mainContext.insert(Errand(title: "avocado"))
        container.mainContext.processPendingChanges()
        host.settle()
        _ = try host.element(.text("a2, b2"))
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

extension Errand {
    /// The first letter of the title.
    fileprivate var letter: String { String(title.prefix(1)) }
    /// A section title that is `nil` for every errand.
    fileprivate var missing: String? { nil }
}

extension NSManagedObject {
    /// The first letter of a note.
    fileprivate var letter: String { String(text.prefix(1)) }
    /// The text of a note.
    fileprivate var text: String { managedValue(forKey: "text") }
}
