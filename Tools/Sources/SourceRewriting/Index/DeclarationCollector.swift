import SwiftSyntax

/// A visitor that collects the declarations of a file, without visiting code.
final class DeclarationCollector: SyntaxVisitor {
    private let file: Int
    private let condition: Condition
    /// The collected declarations. An extension is an `external` record until the index has merged it.
    private(set) var records: [TypeRecord] = []
    /// The records that contain the current position.
    private var path: [Int] = []
    /// The number of enclosing conditions that only the compiler can evaluate.
    private var openConditions = 0

    init(file: Int, condition: Condition) {
        self.file = file
        self.condition = condition
        super.init(viewMode: .sourceAccurate)
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name.text, .class) }
    override func visitPost(_ node: ClassDeclSyntax) { path.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.name.text, .protocol)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { path.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name.text, .value) }
    override func visitPost(_ node: StructDeclSyntax) { path.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name.text, .value) }
    override func visitPost(_ node: EnumDeclSyntax) { path.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { open(node, node.name.text, .value) }
    override func visitPost(_ node: ActorDeclSyntax) { path.removeLast() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        open(node, node.extendedType.namesOfTypes.joined(), .external)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { path.removeLast() }

    private func open(
        _ node: some DeclGroupSyntax & SyntaxProtocol, _ name: String, _ kind: TypeRecord.Kind
    ) -> SyntaxVisitorContinueKind {
        let outer = path.last.map { records[$0].name + "." } ?? ""
        let block = TypeRecord.Block(
            file: file, start: node.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset)
        var record = TypeRecord(name: outer + name, kind: kind)
        record.inherited = node.inheritedNames
        let generics = node.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause?.parameters
        record.parameters = generics?.map(\.name.text) ?? []
        if kind == .external { record.extensions = [block] } else { record.body = block }
        let isPublic = node.modifiers.has(.public) || node.modifiers.has(.open)
        // The access level of an extension applies to its members, not to the type.
        record.isPublic = isPublic
        record.isFilePrivate = node.modifiers.has(.private) || node.modifiers.has(.fileprivate)
        record.isOpen = node.modifiers.has(.open)
        record.isObjC = node.attributes.named("objc") != nil
        record.hasObjCMembers = node.attributes.named("objcMembers") != nil
        record.isUnavailable = node.attributes.all.contains(where: \.isUnavailableEverywhere)
        record.isMainActor = node.attributes.named("MainActor") != nil
        path.append(records.count)
        records.append(record)
        return .visitChildren
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard var member = member(.method, node.name.text, node.attributes, node.modifiers, node.name) else {
            return .skipChildren
        }
        member.parameters = Self.parameters(of: node.signature.parameterClause)
        member.type = node.signature.returnClause?.type.trimmedDescription
        member.generics = node.genericParameterClause?.trimmedDescription ?? ""
        member.whereClause = node.genericWhereClause?.trimmedDescription ?? ""
        if node.genericParameterClause != nil { member.traits.insert(.generic) }
        let effects = node.signature.effectSpecifiers
        if effects?.throwsClause != nil { member.traits.insert(.throwing) }
        if effects?.asyncSpecifier != nil { member.traits.insert(.async) }
        add(member)
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        guard var member = member(.initializer, "init", node.attributes, node.modifiers, node.initKeyword) else {
            return .skipChildren
        }
        member.parameters = Self.parameters(of: node.signature.parameterClause)
        if node.modifiers.has(.required) { member.traits.insert(.required) }
        if node.modifiers.has(.convenience) { member.traits.insert(.convenience) }
        if node.optionalMark != nil { member.type = "Self?" }
        if node.signature.effectSpecifiers?.throwsClause != nil { member.traits.insert(.throwing) }
        if node.signature.effectSpecifiers?.asyncSpecifier != nil { member.traits.insert(.async) }
        add(member)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
                var member = member(
                    .property, pattern.identifier.text, node.attributes, node.modifiers, pattern.identifier)
            else { continue }
            // In `var top, bottom: UIView!`, the type applies to both variables.
            let annotation = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
            member.type = annotation?.type.trimmedDescription
            let accessors = AccessorKinds(binding.accessorBlock)
            if node.bindingSpecifier.tokenKind == .keyword(.var), !accessors.isReadOnly {
                member.traits.insert(.settable)
            }
            if accessors.isObserved { member.traits.insert(.observed) }
            add(member)
        }
        return .skipChildren
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for (clause, isSure) in node.possibleClauses(under: condition) {
            openConditions += isSure ? 0 : 1
            if let elements = clause.elements { walk(elements) }
            openConditions -= isSure ? 0 : 1
        }
        return .skipChildren
    }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ member: MemberRecord) {
        if let type = path.last { records[type].members.append(member) }
    }

    /// Returns a member of the enclosing type, or `nil` at the top level of the file.
    private func member(
        _ kind: MemberRecord.Kind, _ name: String, _ attributes: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        _ nameToken: TokenSyntax
    ) -> MemberRecord? {
        guard let type = path.last, let block = records[type].body ?? records[type].extensions.first else { return nil }
        var member = MemberRecord(kind: kind, name: name, block: block)
        member.isInExtension = records[type].kind == .external
        member.nameOffset = nameToken.positionAfterSkippingLeadingTrivia.utf8Offset
        member.traits = MemberTraits(attributes, modifiers)
        if records[type].hasObjCMembers, !member.traits.contains(.nonobjc) { member.traits.insert(.objc) }
        if records[type].kind == .external, records[type].isPublic { member.traits.insert(.isPublic) }
        if records[type].kind == .external, records[type].isFilePrivate, !member.traits.contains(.isPublic) {
            member.traits.insert(.filePrivate)
        }
        if records[type].isObjC, member.isInExtension { member.traits.insert(.objc) }
        if openConditions > 0 { member.traits.insert(.conditional) }
        member.objcName = attributes.named("objc")?.arguments?.trimmedDescription
        return member
    }

    private static func parameters(of clause: FunctionParameterClauseSyntax) -> [MemberRecord.Parameter] {
        clause.parameters.map { parameter in
            MemberRecord.Parameter(
                label: parameter.firstName.tokenKind == .wildcard ? nil : parameter.firstName.text,
                type: parameter.type.trimmedDescription,
                defaultValue: parameter.defaultValue?.value.trimmedDescription,
                isVariadic: parameter.ellipsis != nil)
        }
    }
}

