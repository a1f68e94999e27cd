import Foundation
import Observation

/// A session of a language model that this device doesn't have: all requests fail.
@Observable
public final class LanguageModelSession: @unchecked Sendable {
    public var isResponding: Bool { false }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(model)
    }

    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        self.init(model)
    }

    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        _ = try instructions()
        self.init(model)
    }

    private init(_ model: SystemLanguageModel) {}

    public func prewarm(promptPrefix: Prompt? = nil) {}

    // MARK: Responses

    public struct Response<Content> {
        public let content: Content
        public let rawContent: GeneratedContent
    }

    @discardableResult
    public func respond(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw GenerationError.unavailable }

    @discardableResult
    public func respond(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<String> { throw GenerationError.unavailable }

    @discardableResult
    public func respond(
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<String> { throw GenerationError.unavailable }

    @discardableResult
    public func respond<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.unavailable }

    @discardableResult
    public func respond<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) async throws -> Response<Content> { throw GenerationError.unavailable }

    @discardableResult
    public func respond<Content: Generable>(
        generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions(), @PromptBuilder prompt: () throws -> Prompt
    ) async throws -> Response<Content> { throw GenerationError.unavailable }

    // MARK: Streams

    /// The parts of a response. Requesting the first part fails.
    public struct ResponseStream<Content: Generable>: AsyncSequence {
        public struct Snapshot {
            public let content: Content.PartiallyGenerated
            public let rawContent: GeneratedContent
        }

        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async throws -> Snapshot? { throw GenerationError.unavailable }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        public func collect() async throws -> Response<Content> { throw GenerationError.unavailable }
    }

    public func streamResponse(
        to prompt: String, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream() }

    public func streamResponse(
        to prompt: Prompt, options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<String> { ResponseStream() }

    public func streamResponse<Content: Generable>(
        to prompt: String, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }

    public func streamResponse<Content: Generable>(
        to prompt: Prompt, generating type: Content.Type = Content.self, includeSchemaInPrompt: Bool = true,
        options: GenerationOptions = GenerationOptions()
    ) -> ResponseStream<Content> { ResponseStream() }

    // MARK: Errors

    public enum GenerationError: Error, LocalizedError {
        public struct Context: Sendable {
            public let debugDescription: String

            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)

        static let unavailable = Self.assetsUnavailable(Context(debugDescription: "This device has no language model."))

        public var errorDescription: String? { "The model isn't available." }
    }
}
