import CollageTesting
import CompositionalList
import PortableCombine
import Testing

@testable import PortableSwiftUI

/// Rows with an object for their item, as document 002 has one for its artwork.
@MainActor @Suite(.serialized) struct RowObjectTests {
    private final class Artwork: ObservableObject {
        let number: Int
        @Published var loads = 0

        init(_ number: Int) {
            self.number = number
        }
    }

    private struct Row: View {
        let number: Int
        @StateObject private var artwork: Artwork

        init(_ number: Int) {
            self.number = number
            _artwork = StateObject(wrappedValue: Artwork(number))
        }

        var body: some View {
            Text("\(number) shows \(artwork.number), \(artwork.loads)")
                .padding(8)
                .onAppear { artwork.loads += 1 }
        }
    }

    private let host = TestHost(size: CGSize(width: 390, height: 844), safeAreaInsets: .zero)

    private func list(_ numbers: [Int]) -> some View {
        CompositionalList([GenericSectionIdentifierViewModel(sectionIdentifier: 0, cellIdentifiers: numbers)]) {
            id, _ in
            Row(id)
        }
        .animatesChanges(false)
    }

    /// The label of the first row that doesn't show the object of its item, or whose object hasn't appeared, or `nil`
    /// if there's no such row.
    private var wrongRow: String? {
        host.elements.map(\.label).first { label in
            let words = label.split(whereSeparator: { " ,".contains($0) })
            return words.count != 4 || words[0] != words[2] || words[3] == "0"
        }
    }

    @Test func `a row never shows the object of another item when cells are reused`() throws {
        let controller = UIHostingController(rootView: list(Array(0..<200)))
        host.show(controller)
        #expect(wrongRow == nil)
        let view = try #require(host.first(UICollectionView.self))
        for item in [30, 10, 120, 0, 199, 60] {
            view.scrollToItem(at: IndexPath(item: item, section: 0), at: .top, animated: false)
            host.settle()
            #expect(wrongRow == nil, "at \(item)")
        }
        for numbers in [Array(100..<160), Array((0..<200).reversed()), [5, 3, 150], Array(0..<20)] {
            controller.rootView = list(numbers)
            host.settle()
            #expect(wrongRow == nil, "\(numbers.count) items")
        }
    }
}
