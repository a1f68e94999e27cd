import CollageTesting
import CoreData
import SwiftUI
import Testing

@MainActor
struct SectionedConfigurationTests {
    private struct LetterList: View {
        @SectionedFetchRequest(
            fetchRequest: {
                let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
                request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
                return request
            }(), sectionIdentifier: \.letter) private var sections

        var body: some View {
            VStack {
                Text(sections.map { "\($0.id)\($0.count)" }.joined(separator: " "))
                Button("Length") { sections.sectionIdentifier = \.length }
                Button("Letter") { $sections.wrappedValue.sectionIdentifier = \.letter }
                Button("Search") { $sections.wrappedValue.nsPredicate = NSPredicate(format: "text BEGINSWITH 'a'") }
            }
        }
    }

    @Test func `the sections and the predicate of a fetch can be changed`() throws {
        let context = try Notes.container().viewContext
        for text in ["a", "aa", "b"] { Notes.add(text, to: context) }
        try context.save()
        let host = TestHost()
        host.show(UIHostingController(rootView: LetterList().environment(\.managedObjectContext, context)))
        _ = try host.element(.text("a2 b1"))
        try host.element(.text("Length")).tap()
        _ = try host.element(.text("11 21 11"))
        try host.element(.text("Letter")).tap()
        _ = try host.element(.text("a2 b1"))
        try host.element(.text("Search")).tap()
        _ = try host.element(.text("a2"))
    }
}

extension NSManagedObject {
    fileprivate var letter: String { String((value(forKey: "text") as? String ?? "").prefix(1)) }
    fileprivate var length: String { "\((value(forKey: "text") as? String ?? "").count)" }
}
