import CollageTesting
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// The recorded starts and ends of lists, which depend on UIKit's bars.
@MainActor
struct RecordedListTests {
    @Test func `a large title and a home indicator have the recorded heights (iOS 18)`() {
        // A phone of 440 by 956 points, whose list was recorded to begin 152.333 points below the top.
        let host = TestHost(
            size: CGSize(width: 440, height: 956), scale: 3,
            safeAreaInsets: UIEdgeInsets(top: 169.0 / 3, left: 0, bottom: 34, right: 0))
        let list = UICollectionViewController(
            collectionViewLayout: UICollectionViewCompositionalLayout.list(
                using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
        list.title = "Title"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        host.settle()
        let inset = list.collectionView.adjustedContentInset
        #expect(abs(inset.top - 457.0 / 3) < 1e-6 && inset.bottom == 34)
    }
}
