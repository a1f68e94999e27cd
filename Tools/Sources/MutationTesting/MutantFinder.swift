import SwiftOperators
import SwiftParser
import SwiftSyntax

/// A visitor that finds the mutants of a source and the changes that make each of them selectable by number.
///
/// All mutants of a program are compiled together, each guarded by a test of its number, as in mutant schemata (Untch,
/// Offutt, Harrold: "Mutation analysis using mutant schemata", 1993), so that a single build is sufficient.
final class MutantFinder: SyntaxVisitor {
    /// A mutant and its change of the source.
    struct Site {
        let mutant: Mutant
        let change: Change
    }

    /// A change in which `#` represents the number of the mutant.
    struct Change {
        let range: Range<Int>
        let prefix: String
        let suffix: String
        /// The replacement of an operator in the range.
        var replacement: (range: Range<Int>, text: String)?
    }

    private(set) var sites: [Site] = []
    private let converter: SourceLocationConverter

    /// - Complexity: O(*n*) in the length of the source.
    static func sites(in source: String) -> [Site] {
        let parsed = Parser.parse(source: source)
        // An expression with an operator that isn't in the standard library isn't folded, and neither are its operands.
        let folded = OperatorTable.standardOperators.foldAll(parsed) { _ in }
        let finder = MutantFinder(SourceLocationConverter(fileName: "", tree: folded))
        finder.walk(folded)
        return finder.sites
    }

    private init(_ converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Comparisons and conditions

    private static let boundaries = ["<": "<=", "<=": "<", ">": ">=", ">=": ">"]

    override func visit(_ node: InfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard let sign = node.operator.as(BinaryOperatorExprSyntax.self)?.operator else { return .visitChildren }
        if let mistaken = Self.boundaries[sign.text], !isOrder(node), !isTolerance(node), !isChoice(node) {
            // The names of functions in a file that is generated next to the sources.
            let function = sign.text.hasPrefix("<") ? "_mutantLess" : "_mutantGreater"
            let orEqual = sign.text.hasSuffix("=")
            add(
                .boundary(mistaken), node, "\(function)(#, \(orEqual), ", ")",
                replacing: (range(of: Syntax(sign)), ","))
        } else if sign.text == "==" || sign.text == "!=" {
            add(.negation, node, "_mutantNegated(#, ", ")")
        }
        return .visitChildren
    }

    /// Returns whether a comparison is the predicate of a sort, which may order equal elements either way.
    private func isOrder(_ node: InfixOperatorExprSyntax) -> Bool {
        let closure = ancestors(of: node).first { $0.is(ClosureExprSyntax.self) }
        guard let call = closure?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name == "sort" || name == "sorted"
    }

    /// Returns whether a comparison selects the smaller or larger of its operands, so that the result is the same for
    /// equal ones.
    private func isChoice(_ node: InfixOperatorExprSyntax) -> Bool {
        guard let choice = node.parent?.as(TernaryExprSyntax.self), choice.condition.id == node.id else { return false }
        let compared = [node.leftOperand.trimmedDescription, node.rightOperand.trimmedDescription]
        let chosen = [choice.thenExpression.trimmedDescription, choice.elseExpression.trimmedDescription]
        return chosen == compared || chosen == compared.reversed()
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
        // An endless loop wouldn't reveal more than a wrong result does.
        guard case .expression(let expression) = node.condition, !expression.is(InfixOperatorExprSyntax.self),
            node.parent?.parent?.is(WhileStmtSyntax.self) != true
        else { return .visitChildren }
        add(.negation, expression, "_mutantNegated(#, ", ")")
        return .visitChildren
    }

    // MARK: Constants

    /// Mutates a negative number as a whole. Most of them are sentinels, for which another negative number would be
    /// equivalent.
    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.operator.text == "-", let literal = node.expression.as(IntegerLiteralExprSyntax.self),
            let value = Int(literal.literal.text), node.parent?.is(ExpressionPatternSyntax.self) != true
        else { return .visitChildren }
        add(.constant("\(1 - value)"), node, "_mutantLarger(#, ", ")")
        return .skipChildren
    }

    override func visit(_ node: IntegerLiteralExprSyntax) -> SyntaxVisitorContinueKind {
        guard let value = Int(node.literal.text), node.parent?.is(ExpressionPatternSyntax.self) != true,
            node.parent?.parent?.is(EnumCaseElementSyntax.self) != true, !isPartOfTolerance(node)
        else { return .skipChildren }
        add(.constant("\(value + 1)"), node, "_mutantLarger(#, ", ")")
        return .skipChildren
    }

