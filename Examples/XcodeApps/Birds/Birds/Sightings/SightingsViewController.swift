//
//  SightingsViewController.swift
//  Birds
//

import UIKit

final class SightingsViewController: UIViewController {

    private enum Section { case main }

    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Section, Sighting>!
    private var sightings = Sighting.samples

    override func viewDidLoad() {
        super.viewDidLoad()
        title = NSLocalizedString("Sightings", comment: "Title of the list")
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addSighting))
        configureCollectionView()
        configureDataSource()
        apply(animated: false)
    }

    private func configureCollectionView() {
        let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
    }

    private func configureDataSource() {
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Sighting> { cell, _, sighting in
            var content = cell.defaultContentConfiguration()
            content.text = sighting.name
            content.secondaryText = sighting.place
            content.image = UIImage(systemName: "bird")
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "\(sighting.count)")]
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, sighting in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: sighting)
        }
    }

    private func apply(animated: Bool = true) {
        var snapshot = NSDiffableDataSourceSnapshot<Section, Sighting>()
        snapshot.appendSections([.main])
        snapshot.appendItems(sightings)
        dataSource.apply(snapshot, animatingDifferences: animated)
    }

    @objc private func addSighting() {
        sightings.append(Sighting(name: "Robin", place: "Window Sill", count: 1))
        apply()
    }
}

extension SightingsViewController: UICollectionViewDelegate {

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        sightings[indexPath.item].count += 1
        apply()
    }
}
