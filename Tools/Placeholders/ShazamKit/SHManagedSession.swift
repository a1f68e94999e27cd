/// A session that finds no song.
open class SHSession: NSObject, @unchecked Sendable {
    public enum Result: Sendable {
        case match(SHMatch)
        case noMatch(SHSignature)
        case error(any Error, SHSignature)
    }

    open weak var delegate: (any SHSessionDelegate)?
    public let catalog: SHCatalog

    public override init() {
        catalog = SHCatalog()
        super.init()
    }

    public init(catalog: SHCatalog) {
        self.catalog = catalog
        super.init()
    }

    open func match(_ signature: SHSignature) {
        delegate?.session(self, didNotFindMatchFor: signature, error: SHError(.matchAttemptFailed))
    }

    open func matchStreamingBuffer(_ buffer: AVAudioPCMBuffer, at time: AVAudioTime?) {}
    open func result(from signature: SHSignature) async -> Result { .error(SHError(.matchAttemptFailed), signature) }
}

/// Methods for receiving songs. All methods are optional.
public protocol SHSessionDelegate: AnyObject {
    func session(_ session: SHSession, didFind match: SHMatch)
    func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?)
}

extension SHSessionDelegate {
    public func session(_ session: SHSession, didFind match: SHMatch) {}
    public func session(_ session: SHSession, didNotFindMatchFor signature: SHSignature, error: (any Error)?) {}
}

/// A session that records no sound, and finds no song.
public final class SHManagedSession: Sendable {
    public enum State: Sendable { case idle, prerecording, matching }

    public init() {}
    public init(catalog: SHCatalog) {}

    public var state: State { .idle }

    public func prepare() async {}
    public func result() async -> SHSession.Result { .error(SHError(.matchAttemptFailed), SHSignature()) }
    public func cancel() {}

    public var results: AsyncStream<SHSession.Result> {
        AsyncStream { $0.finish() }
    }
}

/// The library of recognized songs, which is empty.
public final class SHLibrary: Sendable {
    public static let `default` = SHLibrary()

    public var items: [SHMediaItem] { [] }

    public func addItems(_ items: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
    public func removeItems(_ items: [SHMediaItem]) async throws { throw SHError(.mediaLibrarySyncFailed) }
}

open class SHMediaLibrary: NSObject, @unchecked Sendable {
    public static let `default` = SHMediaLibrary()

    override init() { super.init() }

    open func add(_ mediaItems: [SHMediaItem], completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        completionHandler(SHError(.mediaLibrarySyncFailed))
    }
}