    // MARK: Statements

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard case .expr(let expression) = node.item, canBeLeftOut(expression, in: node) else { return .visitChildren }
        add(.omission, expression, "if _mutantKeeps(#) { ", " }")
        return .visitChildren
    }

    private static let assignments: Set<String> = ["=", "+=", "-=", "*=", "/=", "|=", "&="]

    private func canBeLeftOut(_ expression: ExprSyntax, in item: CodeBlockItemSyntax) -> Bool {
        // A single expression can be the result of the closure or function.
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count > 1 else { return false }
        if let call = expression.as(FunctionCallExprSyntax.self) {
            return !isPassed(call) && !isDelegation(call)
                && (list.last?.id != item.id || isInFunctionWithoutResult(item))
        }
        guard let infix = expression.as(InfixOperatorExprSyntax.self) else { return false }
        if infix.operator.is(AssignmentExprSyntax.self) {
            // The expression may initialize a variable, which the compiler requires.
            return infix.leftOperand.is(MemberAccessExprSyntax.self) && !isInInitializer(item)
        }
        guard let sign = infix.operator.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
        return Self.assignments.contains(sign) && !isInInitializer(item)
    }

    /// Returns whether a call is `self.init` or `super.init`, which the compiler requires.
    private func isDelegation(_ call: FunctionCallExprSyntax) -> Bool {
        call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.tokenKind == .keyword(.`init`)
    }

    private func isInInitializer(_ node: some SyntaxProtocol) -> Bool {
        ancestors(of: node).contains { $0.is(InitializerDeclSyntax.self) }
    }

    private func isInFunctionWithoutResult(_ node: some SyntaxProtocol) -> Bool {
        for ancestor in ancestors(of: node) {
            if let function = ancestor.as(FunctionDeclSyntax.self) { return function.signature.returnClause == nil }
            if ancestor.is(ClosureExprSyntax.self) || ancestor.is(AccessorDeclSyntax.self) { return false }
        }
        return false
    }

    // MARK: What isn't broken

    private static let passed: Set<String> = [
        "precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError", "reserveCapacity",
        "deallocate", "checkInvariants",
    ]

    /// Calls that end the program or only save memory aren't mutated, because no test could detect it.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        isPassed(node) ? .skipChildren : .visitChildren
    }

    private func isPassed(_ call: FunctionCallExprSyntax) -> Bool {
        let name =
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name.map(Self.passed.contains) ?? false
    }

    /// Statements that decide whether memory is saved aren't mutated.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        let calls = node.body.statements.map { $0.item.as(FunctionCallExprSyntax.self) }
        return node.elseBody == nil && calls.allSatisfy { $0.map(isPassed) == true } ? .skipChildren : .visitChildren
    }

    private static let capacities: Set<String> = ["capacity", "unsafeUninitializedCapacity"]

    /// Skips capacities, because a larger one only uses more memory.
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        node.label.map { Self.capacities.contains($0.text) } == true ? .skipChildren : .visitChildren
    }

    /// Skips code for Embedded Swift, which isn't compiled for the tests.
    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        node.condition?.trimmedDescription == "hasFeature(Embedded)" ? .skipChildren : .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        let name = node.pattern.trimmedDescription
        let isUnobservable = ["description", "debugDescription"].contains(name) || Self.capacities.contains(name)
        return isUnobservable ? .skipChildren : .visitChildren
    }

    /// Skips hash functions, because different values may have the same hash value.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        node.name.text == "hash" && node.signature.parameterClause.parameters.first?.firstName.text == "into"
            ? .skipChildren : .visitChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    // MARK: Places

    private func add(
        _ kind: Mutant.Kind, _ node: some SyntaxProtocol, _ prefix: String, _ suffix: String,
        replacing replacement: (range: Range<Int>, text: String)? = nil
    ) {
        let line = converter.location(for: node.positionAfterSkippingLeadingTrivia).line
        let text = node.trimmedDescription.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        sites.append(
            Site(
                mutant: Mutant(kind: kind, line: line, text: text),
                change: Change(
                    range: range(of: Syntax(node)), prefix: prefix, suffix: suffix, replacement: replacement)))
    }

    private func range(of node: Syntax) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// Returns the node and its ancestors, starting with the node.
    func ancestors(of node: some SyntaxProtocol) -> some Sequence<Syntax> {
        sequence(first: Syntax(node)) { $0.parent }
    }
}
