import Foundation

/// A prompt, which is stored as text.
public struct Prompt: Sendable, PromptRepresentable {
    let text: String

    init(text: String) { self.text = text }
    public init(_ representable: some PromptRepresentable) { self = representable.promptRepresentation }
    public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }

    public var promptRepresentation: Prompt { self }
}

public protocol PromptRepresentable {
    @PromptBuilder var promptRepresentation: Prompt { get }
}

/// The instructions of a session, which are stored as text.
public struct Instructions: Sendable, InstructionsRepresentable {
    let text: String

    init(text: String) { self.text = text }
    public init(_ representable: some InstructionsRepresentable) { self = representable.instructionsRepresentation }
    public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }

    public var instructionsRepresentation: Instructions { self }
}

public protocol InstructionsRepresentable {
    @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension String: PromptRepresentable, InstructionsRepresentable {
    public var promptRepresentation: Prompt { Prompt(text: self) }
    public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
    public var promptRepresentation: Prompt { PromptBuilder.buildArray(map(\.promptRepresentation)) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
    public var instructionsRepresentation: Instructions {
        InstructionsBuilder.buildArray(map(\.instructionsRepresentation))
    }
}

@resultBuilder
public struct PromptBuilder {
    public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
        var texts: [String] = []
        repeat texts.append((each components).promptRepresentation.text)
        return Prompt(text: texts.joined(separator: "\n"))
    }

    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
        Prompt(text: prompts.map(\.promptRepresentation.text).joined(separator: "\n"))
    }

    public static func buildEither(first component: some PromptRepresentable) -> Prompt { Prompt(component) }
    public static func buildEither(second component: some PromptRepresentable) -> Prompt { Prompt(component) }
    public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? Prompt(text: "") }
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt { Prompt(prompt) }
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P { expression }
}

@resultBuilder
public struct InstructionsBuilder {
    public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I) -> Instructions {
        var texts: [String] = []
        repeat texts.append((each components).instructionsRepresentation.text)
        return Instructions(text: texts.joined(separator: "\n"))
    }

    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        Instructions(text: instructions.map(\.instructionsRepresentation.text).joined(separator: "\n"))
    }

    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        Instructions(component)
    }

    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        Instructions(component)
    }

    public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? Instructions(text: "") }
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        Instructions(instructions)
    }

    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I { expression }
}
