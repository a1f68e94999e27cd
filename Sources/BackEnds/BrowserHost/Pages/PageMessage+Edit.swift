import DisplayList
import Foundation

extension PageMessage {
    /// How far a number that a developer writes may be from zero.
    private static let numbers = -100_000.0...100_000

    /// Reads a property and its value, or `"constant"` or `"priority"`, a constraint and a number.
    static func readEdit(_ words: ArraySlice<Any>) throws(Failure) -> InspectedView.Edit {
        let words = Array(words)
        switch (words[0] as? String, words.count) {
        case ("constant", 3): return .constant(constraint: try identity(words[1]), try number(words[2], in: numbers))
        case ("priority", 3): return .priority(constraint: try identity(words[1]), try number(words[2], in: 1...1000))
        case (let name?, 2):
            guard let property = InspectedView.Property(rawValue: name) else { throw Failure(what: "a property") }
            return .property(property, try value(words[1], of: property))
        default: throw Failure(what: "what is edited")
        }
    }

    private static func value(
        _ word: Any, of property: InspectedView.Property
    ) throws(Failure) -> InspectedView.Value {
        switch property {
        case .hidden:
            guard let flag = word as? Bool else { throw Failure(what: "a flag") }
            return .flag(flag)
        case .alpha, .cornerRadius, .fontSize, .numberOfLines: return .number(try number(word, in: numbers))
        case .backgroundColor, .tintColor, .textColor: return .color(try color(word))
        case .text:
            guard let text = word as? String, text.count <= longestText else { throw Failure(what: "text") }
            return .text(text)
        case .fontName: throw Failure(what: "the name of a font, which can't be changed")
        }
    }

    /// Red, green, blue and alpha, each from 0 to 1.
    private static func color(_ word: Any) throws(Failure) -> Color {
        guard let parts = word as? [Any], parts.count == 4 else { throw Failure(what: "a color") }
        let unit = 0.0...1
        return Color(
            red: try number(parts[0], in: unit), green: try number(parts[1], in: unit),
            blue: try number(parts[2], in: unit), alpha: try number(parts[3], in: unit))
    }
}
