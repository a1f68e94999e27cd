//
//  ErrandsViewController.swift
//  Errands
//

import CoreData
import UIKit

class ErrandsViewController: UICollectionViewController, NSFetchedResultsControllerDelegate {

    private typealias DataSource = UICollectionViewDiffableDataSource<String, NSManagedObjectID>

    private let context: NSManagedObjectContext
    private var dataSource: DataSource!

    private lazy var errands: NSFetchedResultsController<Errand> = {
        let request: NSFetchRequest<Errand> = Errand.fetchRequest()
        request.sortDescriptors = [
            NSSortDescriptor(key: "place.name", ascending: true),
            NSSortDescriptor(key: #keyPath(Errand.created), ascending: true),
        ]
        request.fetchBatchSize = 20
        let controller = NSFetchedResultsController(
            fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "place.name", cacheName: nil)
        controller.delegate = self
        return controller
    }()

    init(context: NSManagedObjectContext) {
        self.context = context
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Errands"
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in
                self?.add("Return the drill", at: "Hardware store")
            })
        configureDataSource()
        do {
            try errands.performFetch()
            if errands.fetchedObjects?.isEmpty == true { addExamples() }
        } catch {
            fatalError("Failed to fetch errands: \(error)")
        }
    }

    private func configureDataSource() {
        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, NSManagedObjectID> { [unowned self] cell, indexPath, _ in
            let errand = self.errands.object(at: indexPath)
            var content = UIListContentConfiguration.cell()
            content.text = errand.title
            content.secondaryText = errand.isDone ? "Done" : nil
            cell.contentConfiguration = content
            cell.accessories = errand.isDone ? [.checkmark()] : []
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [unowned self] view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self.errands.sections?[indexPath.section].name
            view.contentConfiguration = content
        }
        dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: id)
        }
        dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
            collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        errands.object(at: indexPath).isDone.toggle()
        save()
    }

    // MARK: - NSFetchedResultsControllerDelegate

    func controller(_ controller: NSFetchedResultsController<NSFetchRequestResult>, didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference) {
        let snapshot = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
        dataSource.apply(snapshot, animatingDifferences: collectionView.window != nil)
    }

    // MARK: - Errands

    private func addExamples() {
        add("Buy stamps", at: "Post office")
        add("Pick up the parcel", at: "Post office")
        add("Oat milk", at: "Market")
    }

    private func add(_ title: String, at name: String) {
        let request: NSFetchRequest<Place> = Place.fetchRequest()
        request.predicate = NSPredicate(format: "%K == %@", #keyPath(Place.name), name)
        let place = (try? context.fetch(request))?.first ?? Place(context: context)
        place.name = name
        let errand = Errand(context: context)
        errand.title = title
        errand.created = Date()
        errand.place = place
        save()
    }

    private func save() {
        do {
            try context.save()
        } catch {
            let alert = UIAlertController(title: "Not Saved", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
        }
    }

}
