import CollageTesting
import Testing

@Suite("A group as a drawing")
@MainActor
struct VisualDescriptionTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    @Test func `each item is a box, twice as wide as high for a square`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.2033)),
            subitems: [
                NSCollectionLayoutItem(layoutSize: size(.absolute(200), .fractionalHeight(1))),
                NSCollectionLayoutItem(layoutSize: size(.absolute(100), .fractionalHeight(0.5))),
            ])
        #expect(
            group.visualDescription() == """
                +-----------------------------+-------------+--------------+
                |                             |             |              |
                |                             |             |              |
                |                             +-------------+              |
                |                             |                            |
                +-----------------------------+----------------------------+
                """)
    }

    @Test func `a group without a size is empty`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(0), .absolute(40)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))])
        #expect(group.visualDescription() == "(empty)")
        let flat = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(40), .absolute(0)),
            subitems: [NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))])
        #expect(flat.visualDescription() == "(empty)")
    }
}
