@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The macros by the names of their types.
struct Macros: PluginProvider {
    private let types: [any Macro.Type] = [
        ModelMacro.self, PersistedPropertyMacro.self, AnnotationMacro.self, DeclarationMarkerMacro.self,
        ModelActorMacro.self, QueryMacro.self,
    ]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let type = types.first(where: { String(describing: $0) == typeName }) else {
            throw UnknownMacro(description: "The macro '\(typeName)' isn't known.")
        }
        return type
    }
}

/// An error for an unknown macro, from another version.
struct UnknownMacro: Error, CustomStringConvertible {
    let description: String
}

let connection = try StandardIOMessageConnection()
try CompilerPluginMessageListener(connection: connection, provider: Macros()).main()
