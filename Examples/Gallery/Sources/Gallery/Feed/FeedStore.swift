import CompositionalList
import SwiftUI

/// The sections of the feed, with their titles as raw values.
enum FeedSection: String, CaseIterable {
    case popular = "Popular"
    case new = "New"
    case top = "Top Items"
    case recent = "Recent"
    case comingSoon = "Coming Soon"
}

/// An object that fetches a feed and divides it into sections.
@MainActor
final class FeedStore: ObservableObject {
    @Published private(set) var sections: [GenericSectionIdentifierViewModel<FeedSection, Artwork>] = []

    private let load: () throws -> Feed

    init(load: @escaping () throws -> Feed) {
        self.load = load
    }

    func fetch() {
        guard sections.isEmpty else { return }
        do {
            let entries = try load().feed.results
            let count = max(entries.count / FeedSection.allCases.count, 1)
            sections = FeedSection.allCases.enumerated().map { index, section in
                let start = min(index * count, entries.count)
                let isLast = index == FeedSection.allCases.count - 1
                return GenericSectionIdentifierViewModel(
                    sectionIdentifier: section,
                    cellIdentifiers: Array(
                        entries[start..<(isLast ? entries.count : min(start + count, entries.count))]))
            }
        } catch {
            NSLog("%@", "The feed can't be read, so it stays empty: \(error)")
        }
    }
}
