import CollageTesting
import Testing

@MainActor
struct VisualDescriptionTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    @Test func `each item is a box, twice as wide as high for a square`() {
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.2047)),
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

    private func lines(_ group: NSCollectionLayoutGroup) -> [String] {
        group.visualDescription().split(separator: "\n").map(String.init)
    }

    private func lines(width: CGFloat, height: CGFloat, item: NSCollectionLayoutSize) -> [String] {
        lines(
            .horizontal(
                layoutSize: size(.absolute(width), .absolute(height)),
                repeatingSubitem: NSCollectionLayoutItem(layoutSize: item), count: 1))
    }

    @Test func `a drawing is 60 characters wide, and 3 to 60 lines high`() {
        let whole = size(.fractionalWidth(1), .fractionalHeight(1))
        let end = "+\(String(repeating: "-", count: 58))+"
        for (width, height, count) in [(400, 1, 3), (400, 400, 30), (40, 400, 60), (1, 1, 30)]
            as [(CGFloat, CGFloat, Int)]
        {
            let lines = lines(width: width, height: height, item: whole)
            #expect(lines.count == count && lines.allSatisfy { $0.count == 60 }, "\(width) by \(height)")
            #expect(lines.first == end && lines.contains(end))
        }
    }

    @Test func `even the smallest item is a separate box`() {
        let lines = lines(width: 400, height: 100, item: size(.absolute(1), .absolute(1)))
        #expect(lines[0].hasPrefix("++--") && lines[1].hasPrefix("++  ") && lines[2].hasPrefix("|   "))
    }

    @Test func `items are drawn at their positions for a scale of 1`() {
        // 37.6 points, 37 of which are shown.
        let lines = lines(width: 400, height: 100, item: size(.fractionalWidth(0.094), .fractionalHeight(1)))
        #expect(lines[0].hasPrefix("+----+----"))
    }

    @Test func `a drawing shows a hundred items at most`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(20), .absolute(20)))
        let row = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(20)), repeatingSubitem: item, count: 20)
        let lines = lines(
            .vertical(layoutSize: size(.absolute(400), .absolute(400)), repeatingSubitem: row, count: 20))
        #expect(lines.count == 30)
        // Five rows of items end at 100 points.
        #expect(lines[7].allSatisfy { $0 != " " })
        #expect(lines[8..<29].allSatisfy { $0 == "|\(String(repeating: " ", count: 58))|" })
    }
}
