import Foundation
import PortableUIKit
import Testing

/// Values that UIKit hashes, compares, and describes on any thread don't end the process there.
struct OffMainActorTests {
    @Test func `sizes of layouts are keys of a dictionary`() async {
        let sizes = await MainActor.run {
            [44, 44, 10].map {
                NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated($0))
            }
        }
        let count = await Task.detached { Set(sizes).count }.value
        #expect(count == 2)
    }

    @Test func `spacings and dimensions are compared`() async {
        let spacings = await MainActor.run { [NSCollectionLayoutSpacing.fixed(8), .fixed(8), .flexible(8)] }
        let dimensions = await MainActor.run { [NSCollectionLayoutDimension.absolute(8), .absolute(8), .estimated(8)] }
        let counts = await Task.detached { (Set(spacings).count, Set(dimensions).count) }.value
        #expect(counts == (2, 2))
    }

    @Test func `colors, fonts, and images are created, compared, and described`() async {
        let texts = await Task.detached {
            let image = UIImage(systemName: "star")
            return [
                UIColor(red: 1, green: 0, blue: 0, alpha: 1).description, UIFont.systemFont(ofSize: 17).description,
                image?.description ?? "", "\(UIColor.systemRed == UIColor.systemRed)",
            ]
        }.value
        #expect(texts.allSatisfy { !$0.isEmpty } && texts.last == "true")
    }

    @Test func `snapshots are created and index paths are hashed`() async {
        let items = await Task.detached {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b"])
            return (snapshot.itemIdentifiers, Set([IndexPath(item: 1, section: 0), [0, 1]]).count)
        }.value
        #expect(items.0 == ["a", "b"] && items.1 == 1)
    }

    @Test func `views and constraints describe their class and address`() async {
        let objects: [NSObject & Sendable] = await MainActor.run {
            let view = UIView(frame: .zero)
            let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            return [view, view.widthAnchor.constraint(equalToConstant: 1), collectionView]
        }
        let texts = await Task.detached { objects.map(\.description) }.value
        for (text, object) in zip(texts, objects) { #expect(text.hasPrefix("<\(type(of: object)): 0x")) }
    }

    @Test func `attributes are hashed and compared`() async {
        let attributes: [UICollectionViewLayoutAttributes] = await MainActor.run {
            let paths: [IndexPath] = [[0, 1], [0, 1], [0, 2]]
            return paths.map { UICollectionViewLayoutAttributes(forCellWith: $0) }
        }
        let known = await MainActor.run { Set(attributes) }
        let counts = await Task.detached { (Set(attributes).count, attributes.filter(known.contains).count) }.value
        #expect(counts == (2, 3))
    }

    @Test func `sizes and index paths are described`() async {
        let size = await MainActor.run {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        }
        let texts = await Task.detached { [size.description, IndexPath(item: 1, section: 0).description] }.value
        #expect(texts.allSatisfy { !$0.isEmpty })
    }

    @Test func `the background of a pinned header has its material`() async {
        let effect = await Task.detached {
            var state = UICellConfigurationState(traitCollection: UITraitCollection())
            state.isPinned = true
            return UIBackgroundConfiguration.listPlainHeaderFooter().updated(for: state).visualEffect
        }.value
        #expect(effect != nil)
    }
}