/// The accessors of a property.
struct AccessorKinds {
    private(set) var isReadOnly = false
    private(set) var isObserved = false

    init(_ block: AccessorBlockSyntax?) {
        guard case .accessors(let accessors) = block?.accessors else {
            // Without a list of accessors, the block is the body of a getter.
            isReadOnly = block != nil
            return
        }
        let kinds = Set(accessors.map(\.accessorSpecifier.text))
        isObserved = kinds.contains("didSet") || kinds.contains("willSet")
        isReadOnly = !isObserved && kinds.isDisjoint(with: ["set", "_modify", "unsafeMutableAddress"])
    }
}

extension MemberTraits {
    init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        self = []
        for attribute in attributes.all {
            switch attribute.name {
            case "objc": insert(.objc)
            case "IBAction": formUnion([.objc, .action])
            case "IBSegueAction": formUnion([.objc, .action, .segueAction])
            case "IBOutlet": formUnion([.objc, .outlet])
            case "IBInspectable", "GKInspectable": formUnion([.objc, .inspectable])
            case "nonobjc": insert(.nonobjc)
            case "discardableResult": insert(.discardable)
            case "MainActor": insert(.mainActor)
            case "available" where attribute.isUnavailableEverywhere: insert(.unavailable)
            default: break
            }
        }
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.override): insert(.override)
            case .keyword(.static), .keyword(.class): insert(.isStatic)
            case .keyword(.private), .keyword(.fileprivate): insert(.filePrivate)
            case .keyword(.public), .keyword(.open): insert(.isPublic)
            case .keyword(.optional): insert(.optional)
            case .keyword(.nonisolated): insert(.nonisolated)
            default: break
            }
        }
    }
}

extension AttributeSyntax {
    /// A Boolean value that indicates whether no code can use the declaration: `@available(*, unavailable, …)`.
    fileprivate var isUnavailableEverywhere: Bool {
        guard case .availability(let list) = arguments else { return false }
        let words = list.map { $0.argument.trimmedDescription }
        return words.first == "*" && words.contains("unavailable")
    }
}
