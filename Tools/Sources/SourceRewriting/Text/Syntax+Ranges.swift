import SwiftSyntax

extension SyntaxProtocol {
    /// The bytes of this without what stands around it.
    var trimmedBytes: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension DeclModifierListSyntax {
    /// Whether one of the modifiers has this name, and no detail as in `private(set)`.
    func has(_ keyword: Keyword) -> Bool {
        contains { $0.name.tokenKind == .keyword(keyword) && $0.detail == nil }
    }
}

extension AttributeListSyntax {
    /// The attributes, also those between `#if` and `#endif`.
    var all: [AttributeSyntax] {
        flatMap { element -> [AttributeSyntax] in
            if let attribute = element.as(AttributeSyntax.self) { return [attribute] }
            let clauses = element.as(IfConfigDeclSyntax.self)?.clauses
            return clauses?.flatMap { $0.elements?.as(AttributeListSyntax.self)?.all ?? [] } ?? []
        }
    }

    /// The attribute of a name.
    func named(_ name: String) -> AttributeSyntax? { all.first { $0.name == name } }
}

extension AttributeSyntax {
    /// The name without `@`.
    var name: String { attributeName.trimmedDescription }
}

extension DeclGroupSyntax {
    /// The types after the colon, without `@unchecked` and its like.
    var inheritedNames: [String] {
        inheritanceClause?.inheritedTypes.flatMap { $0.type.namesOfTypes } ?? []
    }
}

extension TypeSyntax {
    /// The names of a type, or of all in a composition, without generic arguments.
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
