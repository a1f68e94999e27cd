@_exported import Foundation

/// A session without language models. All translations fail.
public final class TranslationSession: Sendable {
    /// The languages of a session. A change starts a new session.
    public struct Configuration: Equatable, Sendable {
        public var source: Locale.Language?
        public var target: Locale.Language?
        public private(set) var version = 0

        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            self.source = source
            self.target = target
        }

        public mutating func invalidate() { version += 1 }
    }

    public struct Request: Equatable, Sendable {
        public var sourceText: String
        public var clientIdentifier: String?

        public init(sourceText: String, clientIdentifier: String? = nil) {
            self.sourceText = sourceText
            self.clientIdentifier = clientIdentifier
        }
    }

    public struct Response: Equatable, Sendable {
        public let sourceLanguage: Locale.Language
        public let targetLanguage: Locale.Language
        public let sourceText: String
        public let targetText: String
        public let clientIdentifier: String?
    }

    /// The responses to several requests. Reading them fails.
    public struct BatchResponse: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Response? { throw TranslationError.notInstalled }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public let sourceLanguage: Locale.Language?
    public let targetLanguage: Locale.Language?
    public var canRequestDownloads: Bool { false }
    public var isReady: Bool { get async { false } }

    public init(installedSource source: Locale.Language, target: Locale.Language? = nil) {
        sourceLanguage = source
        targetLanguage = target
    }

    init(_ configuration: Configuration) {
        sourceLanguage = configuration.source
        targetLanguage = configuration.target
    }

    public func prepareTranslation() async throws { throw TranslationError.notInstalled }

    public func translate(_ string: String) async throws -> Response { throw TranslationError.notInstalled }

    public func translations(from batch: [Request]) async throws -> [Response] { throw TranslationError.notInstalled }

    public func translate(batch: [Request]) -> BatchResponse { BatchResponse() }

    public func cancel() {}
}

/// An error of a translation.
public struct TranslationError: LocalizedError, Hashable, Sendable {
    private let reason: String

    public static let unsupportedSourceLanguage = TranslationError(reason: "The source language isn’t supported.")
    public static let unsupportedTargetLanguage = TranslationError(reason: "The target language isn’t supported.")
    public static let unsupportedLanguagePairing = TranslationError(reason: "The pair of languages isn’t supported.")
    public static let unableToIdentifyLanguage = TranslationError(reason: "The language can’t be identified.")
    public static let nothingToTranslate = TranslationError(reason: "There is nothing to translate.")
    public static let internalError = TranslationError(reason: "The translation failed.")
    public static let notInstalled = TranslationError(reason: "The language isn’t installed.")
    public static let alreadyCancelled = TranslationError(reason: "The session is canceled.")

    public var errorDescription: String? { reason }
    public var failureReason: String? { reason }

    public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
        error as? TranslationError == pattern
    }
}

/// The languages that can be translated. The list is empty.
public final class LanguageAvailability: Sendable {
    public enum Status: Hashable, Sendable { case installed, supported, unsupported }

    public init() {}

    public var supportedLanguages: [Locale.Language] {
        get async { [] }
    }

    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }

    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}
