import CompositionalList
import SwiftUI

/// A feed in tabs: as a screen of sections, and as plain rows.
struct FeedView: View {
    @StateObject private var store: FeedStore
    @Environment(\.dismiss) private var dismiss

    init(load: @escaping () throws -> Feed) {
        _store = StateObject(wrappedValue: FeedStore(load: load))
    }

    var body: some View {
        TabView {
            FeedList(title: "Today", store: store, close: close)
                .tabItem {
                    Image(systemName: "star")
                    Text("Today")
                }
            FeedRows(title: "All", store: store, close: close)
                .tabItem {
                    Image(systemName: "list.bullet")
                    Text("All")
                }
        }
        .onAppear { store.fetch() }
    }

    @MainActor private func close() { dismiss() }
}

/// The sections of a feed, each with a separate layout and separate views.
private struct FeedList: View {
    let title: String
    @ObservedObject var store: FeedStore
    let close: @MainActor () -> Void
    @State private var selectedItem: Artwork?

    var body: some View {
        NavigationView {
            CompositionalList(store.sections) { model, indexPath in
                switch indexPath.section {
                // These items have the same height at every text size.
                case 0, 2, 3: TileInfo(artwork: model).dynamicTypeSize(...DynamicTypeSize.xLarge)
                case 1: ListItem(artwork: model).dynamicTypeSize(...DynamicTypeSize.xLarge)
                default: ArtworkIcon(artwork: model)
                }
            }
            .sectionHeader { section, _, _ in TitleHeaderView(title: section?.rawValue ?? "") }
            .selectedItem { selectedItem = $0 }
            .customLayout(.feed())
            .navigationTitle(title)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) }
            }
        }
        .sheet(item: $selectedItem) { FeedDetail(artwork: $0) }
    }
}

/// All entries as rows, which can be marked.
private struct FeedRows: View {
    let title: String
    @ObservedObject var store: FeedStore
    let close: @MainActor () -> Void

    var body: some View {
        NavigationView {
            CompositionalList(store.sections) { model, _ in MarkableRow(artwork: model) }
                .sectionLayout { _ in ListLayout(appearance: .plain) }
                .navigationTitle(title)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Close", action: close) }
                }
        }
    }
}
