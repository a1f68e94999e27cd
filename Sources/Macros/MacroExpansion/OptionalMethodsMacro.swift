/// `@OptionalMethods`: properties with the names of a protocol's optional methods, for calls with a question mark.
///
/// The type of such a property has a `callAsFunction` for each method of that name. If there's only one, and it has no
/// labels, the type is a function.
enum OptionalMethodsMacro {
    static func expand(_ request: CompilerMessage.Attached) throws -> String {
        let declaration = try ProtocolDeclaration(request.declSyntax.source)
        return request.macroRole == "extension" ? properties(of: declaration) : types(for: declaration)
    }

    /// The methods of one name, in the order of the protocol.
    private struct Group {
        let name: String
        var methods: [MethodRequirement]

        /// The only method, if it has no labels; `nil` otherwise.
        var closureMethod: MethodRequirement? {
            guard methods.count == 1, let method = methods.first, method.parameters.allSatisfy({ $0.label == "_" })
            else { return nil }
            return method
        }

        var typeName: String {
            let plain = name.filter { $0 != "`" }
            return plain.prefix(1).uppercased() + plain.dropFirst()
        }
    }

    private static func groups(of declaration: ProtocolDeclaration) -> [Group] {
        var groups: [Group] = []
        for method in declaration.optionalMethods {
            if let index = groups.firstIndex(where: { $0.name == method.name }) {
                groups[index].methods.append(method)
            } else {
                groups.append(Group(name: method.name, methods: [method]))
            }
        }
        return groups
    }

    /// Returns the name of the type that contains the types of the properties. The macro's declaration has the same
    /// prefix.
    private static func namespace(of declaration: ProtocolDeclaration) -> String {
        "_OptionalMethodsOf\(declaration.name)"
    }

    /// The properties aren't part of the documentation, whose readers look for the methods.
    private static let attributes = "@_documentation(visibility: internal) @_disfavoredOverload"

    private static func properties(of declaration: ProtocolDeclaration) -> String {
        let properties = groups(of: declaration).map { group in
            guard let method = group.closureMethod else {
                return """
                    \(attributes)
                    \(declaration.access)var \(group.name): \(namespace(of: declaration)).\(group.typeName)? {
                        .init(delegate: self)
                    }
                    """
            }
            let end = method.signatureEnd + (method.result == nil ? " -> Void" : "")
            let isolation = declaration.globalActor.map { $0 + " " } ?? ""
            return """
                \((method.availability + [attributes]).joined(separator: "\n"))
                \(declaration.access)var \(group.name): (\(isolation)(\(parameters(of: method)))\(end))? {
                    { \(call(of: method, on: "self", with: method.parameters.indices.map { "$\($0)" })) }
                }
                """
        }
        return block("extension \(declaration.name)", of: properties)
    }

    private static func types(for declaration: ProtocolDeclaration) -> String {
        let types = groups(of: declaration).filter { $0.closureMethod == nil }.map { group in
            let functions = group.methods.map { method in
                let attributes = method.availability.map { $0 + "\n" }.joined()
                let function = "func callAsFunction(\(parameters(of: method)))\(method.signatureEnd)"
                let call = call(of: method, on: "self.delegate", with: method.parameters.map(\.argument))
                return block("\(attributes)\(declaration.access)\(function)", of: [call])
            }
            return block(
                "\((declaration.isolation + [""]).joined(separator: " "))\(declaration.access)struct \(group.typeName)",
                of: ["let delegate: any \(declaration.name)"] + functions)
        }
        return types.isEmpty ? "" : block("\(declaration.access)enum \(namespace(of: declaration))", of: types)
    }

    private static func parameters(of method: MethodRequirement) -> String {
        method.parameters.map(\.declaration).joined(separator: ", ")
    }

    private static func call(of method: MethodRequirement, on object: String, with arguments: [String]) -> String {
        let effects = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
        return "\(effects)\(object).\(method.name)(\(arguments.joined(separator: ", ")))"
    }

    /// Returns a declaration with its members, which are indented.
    private static func block(_ declaration: String, of members: [String]) -> String {
        let lines = members.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
        return declaration + " {\n" + lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined() + "}"
    }
}
