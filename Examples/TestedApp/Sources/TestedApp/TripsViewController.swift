import UIKit

/// A list of trips. Tapping a trip opens a screen for renaming it.
final class TripsViewController: UIViewController, UICollectionViewDelegate {
    private(set) var trips: [Trip]
    private(set) lazy var collectionView = UICollectionView(
        frame: .zero,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped)))
    private(set) lazy var dataSource = makeDataSource()

    init(trips: [Trip]) {
        self.trips = trips
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func loadView() {
        view = collectionView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trips"
        collectionView.delegate = self
        apply(animated: false)
    }

    /// Updates the list with a trip that has changed.
    func update(_ trip: Trip) {
        guard let index = trips.firstIndex(where: { $0.id == trip.id }) else { return }
        trips[index] = trip
        var snapshot = dataSource.snapshot()
        snapshot.reconfigureItems([trip.id])
        dataSource.apply(snapshot)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        let detail = TripViewController(trip: trips[indexPath.item])
        detail.onChange = { [weak self] in self?.update($0) }
        navigationController?.pushViewController(detail, animated: true)
    }

    private func apply(animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Trip.ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(trips.map(\.id))
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Trip.ID> {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Trip.ID> {
            [weak self] cell, _, id in
            guard let trip = self?.trips.first(where: { $0.id == id }) else { return }
            var content = cell.defaultContentConfiguration()
            content.text = trip.place
            content.secondaryText = trip.length
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator()]
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, id in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
        }
    }
}

extension Trip: Identifiable {}
