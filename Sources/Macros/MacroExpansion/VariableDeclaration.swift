import Foundation

/// The parts of a declaration such as `@Entry public var name: Type = value`.
struct VariableDeclaration {
    let name: String
    let type: String?
    let initialValue: String?

    init(_ source: String) throws {
        guard let keyword = source.range(of: "(^|\\s)var\\s", options: .regularExpression) else {
            throw MacroProblem(description: "'@Entry' macro can only attach to var declarations.")
        }
        let rest = source[keyword.upperBound...]
        let name = rest.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        self.name = String(name)
        let declared = rest[name.endIndex...]
        let equals = VariableDeclaration.position(of: "=", in: declared)
        let head = declared[..<(equals ?? declared.endIndex)].drop { $0.isWhitespace }
        type = head.first == ":" ? head.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines) : nil
        initialValue = equals.map {
            declared[declared.index(after: $0)...].trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    /// Returns the position of a character outside of parentheses and brackets.
    private static func position(of character: Character, in text: Substring) -> Substring.Index? {
        var depth = 0
        for index in text.indices {
            switch text[index] {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}", ">": depth -= 1
            case character where depth == 0: return index
            default: break
            }
        }
        return nil
    }
}
