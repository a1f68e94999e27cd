/// `@Animatable`: the animatable data of a type, with the data of its stored properties.
enum AnimatableMacro {
    static func expand(_ request: CompilerMessage.Attached) throws -> String {
        let declaration = try AnimatableDeclaration(request.declSyntax.source)
        guard let data = data(of: declaration.properties[...]) else {
            throw MacroProblem(description: "'\(declaration.name)' has no property to animate.")
        }
        let conformance = request.conformanceListSyntax?.source.isEmpty == false ? ": Animatable" : ""
        let assignments = data.assignments.map { "            \($0)\n" }.joined()
        return """
            extension \(declaration.name)\(conformance) {
                \(declaration.access)var animatableData: \(data.type) {
                    get { \(data.value) }
                    set {
            \(assignments)        }
                }
            }
            """
    }

    private struct Data {
        let type: String
        let value: String
        let assignments: [String]
    }

    /// Returns nested pairs of the properties' data, or `nil` if there are no properties.
    ///
    /// - Parameter path: The expression of the new data.
    private static func data(
        of properties: ArraySlice<AnimatableDeclaration.Property>, path: String = "newValue"
    ) -> Data? {
        guard let first = properties.first else { return nil }
        let type = "\(first.type).AnimatableData"
        let value = "\(first.name).animatableData"
        guard let others = data(of: properties.dropFirst(), path: path + ".second") else {
            return Data(type: type, value: value, assignments: ["\(value) = \(path)"])
        }
        return Data(
            type: "AnimatablePair<\(type), \(others.type)>", value: "AnimatablePair(\(value), \(others.value))",
            assignments: ["\(value) = \(path).first"] + others.assignments)
    }
}
