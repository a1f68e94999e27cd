import SwiftSyntax

/// `#selector` as a selector that contains the method: `Selector("tapped:", ViewController.tapped(_:))`.
struct Selectors {
    let module: SourceModule

    func rewrite(_ node: MacroExpansionExprSyntax, scopes: Scopes, in edits: inout FileEdits) {
        guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
        let text: String?
        switch argument.label?.text {
        case "getter":
            text = property(argument.expression, scopes) {
                "Selector(\($0.quoted), { (target: \($1)) in { target.\($0) } })"
            }
        case "setter":
            text = property(argument.expression, scopes) {
                "Selector(\(ObjCName.setter($0).quoted), { (target: \($1)) in { target.\($0) = $0 } })"
            }
        default: text = method(argument.expression, scopes)
        }
        guard let text else {
            edits.report(
                "No declaration with this selector was found. Write it as Type.method(label:).", at: node)
            return
        }
        edits.usesInternals = true
        edits.replaceKeepingLines(node.trimmedBytes, with: text)
    }

    // MARK: Properties

    private func property(
        _ expression: ExprSyntax, _ scopes: Scopes, _ write: (_ name: String, _ owner: String) -> String
    ) -> String? {
        guard let path = MemberPath(expression), let owner = owner(of: path, scopes) else { return nil }
        return write(path.name, owner.isValue ? "\(owner.text)" : owner.text)
    }

    // MARK: Methods

    private func method(_ expression: ExprSyntax, _ scopes: Scopes) -> String? {
        guard let path = MemberPath(expression), let owner = owner(of: path, scopes) else { return nil }
        let member = member(path, owner: owner)
        let labels = path.labels ?? member?.labels ?? Self.frameworkLabels[path.name] ?? []
        let name = (member.map(ObjCName.method) ?? ObjCName.method(path.name, labels: labels)).quoted
        if let member, !member.traits.isDisjoint(with: [.throwing, .async, .generic]) { return "Selector(\(name))" }
        if member?.parameters.contains(where: { $0.type.hasPrefix("inout ") || $0.isVariadic }) == true {
            return "Selector(\(name))"
        }
        // Methods of protocols are found by name in the object's class, which may not implement optional ones.
        let isProtocol =
            owner.record.map { $0.kind == .protocol }
            ?? (!owner.isValue && ForeignTypes.hasFrameworkPrefix(owner.text)
                && !ForeignTypes.isFrameworkClass(owner.text))
        if isProtocol || owner.text == "UIResponderStandardEditActions" {
            return "Selector(\(name))"
        }
        return "Selector(\(name), \(owner.text).\(reference(path.name, labels))\(disambiguation(path, owner, labels)))"
    }

    private func reference(_ name: String, _ labels: [String?]) -> String {
        labels.isEmpty ? name : name + "(" + labels.map { ($0 ?? "_") + ":" }.joined() + ")"
    }

    /// Returns the method's type, if its name alone is ambiguous.
    private func disambiguation(_ path: MemberPath, _ owner: Owner, _ labels: [String?]) -> String {
        guard !owner.isValue else { return "" }
        if let cast = path.cast {
            let isCurried = cast.hasPrefix("(\(owner.text))") || cast.hasPrefix("(Self)")
            return " as " + (isCurried || path.isQualified ? cast : "(\(owner.text)) -> \(cast)")
        }
        let overloads = owner.record.map { module.index.members(named: path.name, of: $0) } ?? []
        guard labels.isEmpty, overloads.contains(where: { !$0.parameters.isEmpty }) else { return "" }
        let result = overloads.first { $0.parameters.isEmpty }?.type ?? "Void"
        return " as (\(owner.text)) -> () -> \(result)"
    }

