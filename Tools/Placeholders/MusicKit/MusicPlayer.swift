import Combine

/// An item that a player could play.
public protocol PlayableMusicItem: MusicItem {
    var playParameters: PlayParameters? { get }
}

/// A player that doesn't play.
public class MusicPlayer: @unchecked Sendable {
    public enum PlaybackStatus: Hashable, Sendable {
        case stopped, playing, paused, interrupted, seekingForward, seekingBackward
    }
    public enum ShuffleMode: Hashable, Sendable { case off, songs }
    public enum RepeatMode: Hashable, Sendable { case none, one, all }
    public enum Transition: Hashable, Sendable {
        case none
        case crossfade(options: CrossfadeOptions?)

        public static let crossfade = Transition.crossfade(options: nil)

        public struct CrossfadeOptions: Hashable, Sendable {
            public let duration: TimeInterval?

            public init(duration: TimeInterval? = nil) { self.duration = duration }
        }
    }

    /// The state of a player that doesn't play.
    public class State: ObservableObject, @unchecked Sendable {
        public var playbackStatus: PlaybackStatus { .stopped }
        @Published public var playbackRate: Float = 1
        @Published public var repeatMode: RepeatMode?
        @Published public var shuffleMode: ShuffleMode?
        public var audioVariant: AudioVariant? { nil }

        init() {}
    }

    public let state = State()
    public var playbackTime: TimeInterval = 0
    public var isPreparedToPlay: Bool { false }
    public var transition = Transition.none

    init() {}

    /// - Throws: An error, because the catalog isn't available.
    public func play() async throws { throw MusicTokenRequestError.permissionDenied }

    /// - Throws: An error, because the catalog isn't available.
    public func prepareToPlay() async throws { throw MusicTokenRequestError.permissionDenied }

    public func pause() {}
    public func stop() {}
    public func beginSeekingForward() {}
    public func beginSeekingBackward() {}
    public func endSeeking() {}
    public func restartCurrentEntry() {}
    public func skipToNextEntry() async throws { throw MusicTokenRequestError.permissionDenied }
    public func skipToPreviousEntry() async throws { throw MusicTokenRequestError.permissionDenied }
}

public class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = ApplicationMusicPlayer()
    public var queue: Queue = []

    public class Queue: MusicPlayer.Queue, @unchecked Sendable {}
}

public class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
    public static let shared = SystemMusicPlayer()
    public var queue: MusicPlayer.Queue = []
}

extension MusicPlayer {
    /// The items of a player, in memory.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        public struct Entry: Identifiable, Hashable, Sendable {
            public enum Item: Hashable, Sendable {
                case song(Song)
                case musicVideo(MusicVideo)
            }

            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
            public let item: Item?
            public var isTransient: Bool { item == nil }
            public var startTime: TimeInterval? { nil }
            public var endTime: TimeInterval? { nil }

            public init<Item: PlayableMusicItem>(
                _ item: Item, startTime: TimeInterval? = nil, endTime: TimeInterval? = nil
            ) {
                id = item.id.rawValue
                title = (item as? Song)?.title ?? (item as? Track)?.title ?? (item as? Album)?.title ?? ""
                subtitle = (item as? Song)?.artistName ?? (item as? Track)?.artistName
                artwork = (item as? Song)?.artwork ?? (item as? Track)?.artwork
                self.item = (item as? Song).map { .song($0) } ?? (item as? MusicVideo).map { .musicVideo($0) }
            }
        }

        public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }

        @Published public var currentEntry: Entry?
        @Published public var entries: [Entry] = []

        public required init(arrayLiteral elements: any PlayableMusicItem...) {
            entries = elements.map { Entry($0) }
        }

        public init<S: Sequence, Item: PlayableMusicItem>(for items: S, startingAt startPlayableItem: S.Element? = nil)
        where S.Element == Item { entries = items.map { Entry($0) } }

        public init<S: Sequence>(_ entries: S, startingAt startEntry: Entry? = nil) where S.Element == Entry {
            self.entries = Array(entries)
        }

        public init(album: Album, startingAt track: Track) { entries = [Entry(album)] }
        public init(playlist: Playlist, startingAt entry: Playlist.Entry) { entries = [Entry(playlist)] }

        public func insert<Item: PlayableMusicItem>(_ item: Item, position: EntryInsertionPosition) async throws {
            throw MusicTokenRequestError.permissionDenied
        }

        public func insert<S: Sequence>(_ items: S, position: EntryInsertionPosition) async throws
        where S.Element: PlayableMusicItem { throw MusicTokenRequestError.permissionDenied }
    }
}
