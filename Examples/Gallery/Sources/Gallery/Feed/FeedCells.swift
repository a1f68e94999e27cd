import SwiftUI

/// The image of an entry, which fills its frame.
struct ArtworkImage: View {
    let artwork: Artwork

    var body: some View {
        Image(uiImage: .content(atPath: artwork.artworkUrl100) ?? UIImage())
            .resizable()
            .aspectRatio(contentMode: .fill)
            .accessibilityLabel(artwork.name)
    }
}

/// The image of an entry as a square icon, without the transparent margin of icon files, and with rounded corners if
/// it's a photo.
struct ArtworkIcon: View {
    private static let sizeInFile: CGFloat = 384, visibleSizeInFile: CGFloat = 354

    let artwork: Artwork

    var body: some View {
        Color.clear
            .aspectRatio(1, contentMode: .fit)
            .overlay { ArtworkImage(artwork: artwork).scaleEffect(Self.sizeInFile / Self.visibleSizeInFile) }
            .clipShape(IconShape())
    }
}

/// A square with corners that are slightly less rounded than the corners of icons, so that it doesn't cut them off.
private struct IconShape: Shape {
    func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: rect.width * 0.2)
    }
}

/// An image above a name and an artist.
struct TileInfo: View {
    let artwork: Artwork

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            ArtworkIcon(artwork: artwork)
            Text(artwork.name).font(.headline).lineLimit(1)
            Text(artwork.artistName).font(.subheadline).foregroundColor(.secondary).lineLimit(1)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// A row with a small image.
struct ListItem: View {
    let artwork: Artwork

    var body: some View {
        HStack(spacing: 12) {
            ArtworkIcon(artwork: artwork)
                .frame(width: 50, height: 50)
            VStack(alignment: .leading, spacing: 2) {
                Text(artwork.name).font(.body)
                Text(artwork.genres.map(\.name).joined(separator: ", ")).font(.footnote).foregroundColor(.secondary)
            }
            Spacer()
        }
        .padding(.horizontal, FeedMetrics.rowPadding)
    }
}

/// A row that can be marked. The mark belongs to its entry.
struct MarkableRow: View {
    let artwork: Artwork
    @State private var isMarked = false
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        HStack {
            ListItem(artwork: artwork)
            Button {
                isMarked.toggle()
            } label: {
                Image(systemName: isMarked ? "heart.fill" : "heart")
            }
            .accessibilityLabel(isMarked ? "Forget \(artwork.name)" : "Mark \(artwork.name)")
        }
        .padding(.horizontal, FeedMetrics.margin(isWide: horizontalSizeClass == .regular) - FeedMetrics.rowPadding)
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
            .padding(EdgeInsets(top: 16, leading: FeedMetrics.tileInset, bottom: 8, trailing: FeedMetrics.tileInset))
            .accessibilityAddTraits(.isHeader)
    }
}

/// The details of an entry.
struct FeedDetail: View {
    let artwork: Artwork
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 16) {
            ArtworkIcon(artwork: artwork)
                .frame(width: 180, height: 180)
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
