import PortableSwiftUI

/// An item of a feed.
struct FeedItem: Identifiable, Equatable {
    let id: Int
    let title: String
    let artist: String

    init(_ id: Int) {
        self.id = id
        title = "Item \(id)"
        artist = "Artist of \(id)"
    }
}

/// A row of a feed: an image, two texts and a button.
struct FeedRow: View {
    let item: FeedItem

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: "music.note")
            VStack(alignment: .leading) {
                Text(item.title).font(.headline)
                Text(item.artist).font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            Button("Get") {}
        }
        .padding(.horizontal)
    }
}
