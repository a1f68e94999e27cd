import CollageTesting
import CompositionalList
import PortableCombine
import Testing

// The code of document 002, and what it leaves to the app: the views, the models, and `items`.

// swift-format-ignore
public enum SectionIdentifierExample: String, CaseIterable {
    case popular = "Popular"
    case new = "New"
    case top = "Top Items"
    case recent = "Recent"
    case comingSoon = "Coming Soon"
}

// swift-format-ignore
public struct GenericSectionIdentifierViewModel<SectionIdentifier: Hashable, CellIdentifier: Hashable>: SectionIdentifierViewModel {
    public var sectionIdentifier: SectionIdentifier? = nil
    public var cellIdentifiers: [CellIdentifier]
}

private let models = (0..<3).map { Artwork(name: "Artwork \($0)") }

// swift-format-ignore
/// Here we create a single section, this needs to be adapted on the structure of your payload.
final class Remote: ObservableObject {

@Published var sectionIdentifiers: [GenericSectionIdentifierViewModel<SectionIdentifierExample, Artwork>] = []

  func fetch() {
/// your code for fetching some models...
/// This is just one example of one section, this will vary on the structure of your payload, customize based on your needs.
    sectionIdentifiers = [GenericSectionIdentifierViewModel(sectionIdentifier: .popular, cellIdentifiers: models)]
  }
}

struct Artwork: Hashable, Identifiable {
    var name: String
    var id: String { name }
}

private struct TileInfo: View {
    let artworkViewModel: Artwork
    var body: some View { Text("Tile \(artworkViewModel.name)") }
}

private struct ListItem: View {
    let artworkViewModel: Artwork
    var body: some View { Text("Row \(artworkViewModel.name)") }
}

private struct ArtWork: View {
    let artworkViewModel: Artwork
    var body: some View { Text("Art \(artworkViewModel.name)") }
}

private struct TitleHeaderView: View {
    let title: String
    var body: some View { Text(title).font(.title) }
}

private struct ActivityIndicator: View {
    var body: some View { Text("Loading") }
}

private final class Choice {
    var name: String?
}

// swift-format-ignore
private struct FeedView: View {
    let items: [Int]
    let choice: Choice
    @State private var selected: Artwork?

    private var selectedItem: Artwork? {
        get { selected }
        nonmutating set {
            selected = newValue
            choice.name = newValue?.name
        }
    }

    @ObservedObject private var remote = Remote()

    var body: some View {
       NavigationView {
    /// 5
          if items.isEmpty {
              ActivityIndicator()
          } else {
              CompositionalList(remote.sectionIdentifiers) { model, indexPath in
              /// 1
                  Group {
                     switch indexPath.section {
                     case 0, 2, 3:
                         TileInfo(artworkViewModel: model)
                     case 1:
                         ListItem(artworkViewModel: model)
                     default:
                         ArtWork(artworkViewModel: model)
                     }
                 }
             }.sectionHeader { sectionIdentifier, kind, indexPath in
             /// 2
                 TitleHeaderView(title: sectionIdentifier?.rawValue ?? "")
             }
             .selectedItem {
             /// 3
                 selectedItem = $0
             }
             /// 4
             .customLayout(.composed())
         }
      }.onAppear {
         remote.fetch()
      }
    }

    init(items: [Int], choice: Choice) {
        self.items = items
        self.choice = choice
    }
}

/// The type that the document says its rows have.
private typealias Row = Group<_ConditionalContent<_ConditionalContent<TileInfo, ListItem>, ArtWork>>

@MainActor struct ListReadmeTests {
    @Test func `this file contains the document's code verbatim`() throws {
        // The library's own declarations, and what compiles nowhere: an observable object is a class, and a generic
        // type needs its arguments.
        let missing = try SeedDocument("002").blocksMissing(
            exceptions: [
                "struct Remote: ObservableObject {": "final class Remote: ObservableObject {",
                "@Published var sectionIdentifiers: [GenericSectionIdentifierViewModel]":
                    "@Published var sectionIdentifiers: [GenericSectionIdentifierViewModel<SectionIdentifierExample, Artwork>] = []",
            ], skipping: [0, 1])
        #expect(missing == [])
    }

    @Test func `the feed is fetched, shown under its header, and its items are chosen`() throws {
        let host = TestHost()
        let choice = Choice()
        host.show(UIHostingController(rootView: FeedView(items: [1], choice: choice)))
        #expect(host.elements.map(\.label).starts(with: ["Popular", "Tile Artwork 0", "Tile Artwork 1"]))
        try host.element(labeled: "Tile Artwork 1").tap()
        #expect(choice.name == "Artwork 1")
    }

    @Test func `the placeholder of the list has a separate condition`() {
        let host = TestHost()
        host.show(UIHostingController(rootView: FeedView(items: [], choice: Choice())))
        #expect(host.elements.map(\.label) == ["Loading"])
    }
}
