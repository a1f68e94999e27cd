import CollageTesting
import CoreData
import Testing
import UIKit

/// A results controller with a diffable data source.
@MainActor
struct DiffableResultsTests {
    /// A list of notes that counts the cells that it configures.
    private final class NoteList: UIViewController, @preconcurrency NSFetchedResultsControllerDelegate {
        let results: NSFetchedResultsController<NSManagedObject>
        var configured: [String] = []
        private lazy var collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        private(set) var source: UICollectionViewDiffableDataSource<String, NSManagedObjectID>?

        init(_ context: NSManagedObjectContext) {
            let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
            request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
            results = NSFetchedResultsController(
                fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(collectionView)
            let registration = UICollectionView.CellRegistration<UICollectionViewListCell, NSManagedObjectID> {
                [weak self] cell, _, id in
                let text = self?.results.managedObjectContext.object(with: id).value(forKey: "text") as? String ?? ""
                self?.configured.append(text)
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
            }
            source = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
            }
            results.delegate = self
            try? results.performFetch()
        }

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) {
            source?.apply(
                snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>, animatingDifferences: false)
        }
    }

    @Test func `a save that changes one object configures one cell`() throws {
        let context = try Notes.container().viewContext
        for text in ["a", "c", "e", "g"] { Notes.add(text, to: context) }
        try context.save()
        let list = NoteList(context)
        let host = TestHost()
        host.show(list)
        #expect(list.configured == ["a", "c", "e", "g"])
        func configured(_ change: ([NSManagedObject]) throws -> Void) throws -> [String] {
            list.configured = []
            try change(list.results.fetchedObjects ?? [])
            try context.save()
            host.settle()
            return list.configured
        }
        #expect(try configured { $0[1].setValue("d", forKey: "text") } == ["d"])
        #expect(try configured { _ in Notes.add("b", to: context) } == ["b"])
        #expect(try configured { context.delete($0[0]) } == [])
        #expect(try configured { $0[0].setValue("h", forKey: "text") } == ["h"])
        let texts = list.source?.snapshot().itemIdentifiers.map {
            context.object(with: $0).value(forKey: "text") as? String
        }
        #expect(texts == ["d", "e", "g", "h"])
    }

    @Test(arguments: 1...6)
    func `the snapshots of random changes are the results`(seed: Int) throws {
        let context = try Notes.container().viewContext
        let request = NSFetchRequest<NSManagedObject>(entityName: "Note")
        request.sortDescriptors = [NSSortDescriptor(key: "text", ascending: true)]
        let results = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context,
            sectionNameKeyPath: seed.isMultiple(of: 2) ? "text" : nil, cacheName: nil)
        let delegate = LastSnapshot()
        results.delegate = delegate
        try results.performFetch()
        var state = UInt64(seed)
        func random(_ count: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % count
        }
        for _ in 0..<40 {
            for _ in 0...random(4) {
                let notes = results.fetchedObjects ?? []
                let text = ["a", "b", "c", "d", "e"][random(5)]
                switch random(4) {
                case 0, 1: Notes.add(text, to: context)
                case 2: if !notes.isEmpty { notes[random(notes.count)].setValue(text, forKey: "text") }
                default: if !notes.isEmpty { context.delete(notes[random(notes.count)]) }
                }
            }
            context.processPendingChanges()
            #expect(delegate.snapshot.itemIdentifiers == results.fetchedObjects?.map(\.objectID))
            #expect(delegate.snapshot.sectionIdentifiers == results.sections?.map(\.name))
            for section in results.sections ?? [] {
                let ids = section.objects?.compactMap { ($0 as? NSManagedObject)?.objectID }
                #expect(delegate.snapshot.itemIdentifiers(inSection: section.name) == ids)
            }
        }
    }

    private final class LastSnapshot: NSObject, NSFetchedResultsControllerDelegate {
        var snapshot = NSDiffableDataSourceSnapshotReference()

        func controller(
            _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
            didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
        ) { self.snapshot = snapshot }
    }
}

@MainActor
struct ArchivedColorTests {
    @Test func `colors are saved as transformable values`() throws {
        let attribute = NSAttributeDescription()
        attribute.name = "color"
        attribute.attributeType = .transformableAttributeType
        let entity = NSEntityDescription()
        entity.name = "Mark"
        entity.properties = [attribute]
        let model = NSManagedObjectModel()
        model.entities = [entity]
        let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
        try coordinator.addPersistentStore(ofType: NSInMemoryStoreType, configurationName: nil, at: nil)
        let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
        context.persistentStoreCoordinator = coordinator
        let colors: [UIColor] = [
            UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), UIColor(white: 0.5, alpha: 1), .systemRed,
            .label.withAlphaComponent(0.5),
        ]
        for color in colors {
            let mark = NSEntityDescription.insertNewObject(forEntityName: "Mark", into: context)
            mark.setValue(color, forKey: "color")
            try context.save()
            let id = mark.objectID
            context.reset()
            #expect(context.object(with: id).value(forKey: "color") as? UIColor == color)
        }
        let data = try NSKeyedArchiver.archivedData(withRootObject: colors[0], requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == colors[0])
    }
}
