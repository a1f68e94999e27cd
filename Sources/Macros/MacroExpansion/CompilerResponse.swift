import Foundation

/// An answer to the compiler, in the JSON of its plugin protocol.
package enum CompilerResponse {
    case capability
    case expansion(String)
    case problem(any Error, declaration: CompilerMessage.Syntax?)

    /// The version of the protocol from which on all expansions have the same form of answer.
    private static let protocolVersion = 7

    private var json: [String: Any] {
        switch self {
        case .capability:
            return ["getCapabilityResult": ["capability": ["protocolVersion": Self.protocolVersion]]]
        case .expansion(let source):
            return ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()] as [String: Any]]
        case .problem(let problem, let declaration):
            let offset = (problem as? MacroProblem)?.offset ?? declaration.flatMap { SwiftLexer.start(of: $0.source) }
            let diagnostic: [String: Any] = [
                "message": "\(problem)", "severity": "error",
                "position": [
                    "fileName": declaration?.location?.fileName ?? "",
                    "offset": (declaration?.location?.offset ?? 0) + (offset ?? 0),
                ] as [String: Any],
                "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
            ]
            return ["expandMacroResult": ["diagnostics": [diagnostic]]]
        }
    }

    package func write(to file: FileHandle) {
        guard let body = try? JSONSerialization.data(withJSONObject: json) else { return }
        var length = UInt64(body.count)
        var message = Data()
        for _ in 0..<8 {
            message.append(UInt8(truncatingIfNeeded: length))
            length >>= 8
        }
        file.write(message + body)
    }
}
