/// `@Required`: excludes a requirement from `@OptionalMethods`. The macro adds no code.
enum RequiredMacro {
    static func expand(_ request: CompilerMessage.Attached) throws -> String {
        let isMarked = request.lexicalContext?.first?.source.contains("@OptionalMethods") ?? false
        guard isMarked else {
            throw MacroProblem(description: "'@Required' is only for protocols with '@OptionalMethods'.")
        }
        return ""
    }
}