    /// Returns the declaration of the method, if it's in sources.
    private func member(_ path: MemberPath, owner: Owner) -> MemberRecord? {
        let known = owner.record.map { module.index.members(named: path.name, of: $0) } ?? []
        let methods = known.filter { $0.kind != .property && !$0.traits.contains(.isStatic) }
        if let labels = path.labels { return methods.first { $0.labels == labels } }
        if let count = path.castParameterCount {
            return methods.first { $0.parameters.count == count }
        }
        return methods.first { $0.traits.contains(.objc) } ?? methods.first
    }

    /// UIKit's methods that are often written without their labels.
    private static let frameworkLabels: [String: [String?]] = [
        "endEditing": [nil], "cut": [nil], "copy": [nil], "paste": [nil], "select": [nil], "selectAll": [nil],
        "delete": [nil], "dismiss": ["animated", "completion"], "popViewController": ["animated"],
        "popToRootViewController": ["animated"], "caseInsensitiveCompare": [nil], "localizedCompare": [nil],
        "localizedCaseInsensitiveCompare": [nil], "localizedStandardCompare": [nil],
    ]

    // MARK: Owners

    /// The owner of a method.
    private struct Owner {
        /// The type as an expression.
        let text: String
        let record: TypeRecord?
        /// A Boolean value that indicates whether the source refers to a value of the type instead of the type.
        let isValue: Bool
    }

    private func owner(of path: MemberPath, _ scopes: Scopes) -> Owner? {
        guard let base = path.base, base != "self", base != "Self" else {
            guard let type = scopes.type else { return nil }
            let record = module.index.type(type.name)
            // In an extension of a nested type, the names in the outer type aren't visible.
            let isWhole = type.isExtension && record?.parameters.isEmpty ?? true
            return Owner(
                text: isWhole ? type.name : record?.nameInBody ?? type.name, record: record, isValue: false)
        }
        if base == "super" {
            guard let type = scopes.type.flatMap({ module.index.type($0.name) }), let name = type.inherited.first else {
                return nil
            }
            return Owner(text: name, record: module.index.type(name), isValue: false)
        }
        let name = base.split(separator: ".").last
        guard name?.first(where: { $0 != "_" })?.isUppercase == true else {
            return Owner(text: "_declaredType(of: \(base))", record: nil, isValue: true)
        }
        let record = module.index.type(base)
        // In its own body, a generic class is written without its parameters.
        let isOwn = record.map { $0.name == scopes.type?.name } ?? false
        return Owner(text: isOwn ? record?.nameInBody ?? base : base, record: record, isValue: false)
    }
}

/// The argument of `#selector`.
struct MemberPath {
    /// The text before the last period, or `nil` for a member of the enclosing type.
    let base: String?
    let name: String
    /// The labels, if they're written. `nil` represents `_`.
    let labels: [String?]?
    /// The type after `as`.
    let cast: String?
    let castParameterCount: Int?

    /// A Boolean value that indicates whether the argument names a type.
    var isQualified: Bool { base != nil && base != "self" }

    init?(_ expression: ExprSyntax) {
        var expression = expression
        var cast: TypeSyntax?
        while true {
            if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first
            {
                expression = only.expression
            } else if let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3,
                let first = sequence.elements.first, let type = sequence.elements.last?.as(TypeExprSyntax.self)
            {
                expression = first
                cast = type.type
            } else {
                break
            }
        }
        self.cast = cast?.trimmedDescription
        castParameterCount = cast.flatMap(Self.parameterCount)
        let reference: DeclReferenceExprSyntax
        if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
            self.base = base.trimmedDescription
            reference = member.declName
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            base = nil
            reference = plain
        } else {
            return nil
        }
        name = reference.baseName.text
        labels = reference.argumentNames?.arguments.map {
            $0.name.tokenKind == .wildcard ? nil : $0.name.text
        }
    }

    /// Returns the number of parameters of the innermost function type.
    private static func parameterCount(_ type: TypeSyntax) -> Int? {
        var type = type
        while let wrapped = type.as(TupleTypeSyntax.self), wrapped.elements.count == 1,
            let only = wrapped.elements.first
        {
            type = only.type
        }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        return parameterCount(function.returnClause.type) ?? function.parameters.count
    }
}
