import SwiftUI

/// The picture of an entry, as large as its place.
struct ArtworkImage: View {
    let artwork: Artwork

    var body: some View {
        Image(uiImage: .content(atPath: artwork.artworkUrl100) ?? UIImage())
            .resizable()
            .aspectRatio(contentMode: .fill)
            .accessibilityLabel(artwork.name)
    }
}

/// A picture with a name and an artist below it.
struct TileInfo: View {
    let artwork: Artwork

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Color.clear
                .overlay { ArtworkImage(artwork: artwork) }
                .clipShape(RoundedRectangle(cornerRadius: 12))
            Text(artwork.name).font(.headline).lineLimit(1)
            Text(artwork.artistName).font(.subheadline).foregroundColor(.secondary).lineLimit(1)
        }
    }
}

/// A row with a small picture.
struct ListItem: View {
    let artwork: Artwork

    var body: some View {
        HStack(spacing: 12) {
            Color.clear
                .frame(width: 50, height: 50)
                .overlay { ArtworkImage(artwork: artwork) }
                .clipShape(RoundedRectangle(cornerRadius: 8))
            VStack(alignment: .leading, spacing: 2) {
                Text(artwork.name).font(.body)
                Text(artwork.genres.map(\.name).joined(separator: ", ")).font(.footnote).foregroundColor(.secondary)
            }
            Spacer()
        }
        .padding(.horizontal, 12)
    }
}

/// A row that can be marked. Whether it is stays with its entry.
struct MarkableRow: View {
    let artwork: Artwork
    @State private var isMarked = false

    var body: some View {
        HStack {
            ListItem(artwork: artwork)
            Button {
                isMarked.toggle()
            } label: {
                Image(systemName: isMarked ? "heart.fill" : "heart")
            }
            .accessibilityLabel(isMarked ? "Forget \(artwork.name)" : "Mark \(artwork.name)")
            .padding(.trailing, 16)
        }
        .padding(.vertical, 6)
    }
}

/// The title of a section.
struct TitleHeaderView: View {
    let title: String

    var body: some View {
        Text(title)
            .font(.title2)
            .bold()
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: 16, leading: 12, bottom: 8, trailing: 12))
            .accessibilityAddTraits(.isHeader)
    }
}

/// What is known of an entry.
struct FeedDetail: View {
    let artwork: Artwork
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            ArtworkImage(artwork: artwork)
                .frame(width: 180, height: 180)
                .clipShape(RoundedRectangle(cornerRadius: 24))
            Text(artwork.name).font(.largeTitle)
            Text(artwork.artistName).font(.title3).foregroundColor(.secondary)
            Text("Since \(artwork.releaseDate)").font(.footnote)
            Button("Done") { dismiss() }.buttonStyle(.borderedProminent)
            Spacer()
        }
        .padding(.top, 40)
    }
}

private let example = Artwork(
    id: "1", name: "Swift Charts", artistName: "Apple", releaseDate: "2022-06-06", artworkUrl100: "",
    genres: [Artwork.Genre(name: "Drawing")])

#Preview("A row that can be marked", traits: .sizeThatFitsLayout) {
    MarkableRow(artwork: example)
}

#Preview("A title", traits: .sizeThatFitsLayout) {
    TitleHeaderView(title: "Popular")
}

#Preview("What is known of an entry") {
    FeedDetail(artwork: example)
}
