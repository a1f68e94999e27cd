import CollageTesting
import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct PlaceholderTests {
    private struct Failure: Error {}

    /// Placeholders that are labels.
    private let placeholders = ContentPlaceholders(empty: .label("empty"), loading: .label("loading")) { error in
        .label("\(type(of: error))")
    }

    @Test func `a list without items shows a placeholder for its state, in the middle of the safe area`() throws {
        let screen = DriverScreen()
        screen.driver.placeholders = placeholders
        #expect(screen.placeholder == nil, "nobody knows yet that there is nothing")
        screen.driver.contentState = .loading
        #expect(screen.placeholder == "loading")
        screen.driver.contentState = .failed(Failure())
        #expect(screen.placeholder == "Failure")
        screen.driver.contentState = .loaded
        screen.show([.tiles("a", [])])
        #expect(screen.placeholder == "empty")
        let label = try #require(screen.host.first(UILabel.self))
        let safeArea = screen.collectionView.bounds.inset(by: screen.collectionView.safeAreaInsets)
        #expect(label.convert(label.bounds, to: screen.collectionView) == safeArea)
    }

    @Test func `existing items stay while others are fetched, and when fetching fails`() {
        let screen = DriverScreen()
        screen.driver.placeholders = placeholders
        screen.show([.tiles("a", 1...2)])
        for state in [ContentState.loading, .failed(Failure())] {
            screen.driver.contentState = state
            #expect(screen.placeholder == nil)
            #expect(screen.texts == ["1", "2"])
        }
    }

    @Test func `the background view is the app's own again when there are items`() {
        let screen = DriverScreen(), background = UIView()
        screen.collectionView.backgroundView = background
        screen.driver.placeholders = placeholders
        screen.show([])
        #expect(screen.placeholder == "empty")
        screen.show([.tiles("a", 1...2)])
        #expect(screen.collectionView.backgroundView === background)
    }

    @Test func `a content view is kept while its state changes but its kind doesn't`() throws {
        let screen = DriverScreen()
        screen.driver.placeholders = .system(emptyText: "Nothing", failureText: "Failed")
        screen.driver.contentState = .loading
        screen.host.settle()
        let view = try #require(screen.host.first(UIContentUnavailableView.self))
        screen.driver.contentState = .failed(Failure())
        screen.host.settle()
        #expect(screen.host.all(UIContentUnavailableView.self) == [view])
    }

    @Test func `the system's placeholder for a failure has a button for another attempt`() throws {
        let screen = DriverScreen()
        var tries = 0
        screen.driver.placeholders = .system(emptyText: "Nothing", failureText: "Failed", retryTitle: "Again") {
            tries += 1
        }
        screen.driver.contentState = .failed(Failure())
        screen.host.settle()
        #expect(screen.host.all(UILabel.self).contains { $0.text == "Failed" })
        screen.host.tap(try #require(screen.host.first(UIButton.self)))
        #expect(tries == 1)
    }

    @Test func `a section without items has its own placeholder until items are inserted`() throws {
        let screen = DriverScreen()
        func sections(_ numbers: [Int], _ state: ContentState) -> [SectionModel] {
            [
                .tiles("a", 1...1),
                SectionModel(
                    id: "b", layout: GridLayout(columns: 3, aspectRatio: 1), items: numbers.map { Tile($0) }
                ).placeholders(placeholders, for: state, height: .absolute(80)),
                .tiles("c", 3...3),
            ]
        }
        screen.show(sections([], .loading))
        #expect(screen.sectionPlaceholders == ["loading"])
        let last = IndexPath(item: 0, section: 2)
        #expect(screen.collectionView.layoutAttributesForItem(at: last)?.frame.minY == 130)
        screen.show(sections([], .loaded))
        #expect(screen.sectionPlaceholders == ["empty"])
        screen.show(sections([2], .loaded))
        #expect(screen.sectionPlaceholders == [])
        #expect(screen.collectionView.layoutAttributesForItem(at: last)?.frame.minY == 150)
        #expect(screen.driver.sections[1].items.count == 1)
    }

    @Test func `a collection view with its own data source shows placeholders, too`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let host = TestHost()
        host.show(view)
        view.showPlaceholder(placeholders.content(for: .loading))
        host.settle()
        #expect(host.all(UILabel.self).map(\.text) == ["loading"])
        view.showPlaceholder(nil)
        #expect(view.backgroundView == nil)
    }
}

extension UIContentConfiguration where Self == ViewContentConfiguration {
    /// A label as content.
    @MainActor
    fileprivate static func label(_ text: String) -> ViewContentConfiguration {
        ViewContentConfiguration {
            let label = UILabel()
            label.text = text
            return label
        }
    }
}

@MainActor
extension DriverScreen {
    /// The text behind the cells.
    fileprivate var placeholder: String? {
        host.settle()
        guard let background = collectionView.backgroundView else { return nil }
        return host.all(UILabel.self).first { $0.isDescendant(of: background) }?.text
    }

    /// The texts in place of sections' items.
    fileprivate var sectionPlaceholders: [String?] {
        host.settle()
        return collectionView.visibleSupplementaryViews(ofKind: SectionModel.placeholderKind).map { view in
            host.all(UILabel.self).first { $0.isDescendant(of: view) }?.text
        }
    }
}
