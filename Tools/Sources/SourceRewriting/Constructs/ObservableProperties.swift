import SwiftSyntax

/// `@Observable var name = ""`, with a property wrapper that the module declares. The compiler prefers the macro of Observation,
/// which Foundation exports and which no property can have, so the attribute gets the name of the module.
struct ObservableProperties {
    let module: SourceModule

    func rewrite(_ node: AttributeSyntax, in edits: inout FileEdits) {
        guard node.name == "Observable", node.parent?.parent?.is(VariableDeclSyntax.self) == true, declaresWrapper
        else { return }
        edits.replace(node.attributeName, with: "\(module.name).\(node.attributeName.trimmedDescription)")
    }

    private var declaresWrapper: Bool {
        module.files.contains { $0.bytes.mentions("@propertyWrapper") && $0.bytes.mentions(" Observable") }
    }
}
