import CollageTesting
import CoreData
import Testing
import UIKit

/// A results controller whose single changes a table view shows.
@MainActor
struct TableResultsTests {
    /// A table of notes, updated as in Apple's documentation of the delegate.
    private final class NoteTable: UITableViewController, @preconcurrency NSFetchedResultsControllerDelegate {
        let results: NSFetchedResultsController<NSManagedObject>

        init(_ context: NSManagedObjectContext, sections: String?) {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
            request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
            results = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
            super.init(style: .plain)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            results.delegate = self
            try? results.performFetch()
        }

        override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            results.sections?[section].numberOfObjects ?? 0
        }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = results.object(at: indexPath).value(forKey: "text") as? String
            return cell
        }

        func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            tableView.beginUpdates()
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
            for type: NSFetchedResultsChangeType
        ) {
            if type == .insert {
                tableView.insertSections(IndexSet(integer: sectionIndex), with: .none)
            } else {
                tableView.deleteSections(IndexSet(integer: sectionIndex), with: .none)
            }
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
            at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
        ) {
            switch type {
            case .insert: if let newIndexPath { tableView.insertRows(at: [newIndexPath], with: .none) }
            case .delete: if let indexPath { tableView.deleteRows(at: [indexPath], with: .none) }
            case .update: if let indexPath { tableView.reloadRows(at: [indexPath], with: .none) }
            case .move:
                if let indexPath { tableView.deleteRows(at: [indexPath], with: .none) }
                if let newIndexPath { tableView.insertRows(at: [newIndexPath], with: .none) }
            }
        }

        func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
            tableView.endUpdates()
        }
    }

    @Test(arguments: 1...6 as ClosedRange<UInt64>)
    func `a table shows the results after random changes`(seed: UInt64) throws {
        let context = try Notes.container().viewContext
        for text in ["a", "c", "e"] { Notes.add(text, to: context) }
        try context.save()
        let table = NoteTable(context, sections: seed.isMultiple(of: 2) ? "text" : nil)
        let host = TestHost()
        host.show(table)
        var state = seed
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<25 {
            for _ in 0...random(3) {
                let notes = table.results.fetchedObjects ?? []
                let text = ["a", "b", "c", "d", "e"][random(5)]
                switch random(4) {
                case 0: Notes.add(text, to: context)
                case 1, 2: if !notes.isEmpty { notes[random(notes.count)].setValue(text, forKey: "text") }
                default: if notes.count > 2 { context.delete(notes[random(notes.count)]) }
                }
            }
            context.processPendingChanges()
            host.settle()
            #expect(table.tableView.numberOfSections == table.results.sections?.count)
            for cell in table.tableView.visibleCells {
                let path = try #require(table.tableView.indexPath(for: cell))
                #expect(cell.textLabel?.text == table.results.object(at: path).value(forKey: "text") as? String)
            }
            let rows = (0..<table.tableView.numberOfSections).map { table.tableView.numberOfRows(inSection: $0) }
            #expect(rows == table.results.sections?.map(\.numberOfObjects))
        }
    }
}
