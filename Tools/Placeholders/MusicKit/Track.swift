/// A song or a music video of an album or a playlist.
public enum Track: MusicItem, Identifiable, Codable, Hashable, PlayableMusicItem, MusicPropertyContainer,
    MusicPlaylistAddable, MusicRecentlyPlayedRequestable
{
    case song(Song)
    case musicVideo(MusicVideo)

    public var id: MusicItemID {
        switch self {
        case .song(let song): song.id
        case .musicVideo(let video): video.id
        }
    }

    public var title: String {
        switch self {
        case .song(let song): song.title
        case .musicVideo(let video): video.title
        }
    }

    public var artistName: String {
        switch self {
        case .song(let song): song.artistName
        case .musicVideo(let video): video.artistName
        }
    }

    public var albumTitle: String? {
        switch self {
        case .song(let song): song.albumTitle
        case .musicVideo(let video): video.albumTitle
        }
    }

    public var artwork: Artwork? {
        switch self {
        case .song(let song): song.artwork
        case .musicVideo(let video): video.artwork
        }
    }

    public var duration: TimeInterval? {
        switch self {
        case .song(let song): song.duration
        case .musicVideo(let video): video.duration
        }
    }

    public var playParameters: PlayParameters? {
        switch self {
        case .song(let song): song.playParameters
        case .musicVideo(let video): video.playParameters
        }
    }

    public var trackNumber: Int? {
        switch self {
        case .song(let song): song.trackNumber
        case .musicVideo(let video): video.trackNumber
        }
    }

    public var discNumber: Int? {
        if case .song(let song) = self { song.discNumber } else { nil }
    }

    public var contentRating: ContentRating? {
        switch self {
        case .song(let song): song.contentRating
        case .musicVideo(let video): video.contentRating
        }
    }

    public var genreNames: [String] {
        switch self {
        case .song(let song): song.genreNames
        case .musicVideo(let video): video.genreNames
        }
    }

    public var isrc: String? {
        switch self {
        case .song(let song): song.isrc
        case .musicVideo(let video): video.isrc
        }
    }

    public var releaseDate: Date? {
        switch self {
        case .song(let song): song.releaseDate
        case .musicVideo(let video): video.releaseDate
        }
    }

    public var url: URL? {
        switch self {
        case .song(let song): song.url
        case .musicVideo(let video): video.url
        }
    }

    public var previewAssets: [PreviewAsset]? {
        switch self {
        case .song(let song): song.previewAssets
        case .musicVideo(let video): video.previewAssets
        }
    }
}
