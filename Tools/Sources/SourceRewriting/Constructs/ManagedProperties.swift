import SwiftSyntax

/// `@NSManaged`: properties and methods of managed objects, and their initializers.
///
/// Core Data would implement them at run time. Here, they get bodies that call the object's accessors by key.
struct ManagedProperties {
    func rewrite(_ node: VariableDeclSyntax, in edits: inout FileEdits) {
        guard let attribute = node.attributes.named("NSManaged") else { return }
        edits.blank(attribute)
        let modifiers = node.modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }
            .map { $0.trimmedDescription + " " }.joined()
        for binding in node.bindings where binding.accessorBlock == nil {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = (binding.typeAnnotation ?? node.bindings.last?.typeAnnotation)?.type
            else { continue }
            // In `var first, last: String?`, the type applies to both variables, and accessors need it at each.
            let annotation = binding.typeAnnotation == nil ? ": \(type.trimmedDescription)" : ""
            let key = name.trimmingBackticks.quoted
            let accessors =
                " { get { managedValue(forKey: \(key)) } set { setManagedValue(newValue, forKey: \(key)) } }"
            let end = binding.typeAnnotation?.trimmedBytes ?? binding.pattern.trimmedBytes
            edits.insert(annotation + accessors, at: end.upperBound)
            // Properties with accessors can't share a declaration.
            if let comma = binding.trailingComma { edits.replace(comma, with: "; \(modifiers)var") }
        }
    }

    func rewrite(_ node: FunctionDeclSyntax, in edits: inout FileEdits) {
        guard let attribute = node.attributes.named("NSManaged"), node.body == nil else { return }
        edits.blank(attribute)
        guard let body = body(of: node) else {
            edits.report(
                "The method \(node.name.text) isn't one of the accessors that Core Data implements. Write its body.",
                at: attribute)
            edits.insert(" { fatalError() }", at: node.trimmedBytes.upperBound)
            return
        }
        edits.insert(" { \(body) }", at: node.trimmedBytes.upperBound)
    }

    /// Makes an overridden initializer of managed objects required. Core Data creates objects by their class, for which
    /// Swift needs required initializers without Objective-C.
    func rewrite(_ node: InitializerDeclSyntax, in edits: inout FileEdits) {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let override = node.modifiers.first { $0.name.tokenKind == .keyword(.override) }
        guard let override, [["entity", "insertInto"], ["context"]].contains(labels) else { return }
        if node.modifiers.has(.required) { edits.blank(override) } else { edits.replace(override, with: "required") }
    }

    /// Returns the statement that implements an accessor of a to-many relationship, such as `addToPets(_:)`.
    private func body(of node: FunctionDeclSyntax) -> String? {
        let name = node.name.text.trimmingBackticks
        let parameters = Array(node.signature.parameterClause.parameters)
        for accessor in Self.accessors {
            guard let key = accessor.key(of: name), parameters.count == accessor.labels.count else { continue }
            // `removeFromPets(at:)` takes indexes, and `removeFromPets(_:)` objects.
            let isIndexed = parameters.count == 1 && parameters[0].firstName.text == "at"
            let labels = isIndexed ? ["at: "] : accessor.labels
            let values = parameters.map { ($0.secondName ?? $0.firstName).text }
            let arguments = zip(labels, values).map { $0 + $1 } + ["forKey: \(key.quoted)"]
            return "\(accessor.function)(\(arguments.joined(separator: ", ")))"
        }
        return nil
    }

    /// An accessor with the relationship's name between a prefix and a suffix.
    private struct Accessor {
        let prefix: String
        var suffix = ""
        /// The method of `NSManagedObject` that implements it.
        let function: String
        /// The labels of the parameters of that method.
        let labels: [String]

        /// Returns the key of the relationship, or `nil` for the name of another method.
        func key(of name: String) -> String? {
            guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
            let key = name.dropFirst(prefix.count).dropLast(suffix.count)
            guard let first = key.first, first.isUppercase else { return nil }
            return first.lowercased() + key.dropFirst()
        }
    }

    // The names of Xcode 8 and later come first: `removeFromPets` isn't the accessor of a relationship `fromPets`.
    private static let accessors = [
        Accessor(prefix: "addTo", function: "addManagedObjects", labels: [""]),
        Accessor(prefix: "removeFrom", function: "removeManagedObjects", labels: [""]),
        Accessor(prefix: "insertInto", function: "insertManagedObjects", labels: ["", "at: "]),
        Accessor(prefix: "replace", function: "replaceManagedObjects", labels: ["at: ", "with: "]),
        Accessor(prefix: "add", suffix: "Object", function: "addManagedObjects", labels: [""]),
        Accessor(prefix: "remove", suffix: "Object", function: "removeManagedObjects", labels: [""]),
        Accessor(prefix: "add", function: "addManagedObjects", labels: [""]),
        Accessor(prefix: "remove", function: "removeManagedObjects", labels: [""]),
    ]
}

extension String {
    /// The identifier without the backticks that a keyword needs.
    fileprivate var trimmingBackticks: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
