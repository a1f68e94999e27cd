import Foundation
import CollageTesting
import CompositionalList
import Testing

@testable import PortableSwiftUI

/// A long list costs bodies and cells for what is shown of it, not for what is in it.
@MainActor @Suite(.serialized) struct LongListTests {
    private final class Log {
        var rows: [Int] = []
    }

    private struct Row: View {
        let number: Int
        let log: Log

        var body: some View {
            let _ = log.rows.append(number)
            Text("Row \(number)").frame(maxWidth: .infinity, minHeight: 44, maxHeight: 44)
        }
    }

    private struct Screen: View {
        let sections: [GenericSectionIdentifierViewModel<Int, Int>]
        let log: Log

        var body: some View {
            CompositionalList(sections) { number, _ in Row(number: number, log: log) }
                .sectionLayout { _ in ListRowLayout(height: .absolute(44)) }
        }
    }

    private let host = TestHost(size: CGSize(width: 390, height: 880), safeAreaInsets: .zero)
    private let log = Log()

    private func show(_ count: Int) {
        let sections = [GenericSectionIdentifierViewModel(sectionIdentifier: 0, cellIdentifiers: Array(0..<count))]
        host.show(UIHostingController(rootView: Screen(sections: sections, log: log)))
        host.settle()
    }

    @Test func `only visible rows have bodies in a very long list`() throws {
        show(1_000)
        let few = log.rows
        log.rows = []
        show(LongListTests.count)
        #expect(log.rows == few)
        // 880 points of rows that are 44 high, each measured and shown once.
        #expect(Set(log.rows).isSuperset(of: 0..<20) && log.rows.count <= 40)
        let view = try #require(host.first(UICollectionView.self))
        #expect(view.contentSize.height == 44 * CGFloat(LongListTests.count))
        #expect(view.visibleCells.count == 20)

        // The last of them are shown by themselves.
        log.rows = []
        let last = LongListTests.count - 1
        view.scrollToItem(at: IndexPath(item: last, section: 0), at: .bottom, animated: false)
        host.settle()
        #expect(Set(log.rows).isSuperset(of: last - 19...last) && log.rows.count <= 80)
        #expect(host.elements.last?.label == "Row \(last.formatted())")
    }

    /// An id that counts how often it is hashed.
    private struct CountedID: Hashable {
        final class Counter {
            var hashes = 0
        }

        let number: Int
        let counter: Counter

        static func == (left: CountedID, right: CountedID) -> Bool { left.number == right.number }

        func hash(into hasher: inout Hasher) {
            counter.hashes += 1
            hasher.combine(number)
        }
    }

    @Test func `each id is hashed twice to find repeated ids, and then only if it's visible`() throws {
        let counter = CountedID.Counter()
        let ids = (0..<5_000).map { CountedID(number: $0, counter: counter) }
        let sections = [GenericSectionIdentifierViewModel(sectionIdentifier: 0, cellIdentifiers: ids)]
        let list = CompositionalList(sections) { id, _ in Text("Row \(id.number)") }
            .sectionLayout { _ in ListRowLayout(height: .absolute(44)) }
        host.show(UIHostingController(rootView: list))
        host.settle()
        // By the list, which gives repeated items other identities, and by the data source, which rejects them.
        let shown = counter.hashes
        #expect(shown < 2 * 5_000 + 400)
        try #require(host.first(UICollectionView.self)).contentOffset.y = 4_400
        host.settle()
        #expect(counter.hashes - shown < 400)
    }

    /// The benchmarks show a million; without optimization their ids alone take seconds.
    private static let count = 100_000
}
