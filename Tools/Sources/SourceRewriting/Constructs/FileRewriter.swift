import SwiftSyntax

/// A visitor that applies the constructs to the syntax of a file.
final class FileRewriter: SyntaxVisitor {
    let module: SourceModule
    private let file: Int
    var edits: FileEdits
    /// The types and functions that contain the current position.
    private(set) var scopes = Scopes()
    private let condition: Condition
    private var imports: [ImportDeclSyntax] = []

    init(module: SourceModule, file: Int) {
        self.module = module
        self.file = file
        edits = FileEdits(module.files[file])
        condition = module.condition
        super.init(viewMode: .sourceAccurate)
    }

    /// Returns the rewritten file.
    func rewritten(_ tree: SourceFileSyntax) -> RewrittenFile {
        walk(tree)
        BodyInsertions(module: module).write(to: file, in: &edits)
        Rectangles(module: module).write(to: file, in: &edits)
        CountryCodes(module: module).write(to: file, in: &edits)
        Measurements(module: module).write(to: file, in: &edits)
        Expressions(module: module).write(to: file, in: &edits)
        LocalizedTexts(module: module).write(to: file, in: &edits)
        addRequiredImports()
        return edits.rewritten
    }

    // MARK: Imports

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        imports.append(node)
        Imports(available: module.availableModules).rewrite(node, in: &edits)
        if node.path.first?.name.text == "XCTest", node.attributes.named("preconcurrency") == nil,
            IsolatedTests.callsSuperclassOfNoActor(edits.source)
        {
            edits.insert("@preconcurrency ", at: node.trimmedBytes.lowerBound)
        }
        return .skipChildren
    }

    /// Imports the interface that UIKit provides only for build tools, if the inserted code uses it.
    private func addRequiredImports() {
        var missing = ImportsOfOtherFiles(module: module).missing(in: edits.source)
        if edits.usesInternals {
            if let first = imports.first(where: { ["UIKit", "SwiftUI"].contains($0.path.first?.name.text) }) {
                edits.insert("@_spi(Collage) ", at: first.trimmedBytes.lowerBound)
            } else {
                missing = missing.filter { $0 != "import UIKit" } + ["@_spi(Collage) import UIKit"]
            }
        } else if edits.usesLists, edits.source.scan.imports.isDisjoint(with: ["UIKit", "SwiftUI"]),
            !missing.contains("import UIKit")
        {
            // The module doesn't use UIKit on Apple platforms, for example if it contains managed objects.
            missing.append("import UIKit")
        }
        edits.prepend(imports: missing)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name.text) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.leave() }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.leave() }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.extendedType.namesOfTypes.joined()
        ControllerExtensions(index: module.index).rewrite(node, of: name, file: file, in: &edits)
        return enter(node, name, isExtension: true)
    }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        OptionalRequirements(module: module).rewrite(node, in: &edits)
        return enter(node, node.name.text)
    }

    private func enter(
        _ node: some DeclGroupSyntax, _ name: String, isExtension: Bool = false
    ) -> SyntaxVisitorContinueKind {
        var generics =
            node.asProtocol(WithGenericParametersSyntax.self)?.genericBounds
            ?? node.as(ExtensionDeclSyntax.self)?.genericWhereClause?.bounds ?? [:]
        // Extensions of framework classes create objects of subclasses.
        if isExtension, ForeignTypes.isFrameworkClass(name), generics["Self"] == nil { generics["Self"] = name }
        scopes.enter(type: name, isExtension: isExtension, generics: generics)
        return .visitChildren
    }

    // MARK: Functions

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.enter(generics: node.genericBounds)
        ExtensionOverrides(module: module).rewrite(node, scopes: scopes, in: &edits)
        RespondsOverrides(index: module.index).rewrite(node, scopes: scopes, in: &edits)
        ObjectOverrides(index: module.index).rewrite(node, scopes: scopes, in: &edits)
        IsolatedTests(index: module.index).rewrite(node, scopes: scopes, in: &edits)
        ManagedProperties().rewrite(node, in: &edits)
        NumberOperators().rewrite(node, in: &edits)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { scopes.leave() }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        scopes.enter(generics: node.genericBounds)
        ManagedProperties().rewrite(node, in: &edits)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { scopes.leave() }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        ExtensionOverrides(module: module).rewrite(node, scopes: scopes, in: &edits)
        DynamicProperties().rewrite(node, scopes: scopes, in: &edits)
        ModelConstants().rewrite(node, in: &edits)
        ManagedProperties().rewrite(node, in: &edits)
        return .visitChildren
    }

    /// Skips code without constructs.
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        enter(code: node)
    }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enter(code: node) }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enter(code: node) }
    override func visit(_ node: InitializerClauseSyntax) -> SyntaxVisitorContinueKind { enter(code: node) }
    override func visit(_ node: FunctionSignatureSyntax) -> SyntaxVisitorContinueKind { enter(code: node) }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind { enter(code: node) }
    override func visit(_ node: TypeAnnotationSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericParameterClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: GenericWhereClauseSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func enter(code node: some SyntaxProtocol) -> SyntaxVisitorContinueKind {
        scopes.hasClassBounds || module.looksUpProperties || edits.source.scan.hasHit(in: node.trimmedBytes)
            ? .visitChildren : .skipChildren
    }

    // MARK: Constructs

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        Attributes().rewrite(node, in: &edits)
        ObservableProperties(module: module).rewrite(node, in: &edits)
        return .visitChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        Attributes().rewrite(node, in: &edits)
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses { Conditions(condition: condition).rewrite(clause, in: &edits) }
        // Inactive code isn't visited.
        for (clause, _) in node.possibleClauses(under: condition) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector": Selectors(module: module).rewrite(node, scopes: scopes, in: &edits)
        case "keyPath": KeyPaths(module: module).rewrite(node, scopes: scopes, in: &edits)
        case "imageLiteral", "colorLiteral": Literals().rewrite(node, in: &edits)
        // Only Xcode's canvas runs the code of a playground.
        case "Playground": edits.blank(node)
        default: return .visitChildren
        }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Playground" else { return .visitChildren }
        edits.blank(node)
        return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        OptionalReferences(index: module.index).rewrite(node, scopes: scopes, in: &edits)
        FulfillReferences().rewrite(node, in: &edits)
        IsolatedTests(index: module.index).rewrite(node, scopes: scopes, in: &edits)
        NamedProperties(index: module.index).rewrite(node, scopes: scopes, in: &edits)
        AnyObjectCalls(index: module.index).rewrite(node, scopes: scopes, in: &edits)
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        DelegateWindows().rewrite(node, node.expression, in: &edits)
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        DelegateWindows().rewrite(node, node.expression, in: &edits)
        return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        PredicateArguments().rewrite(node, in: &edits)
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        MetatypeInitializers(module: module).rewrite(node, scopes: scopes, in: &edits)
        MetatypeDescriptions(module: module).rewrite(node, in: &edits)
        ManagedObjects().rewrite(node, in: &edits)
        BundleResources().rewrite(node, in: &edits)
        return .visitChildren
    }
}
