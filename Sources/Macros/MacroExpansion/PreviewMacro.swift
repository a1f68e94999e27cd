import Foundation

/// `#Preview("name") { … }`: a type that makes the preview, which hosts find by its protocol.
enum PreviewMacro {
    static func expand(_ request: CompilerMessage.Freestanding) throws -> String {
        // The source begins with the comments above the macro, which may have the same words.
        let bytes = Array(request.syntax.source.utf8)
        let start = SwiftLexer.start(of: request.syntax.source) ?? 0
        let source = String(decoding: bytes.dropFirst(start), as: UTF8.self)
        // What is given to the macro is given to the initializer: the compiler chooses that by what the closure returns.
        guard let name = source.range(of: "Preview"), source.contains("{") else {
            throw MacroProblem(description: "#Preview needs a closure with the view: #Preview { MyView() }")
        }
        // The mangled form of a name that the compiler takes for unique.
        let unique = "\(request.discriminator)7PreviewfMu_"
        return """
            struct \(unique): _PreviewRegistry {
                static var fileID: String { #fileID }
                static var line: Int { (#line) }
                @MainActor static func makePreview() -> PortablePreviews.Preview {
                    PortablePreviews.Preview\(source[name.upperBound...])
                }
            }
            """
    }
}
