import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct FolderViewControllerTests {
    private let host = TestHost()
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-\(UUID().uuidString)")
        let inner = folder.appendingPathComponent("Inner")
        try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
        try Data("text".utf8).write(to: folder.appendingPathComponent("a.txt"))
        try Data("hidden".utf8).write(to: folder.appendingPathComponent(".hidden"))
    }

    @Test func foldersAreFirstAndAreReadWhenTheyAreExpanded() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let controller = FolderViewController(folder: folder)
        host.show(UINavigationController(rootViewController: controller))
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)

        // A file that's added later appears, because the folder hasn't been read before.
        try Data("b".utf8).write(to: folder.appendingPathComponent("Inner/b.txt"))
        host.tap(try #require(controller.collectionView.cellForItem(at: [0, 0])))
        host.settle()
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
        let child = try #require(controller.collectionView.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
        #expect(child.indentationLevel == 1)

        host.tap(try #require(controller.collectionView.cellForItem(at: [0, 0])))
        host.settle()
        #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
    }

    @Test func aFolderThatIsNotThereIsEmpty() {
        #expect(FileItem.contents(of: URL(fileURLWithPath: "/nowhere/at/all")).isEmpty)
    }

    @Test func theRepositoryIsFound() {
        #expect(FileItem.contents(of: FileItem.repository).contains { $0.name == "Package.swift" })
    }
}
