import DisplayList
import Foundation

extension PageMessage {
    /// The range of numbers in edits.
    private static let numbers = -100_000.0...100_000

    /// Reads a property and its value, or `"constant"` or `"priority"`, a constraint, and a number.
    static func readEdit(_ words: ArraySlice<Any>) throws(Failure) -> InspectedView.Edit {
        let words = Array(words)
        switch (words[0] as? String, words.count) {
        case ("constant", 3):
            return .constant(constraint: try identity(words[1]), try number(words[2], "constant", in: numbers))
        case ("priority", 3):
            return .priority(constraint: try identity(words[1]), try number(words[2], "priority", in: 1...1000))
        case (let name?, 2):
            guard let property = InspectedView.Property(rawValue: name) else {
                throw Failure(what: "there is no property \(name.prefix(20))")
            }
            return .property(property, try value(words[1], of: property))
        default: throw Failure(what: "edit requires a layer, a property, and its value")
        }
    }

    private static func value(
        _ word: Any, of property: InspectedView.Property
    ) throws(Failure) -> InspectedView.Value {
        switch property {
        case .hidden:
            guard let flag = word as? Bool else { throw Failure(what: "\(property.rawValue) must be true or false") }
            return .flag(flag)
        case .alpha, .cornerRadius, .fontSize, .numberOfLines:
            return .number(try number(word, property.rawValue, in: numbers))
        case .backgroundColor, .tintColor, .textColor: return .color(try color(word, property.rawValue))
        case .text:
            guard let text = word as? String, text.count <= longestText else {
                throw Failure(what: "text must be a string of at most \(longestText) characters")
            }
            return .text(text)
        case .fontName: throw Failure(what: "fontName can't be changed")
        }
    }

    /// Reads the red, green, blue, and alpha components of a color, each from 0 to 1.
    private static func color(_ word: Any, _ name: String) throws(Failure) -> Color {
        guard let parts = word as? [Any], parts.count == 4 else {
            throw Failure(what: "\(name) must be an array of red, green, blue, and alpha, each from 0 to 1")
        }
        let unit = 0.0...1
        return Color(
            red: try number(parts[0], "red", in: unit), green: try number(parts[1], "green", in: unit),
            blue: try number(parts[2], "blue", in: unit), alpha: try number(parts[3], "alpha", in: unit))
    }
}
