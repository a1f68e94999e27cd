import CollageTesting
import Foundation
import Testing

/// A cell that an interface file of its name would hold.
final class NamedLikeItsFileCell: UICollectionViewCell {
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = true
    }
}

@Suite("Interface files")
@MainActor
struct NibTests {
    /// A bundle whose name is this module's.
    private var bundle: Bundle? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "PortableUIKitTests.resources")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return Bundle(path: folder.path)
    }

    @Test("A registered file stands for the class of its name")
    func cell() throws {
        let fixture = CollectionFixture(UICollectionViewFlowLayout(), counts: [])
        fixture.view.register(
            UINib(nibName: "NamedLikeItsFileCell", bundle: bundle), forCellWithReuseIdentifier: "named")
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "named", for: indexPath)
            }
        }
        let source = Source()
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
        let cell = try #require(fixture.view.visibleCells.first as? NamedLikeItsFileCell)
        #expect(cell.isAwake)
    }

    @Test("A file that no class is called like makes nothing and is named")
    func missing() {
        let messages = Diagnostics.capture {
            #expect(UINib(nibName: "Nothing", bundle: nil).instantiate(withOwner: nil).isEmpty)
        }
        #expect(messages.contains { $0.contains("'Nothing'") })
    }
}
