/// `#Preview("name") { … }`: a type that shows the view, which hosts find by its protocol.
enum PreviewMacro {
    static func expand(_ request: CompilerMessage.Freestanding) throws -> String {
        let source = request.syntax.source
        guard let open = source.firstIndex(of: "{"), let close = source.lastIndex(of: "}") else {
            throw MacroProblem(description: "#Preview needs a closure with the view: #Preview { MyView() }")
        }
        let body = source[source.index(after: open)..<close]
        let name = literal(in: source[..<open])
        // The mangled form of a name that the compiler takes for unique.
        let unique = "\(request.discriminator)7PreviewfMu_"
        return """
            struct \(unique): _PreviewRegistry {
                static var fileID: String { #fileID }
                static var line: Int { (#line) }
                static var name: String? { \(name ?? "nil") }
                @MainActor static func makeView() -> any View {
                    func made(@ViewBuilder _ body: () -> some View) -> any View { body() }
                    return made {
                        \(body)
                    }
                }
            }
            """
    }

    /// The first string of the arguments, with its quotes.
    private static func literal(in arguments: Substring) -> String? {
        guard let start = arguments.firstIndex(of: "\"") else { return nil }
        var escaped = false
        for index in arguments.indices where index > start {
            if escaped { escaped = false; continue }
            if arguments[index] == "\\" {
                escaped = true
            } else if arguments[index] == "\"" {
                return String(arguments[start...index])
            }
        }
        return nil
    }
}
