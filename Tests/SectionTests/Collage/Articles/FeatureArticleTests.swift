import Collage
import CollageTesting
import Testing

/// The article about what items and sections can do, as it is printed.
@MainActor @Suite(.serialized) struct FeatureArticleTests {
    @MainActor final class Album {
        var log: [String] = []

        func open(_ id: Int) { log.append("open \(id)") }
        func share(_ id: Int) { log.append("share \(id)") }
        func reload() async { log.append("reload") }
        func loadNextPage() async { log.append("next page") }
    }

    final class PhotoCell: UICollectionViewCell {}

    final class PhotoController: UIViewController {
        let photo: Int

        init(_ photo: Int) {
            self.photo = photo
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }
    }

    struct Photo: CompositionalLayoutItem {
        let id: Int
        let album: Album

        func configure(cell: PhotoCell, for indexPath: IndexPath) {}

        func contextMenu() -> ItemMenu? {
            ItemMenu(preview: { PhotoController(id) }, previewAction: { _ in album.open(id) }) {
                UIAction(title: "Share") { _ in album.share(id) }
            }
        }
    }

    struct Task: CollectionItem {
        let id: Int

        func configure(cell: PhotoCell, for indexPath: IndexPath) {}
    }

    private func section(of done: [Task], finish: @escaping ([Task]) -> Void) -> SectionModel {
        SectionModel(id: "done", layout: ListRowLayout(), items: done)
            .dropTarget(of: Task.self) { tasks, position in finish(tasks) }
    }

    private func set(_ driver: CollectionDriver, for store: Album, reload: @escaping () -> Void) {
        driver.refreshAction = { await store.reload() }
        driver.reachEndAction = .loading { await store.loadNextPage() }
        driver.placeholders = .system(emptyText: "No photos", failureText: "Photos can't be shown") { reload() }
        driver.contentState = .loading
    }

    @Test func `this file contains the article's code verbatim`() throws {
        let article = try SeedDocument(
            path: "Sources/Sections/CollectionCore/CollectionCore.docc/WhatItemsAndSectionsCanDo.md")
        #expect(article.blockCount == 4)
        #expect(try article.blocksMissing() == [])
    }

    @Test func `a photo's menu has a preview and an action`() throws {
        let album = Album()
        let menu = try #require(Photo(id: 7, album: album).contextMenu())
        let preview = menu.configuration.previewProvider?() as? PhotoController
        #expect(preview?.photo == 7)
        menu.previewAction?(nil)
        let share = menu.configuration.actionProvider?([])?.children.first as? UIAction
        #expect(share?.title == "Share")
        #expect(album.log == ["open 7"])
    }

    @Test func `placeholders show the reason for missing items`() {
        let host = TestHost(safeAreaInsets: .zero), album = Album()
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
        host.show(view)
        let driver = CollectionDriver(collectionView: view)
        set(driver, for: album) {}
        host.advance(by: 0.1)
        #expect(host.first(UIActivityIndicatorView.self) != nil)
        driver.contentState = .loaded
        driver.apply([section(of: []) { _ in }])
        host.settle()
        #expect(host.all(UILabel.self).map(\.text) == ["No photos"])
        driver.apply([section(of: [Task(id: 1)]) { _ in }])
        host.settle()
        #expect(host.all(UILabel.self).isEmpty && host.all(PhotoCell.self).count == 1)
    }
}
