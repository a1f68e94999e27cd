import CoreData
import Testing
import UIKit

@Suite
@MainActor
struct FetchedResultsControllerTests {
    private final class Delegate: NSObject, NSFetchedResultsControllerDelegate {
        var snapshots: [NSDiffableDataSourceSnapshot<String, NSManagedObjectID>] = []
        var lines: [String] = []

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) {
            snapshots.append(snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>)
        }

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

    @Test func `a delegate gets snapshots and changes`() throws {
        let context = try Notes.container().viewContext
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
        let delegate = Delegate()
        controller.delegate = delegate
        try controller.performFetch()
        #expect(delegate.snapshots.map(\.numberOfItems) == [0])
        let first = Notes.add("b", to: context)
        context.processPendingChanges()
        Notes.add("a", to: context)
        first.setValue("c", forKey: "text")
        context.processPendingChanges()
        #expect(delegate.lines == ["insert 0,0", "end of 1", "insert 0,0", "update 0,0 0,1", "end of 2"])
        #expect(delegate.snapshots.last?.itemIdentifiers.last == first.objectID)
        #expect(delegate.snapshots.last?.reloadedItemIdentifiers == [first.objectID])
        #expect(controller.object(at: IndexPath(item: 1, section: 0)) === first)
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
