import CoreData
import Testing
import UIKit

@MainActor
struct FetchedResultsControllerTests {
    private final class SnapshotDelegate: NSObject, NSFetchedResultsControllerDelegate {
        var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
        var count = 0

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) {
            snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            count += 1
        }
    }

    private final class DifferenceDelegate: NSObject, NSFetchedResultsControllerDelegate {
        var differences: [CollectionDifference<NSManagedObjectID>] = []
        var count = 0

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
        ) { differences.append(diff) }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            count += 1
        }
    }

    private final class ChangeDelegate: NSObject, NSFetchedResultsControllerDelegate {
        var lines: [String] = []

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            let paths = [indexPath, newIndexPath].compactMap { $0 }.map { "\($0.section),\($0.item)" }
            lines.append((["\(type)"] + paths).joined(separator: " "))
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            lines.append("end of \(controller.fetchedObjects?.count ?? 0)")
        }
    }

    private func controller(
        _ context: NSManagedObjectContext, sections: String? = nil
    ) -> NSFetchedResultsController<NSManagedObject> {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
        return NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
    }

    @Test func `a delegate gets single changes`() throws {
        let context = try Notes.container().viewContext
        let controller = controller(context)
        let delegate = ChangeDelegate()
        controller.delegate = delegate
        try controller.performFetch()
        let first = Notes.add("b", to: context)
        context.processPendingChanges()
        Notes.add("a", to: context)
        first.setValue("c", forKey: "text")
        context.processPendingChanges()
        #expect(delegate.lines == ["insert 0,0", "end of 1", "insert 0,0", "update 0,0 0,1", "end of 2"])
        #expect(controller.object(at: IndexPath(item: 1, section: 0)) === first)
    }

    @Test func `a delegate with snapshots gets no other calls`() throws {
        let context = try Notes.container().viewContext
        let controller = controller(context)
        let delegate = SnapshotDelegate()
        controller.delegate = delegate
        try controller.performFetch()
        #expect(delegate.snapshots.map(\.numberOfItems) == [0])
        let first = Notes.add("b", to: context)
        context.processPendingChanges()
        Notes.add("a", to: context)
        first.setValue("c", forKey: "text")
        context.processPendingChanges()
        #expect(delegate.snapshots.last?.itemIdentifiers.last == first.objectID)
        #expect(delegate.snapshots.last?.reloadedItemIdentifiers == [first.objectID])
        #expect(delegate.count == 0)
    }

    @Test func `a delegate with differences gets single changes only with sections`() throws {
        let context = try Notes.container().viewContext
        for sections in [nil, "text"] {
            let controller = controller(context, sections: sections)
            let delegate = DifferenceDelegate()
            controller.delegate = delegate
            try controller.performFetch()
            Notes.add("a", to: context)
            context.processPendingChanges()
            #expect(delegate.differences.count == (sections == nil ? 1 : 0))
            #expect(delegate.count == (sections == nil ? 0 : 1))
        }
    }

    @Test func `names are ordered by the methods of strings`() throws {
        let context = try Notes.container().viewContext
        for text in ["b", "A", "c10", "c9"] { Notes.add(text, to: context) }
        func texts(_ selector: Selector?) throws -> [String] {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
            let sort = NSSortDescriptor(key: "text", ascending: true, selector: selector)
            #expect(sort.selector == selector)
            request.sortDescriptors = [sort]
            return try context.fetch(request).map { $0.value(forKey: "text") as? String ?? "" }
        }
        for _ in 0..<2 {
            #expect(try texts(Selector("localizedStandardCompare:")) == ["A", "b", "c9", "c10"])
            #expect(try texts(Selector("caseInsensitiveCompare:")) == ["A", "b", "c10", "c9"])
            #expect(try texts(nil) == ["A", "b", "c10", "c9"])
            try context.save()
        }
    }

    @Test func `a value is set by a key path`() throws {
        let context = try Notes.container().viewContext
        let note = Notes.add("a", to: context)
        note.setValue("b", forKeyPath: "text")
        #expect(note.value(forKey: "text") as? String == "b")
    }
}

/// Notes in memory.
enum Notes {
    static func container() throws -> NSPersistentContainer {
        let text = NSAttributeDescription()
        text.name = "text"
        text.attributeType = .stringAttributeType
        let entity = NSEntityDescription()
        entity.name = "Note"
        entity.properties = [text]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let container = NSPersistentContainer(name: "Notes", managedObjectModel: model)
        container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: URL(fileURLWithPath: "/dev/null"))]
        var failure: (any Error)?
        container.loadPersistentStores { failure = $1 }
        if let failure { throw failure }
        return container
    }

    @discardableResult
    static func add(_ text: String, to context: NSManagedObjectContext) -> NSManagedObject {
        let note = NSEntityDescription.insertNewObject(forEntityName: "Note", into: context)
        note.setValue(text, forKey: "text")
        return note
    }
}
