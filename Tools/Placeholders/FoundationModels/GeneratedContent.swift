import Foundation

/// Content that a model generates. On Linux, an app can only create it from text.
public struct GeneratedContent: Sendable, Equatable, Generable, CustomDebugStringConvertible {
    private let text: String
    public var id: GenerationID?

    public init(_ value: some ConvertibleToGeneratedContent) { self = value.generatedContent }
    public init(_ content: GeneratedContent) throws { self = content }
    public init(json: String) throws { self.init(text: json) }
    init(text: String) { self.text = text }

    public static var generationSchema: GenerationSchema { GenerationSchema() }
    public var generatedContent: GeneratedContent { self }
    public var jsonString: String { text }
    public var isComplete: Bool { true }
    public var debugDescription: String { text }

    public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
        try Value(self)
    }

    public func value<Value: ConvertibleFromGeneratedContent>(
        _ type: Value.Type = Value.self, forProperty property: String
    ) throws -> Value {
        throw LanguageModelSession.GenerationError.unavailable
    }
}

public struct GenerationID: Sendable, Hashable {
    private let id = UUID()

    public init() {}
}

public struct GenerationSchema: Sendable {
    init() {}
}

public protocol ConvertibleFromGeneratedContent: SendableMetatype {
    init(_ content: GeneratedContent) throws
}

public protocol ConvertibleToGeneratedContent: InstructionsRepresentable, PromptRepresentable {
    var generatedContent: GeneratedContent { get }
}

extension ConvertibleToGeneratedContent {
    public var promptRepresentation: Prompt { Prompt(text: generatedContent.jsonString) }
    public var instructionsRepresentation: Instructions { Instructions(text: generatedContent.jsonString) }
}

public protocol Generable: ConvertibleFromGeneratedContent, ConvertibleToGeneratedContent {
    associatedtype PartiallyGenerated: ConvertibleFromGeneratedContent = Self
    static var generationSchema: GenerationSchema { get }
}

extension String: Generable {
    public static var generationSchema: GenerationSchema { GenerationSchema() }
    public init(_ content: GeneratedContent) throws { self = content.jsonString }
    public var generatedContent: GeneratedContent { GeneratedContent(text: self) }
}

/// A tool that a model can call. No model calls it.
public protocol Tool<Arguments, Output>: Sendable {
    associatedtype Output: PromptRepresentable
    associatedtype Arguments: ConvertibleFromGeneratedContent

    var name: String { get }
    var description: String { get }
    var parameters: GenerationSchema { get }
    var includesSchemaInInstructions: Bool { get }
    func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    public var name: String { String(describing: Self.self) }
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
