import SwiftSyntax

extension SyntaxProtocol {
    /// The range of bytes without leading and trailing trivia.
    var trimmedBytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension DeclModifierListSyntax {
    /// Returns whether one of the modifiers has the given name and no detail. `private(set)` has a detail.
    func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }
}

extension AttributeListSyntax {
    /// All attributes, including attributes between `#if` and `#endif`.
    var all: [AttributeSyntax] {
        flatMap { element -> [AttributeSyntax] in
            if let attribute = element.as(AttributeSyntax.self) { return [attribute] }
            let clauses = element.as(IfConfigDeclSyntax.self)?.clauses
            return clauses?.flatMap { $0.elements?.as(AttributeListSyntax.self)?.all ?? [] } ?? []
        }
    }

    /// Returns the attribute with the given name.
    func named(_ name: String) -> AttributeSyntax? { all.first { $0.name == name } }
}

extension AttributeSyntax {
    /// The name without `@`.
    var name: String { attributeName.trimmedDescription }
}

extension DeclGroupSyntax {
    /// The inherited types without attributes such as `@unchecked`.
    var inheritedNames: [String] {
        inheritanceClause?.inheritedTypes.flatMap { $0.type.namesOfTypes } ?? []
    }
}

extension TypeSyntax {
    /// The names of a type, or of all types in a composition, without generic arguments.
    var namesOfTypes: [String] {
        if let attributed = self.as(AttributedTypeSyntax.self) { return attributed.baseType.namesOfTypes }
        if let composition = self.as(CompositionTypeSyntax.self) {
            return composition.elements.flatMap { $0.type.namesOfTypes }
        }
        if let type = self.as(IdentifierTypeSyntax.self) { return [type.name.text] }
        if let member = self.as(MemberTypeSyntax.self) {
            return member.baseType.namesOfTypes.map { $0 + "." + member.name.text }
        }
        if let some = self.as(SomeOrAnyTypeSyntax.self) { return some.constraint.namesOfTypes }
        return [trimmedDescription]
    }
}
