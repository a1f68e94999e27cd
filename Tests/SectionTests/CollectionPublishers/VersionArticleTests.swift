import CollageTesting
import CollectionPublishers
import Observation
import Testing

/// The article about versions of sections, as it is printed.
@MainActor @Suite(.serialized) struct VersionArticleTests {
    @Test func `this file contains the article's code verbatim`() throws {
        let article = try SeedDocument(
            path: "Sources/Sections/CollectionCore/CollectionCore.docc/FromVersionToVersion.md")
        #expect(article.blockCount == 3)
        #expect(try article.blocksMissing() == [])
    }

    @Test func `versions can be from a sequence, from an observation, or from a publisher`() async {
        let screen = OfferScreen()
        screen.track()
        screen.store.send([1])
        while screen.shown != [1] { await Task.yield() }
        screen.model.offers = [1, 2]
        while screen.shown != [1, 2] { await Task.yield() }
        screen.viewModel.offers = [1, 2, 3]
        #expect(screen.shown == [1, 2, 3])
    }

    @Test func `an outline and many changes in one update are shown`() async {
        let screen = OfferScreen()
        await screen.show([screen.mailboxes(of: ["2025", "2026"])])
        #expect(screen.driver.sections[0].items.count == 3)
    }
}

@MainActor
private final class OfferScreen {
    let host = TestHost(safeAreaInsets: .zero)
    let driver: CollectionDriver
    let store = Store(), model = Model(), viewModel = ViewModel()
    private let collectionView = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private var observation: CollectionObservation?
    private var binding: AnyCancellable?

    init() {
        driver = CollectionDriver(collectionView: collectionView)
        host.show(collectionView)
    }

    func track() {
        let model = model
        driver.bind(to: store.offers) { offers in sections(for: offers) }
        observation = driver.observe { sections(for: model.offers) }
        binding = driver.bind(to: viewModel.$offers) { offers in sections(for: offers) }
    }

    func show(_ sections: [SectionModel]) async {
        await driver.apply(sections, options: .background)
    }

    func mailboxes(of years: [String]) -> SectionModel {
        SectionModel(
            id: "mailboxes", layout: ListLayout(appearance: .sidebar),
            outline: [
                OutlineItem(Mailbox("Archive"), isExpanded: true, children: years.map { OutlineItem(Mailbox($0)) })
            ])
    }

    var shown: [Int] { driver.sections.flatMap { $0.items.compactMap { $0.identity.id.base as? Int } } }
}

@MainActor
private func sections(for offers: [Int]) -> [SectionModel] {
    [SectionModel(id: 0, layout: ListRowLayout(height: .absolute(40)), items: offers.map { Offer(id: $0) })]
}

private struct Offer: CollectionItem {
    let id: Int

    func configure(cell: UICollectionViewCell, for indexPath: IndexPath) {}
}

private struct Mailbox: CollectionItem {
    let id: String

    init(_ name: String) { id = name }

    func configure(cell: UICollectionViewListCell, for indexPath: IndexPath) {
        var content = cell.defaultContentConfiguration()
        content.text = id
        cell.contentConfiguration = content
    }
}

@Observable private final class Model {
    var offers: [Int] = []
}

private final class ViewModel: ObservableObject {
    @Published var offers: [Int] = []
}

private final class Store {
    let offers: AsyncStream<[Int]>
    private let continuation: AsyncStream<[Int]>.Continuation

    init() {
        (offers, continuation) = AsyncStream.makeStream(of: [Int].self)
    }

    func send(_ offers: [Int]) { continuation.yield(offers) }
}
