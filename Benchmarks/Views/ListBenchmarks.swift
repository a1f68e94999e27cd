import CollageTesting
import CompositionalList
import Foundation
import PortableSwiftUI

/// The first screen of a list of very many.
@MainActor
struct ListBenchmarks {
    let count: Int

    var results: [Benchmark] {
        [
            Benchmark(name: "lazy stack of 1,000,000 ids, first screen", unit: .milliseconds) {
                firstScreen(LazyTexts(count: 1_000_000)) / 1e6
            },
            Benchmark(name: "the same against 1,000 ids", unit: .ratio, limit: 2) {
                firstScreen(LazyTexts(count: 1_000_000)) / firstScreen(LazyTexts(count: 1_000))
            },
            Benchmark(name: "the same with images and buttons in its rows", unit: .milliseconds) {
                firstScreen(LazyFeed(count: 1_000_000)) / 1e6
            },
            Benchmark(name: "List of 1,000,000 ids, first screen", unit: .milliseconds) {
                firstScreen(of: ShownList(ids: 0..<1_000_000)) / 1e6
            },
            Benchmark(ratio: "the same / of 1,000 ids", limit: 2) {
                firstScreen(of: ShownList(ids: 0..<1_000_000))
            } to: {
                firstScreen(of: ShownList(ids: 0..<1_000))
            },
            // Its data source goes through all ids, as UIKit's does.
            Benchmark(name: "CompositionalList of 1,000,000 ids, first screen", unit: .milliseconds) {
                firstScreen(of: LongList(ids: Array(0..<1_000_000))) / 1e6
            },
            Benchmark(ratio: "the same / of 1,000 ids", limit: 2) {
                firstScreen(of: LongList(ids: Array(0..<1_000_000)))
            } to: {
                firstScreen(of: LongList(ids: Array(0..<1_000)))
            },
        ]
    }

    private func firstScreen(_ view: some View) -> Double {
        Benchmark.nanoseconds(min(count, 51)) {
            let list = Shown(view)
            list.frame()
            list.graph.end()
        }
    }

    private func firstScreen(of list: some View) -> Double {
        Benchmark.nanoseconds(min(count, 3)) {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            window.rootViewController = UIHostingController(rootView: list)
            window.isHidden = false
            window.layoutIfNeeded()
        }
    }
}

private struct ShownList: View {
    let ids: Range<Int>

    var body: some View {
        List(ids, id: \.self) { Text("Row \($0)").frame(height: 60) }
    }
}

private struct LongList: View {
    let ids: [Int]

    var body: some View {
        CompositionalList([GenericSectionIdentifierViewModel(sectionIdentifier: 0, cellIdentifiers: ids)]) { id, _ in
            Text("Row \(id)").frame(height: 60)
        }
        .sectionLayout { _ in ListRowLayout(height: .absolute(60)) }
    }
}

private struct LazyTexts: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack { ForEach(0..<count, id: \.self) { Text("Row \($0)").frame(height: 60) } }
        }
    }
}

private struct LazyFeed: View {
    let count: Int

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<count, id: \.self) { FeedRow(item: FeedItem($0)).frame(height: 60) }
            }
        }
    }
}
