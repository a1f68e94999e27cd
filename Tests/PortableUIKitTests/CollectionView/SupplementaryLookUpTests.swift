import CollageTesting
import Testing

@MainActor
struct SupplementaryLookUpTests {
    private let header = UICollectionView.elementKindSectionHeader
    private let footer = UICollectionView.elementKindSectionFooter

    /// Two sections with headers and footers. The second section's are out of sight.
    private func fixture() -> CollectionFixture {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        layout.footerReferenceSize = CGSize(width: 320, height: 20)
        return CollectionFixture(layout, counts: [3, 6])
    }

    @Test func `visible supplementary views are found by their kind, in order`() {
        let fixture = fixture()
        func paths(_ kind: String) -> [IndexPath] {
            fixture.view.indexPathsForVisibleSupplementaryElements(ofKind: kind)
        }
        #expect(paths(header) == [[0, 0], [1, 0]] && paths(footer) == [[0, 0]] && paths("other").isEmpty)
        let headers = fixture.view.visibleSupplementaryViews(ofKind: header).compactMap { $0 as? ScriptedView }
        #expect(headers.map(\.title) == [header, header] && headers.map(\.frame.minY) == [0, 350])
        #expect(headers.map { fixture.view.indexPath(forSupplementaryView: $0) } == [[0, 0], [1, 0]])
    }

    @Test func `no item is at the point of a header`() {
        let fixture = fixture()
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 15)) == nil)
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 35)) == [0, 0])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 340)) == nil)
    }
}
