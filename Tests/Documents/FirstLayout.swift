import UIKit

let itemSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(0.33),
    heightDimension: .fractionalHeight(1))
let item = NSCollectionLayoutItem(layoutSize: itemSize)

let groupSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1),
    heightDimension: .fractionalWidth(0.33))
let group = NSCollectionLayoutGroup.horizontal(
    layoutSize: groupSize, subitem: item, count: 3)

let section = NSCollectionLayoutSection(group: group)
let layout = UICollectionViewCompositionalLayout(section: section)
