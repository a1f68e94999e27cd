import SwiftSyntax

extension SourceModule {
    /// Returns the names of variables and parameters with metatypes, as in `let screens: [UIViewController.Type]`, with
    /// their classes. They're needed for calls of `init`.
    static func metatypes(
        in trees: some Sequence<SourceFileSyntax>, copiedIn others: some Sequence<SourceFileSyntax>
    ) -> [String: String] {
        let declared: [String: String] = trees.reduce(into: [:]) { names, tree in
            let finder = MetatypeFinder(viewMode: .sourceAccurate)
            finder.walk(tree)
            names.merge(finder.names) { first, _ in first }
        }
        guard !declared.isEmpty else { return [:] }
        return others.reduce(into: declared) { names, tree in
            let finder = MetatypeCopyFinder(declared)
            finder.walk(tree)
            names.merge(finder.names) { first, _ in first }
        }
    }

    /// Finds the names of metatypes that are copied from a declared one, as in `if let type = item.screenType`.
    private final class MetatypeCopyFinder: SyntaxVisitor {
        private let declared: [String: String]
        private(set) var names: [String: String] = [:]

        init(_ declared: [String: String]) {
            self.declared = declared
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
            record(node.pattern, node.initializer)
            return .visitChildren
        }

        override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
            if node.typeAnnotation == nil { record(node.pattern, node.initializer) }
            return .visitChildren
        }

        private func record(_ pattern: PatternSyntax, _ initializer: InitializerClauseSyntax?) {
            guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text, let value = initializer?.value
            else { return }
            let source =
                value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                ?? value.as(DeclReferenceExprSyntax.self)?.baseName.text
            names[name] = source.flatMap { declared[$0] }
        }
    }

    private final class MetatypeFinder: SyntaxVisitor {
        private(set) var names: [String: String] = [:]

        override func visit(_ node: MetatypeTypeSyntax) -> SyntaxVisitorContinueKind {
            guard let bound = node.baseType.namesOfTypes.first else { return .skipChildren }
            for name in declaredNames(around: Syntax(node)) { names[name] = bound }
            return .skipChildren
        }

        /// Returns the names of the parameter or the variables that are declared with a type.
        private func declaredNames(around node: Syntax) -> [String] {
            var current = node.parent
            while let parent = current {
                if let parameter = parent.as(FunctionParameterSyntax.self) {
                    return [(parameter.secondName ?? parameter.firstName).text]
                }
                if let parameter = parent.as(EnumCaseParameterSyntax.self) {
                    return [parameter.firstName?.text].compactMap { $0 }
                }
                if let binding = parent.as(PatternBindingSyntax.self) {
                    return binding.pattern.as(IdentifierPatternSyntax.self).map { [$0.identifier.text] } ?? []
                }
                if parent.is(FunctionTypeSyntax.self) || parent.is(ReturnClauseSyntax.self)
                    || parent.is(CodeBlockSyntax.self)
                {
                    return []
                }
                current = parent.parent
            }
            return []
        }
    }
}
