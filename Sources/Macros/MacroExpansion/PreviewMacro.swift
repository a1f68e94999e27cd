import Foundation

/// The `#Preview("name") { … }` macro: declares a type that creates the preview. Hosts find the type by its protocol.
enum PreviewMacro {
    static func expand(_ request: CompilerMessage.Freestanding) throws -> String {
        // The source begins with the comments above the macro, which may have the same words.
        let bytes = Array(request.syntax.source.utf8)
        let start = SwiftLexer.start(of: request.syntax.source) ?? 0
        let source = String(decoding: bytes.dropFirst(start), as: UTF8.self)
        // The macro's arguments are passed to the initializer, so that the compiler chooses the overload by the
        // closure's result type.
        guard let name = source.range(of: "Preview"), source.contains("{") else {
            throw MacroProblem(description: "#Preview needs a closure with the view: #Preview { MyView() }")
        }
        let rest = String(source[name.upperBound...])
        let parts = PreviewBody(rest)
        // A mangled name, which the compiler accepts as unique.
        let unique = "\(request.discriminator)7PreviewfMu_"
        return """
            struct \(unique): _PreviewRegistry {\(parts?.declaration ?? "")
                static var fileID: String { #fileID }
                static var line: Int { (#line) }
                @MainActor static func makePreview() -> PortablePreviews.Preview {
                    PortablePreviews.Preview\(parts?.call ?? rest)
                }
            }
            """
    }
}
