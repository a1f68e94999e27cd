import Foundation

/// One face of a keyboard: rows of keys.
struct KeyboardPage: Equatable {
    enum Key: Hashable {
        /// Writes a text.
        case text(String)
        /// Writes a character of telephone numbers that has a name.
        case pause, wait
        case shift
        case delete
        case space
        case `return`
        /// Turns to another page.
        case page(Name)
        /// Takes a key's place.
        case gap
    }

    enum Name: Hashable {
        case letters, numbers, symbols, numberPad, decimalPad, phonePad, phoneSymbols

        /// The title of the key that leads to the page.
        var title: String {
            switch self {
            case .letters: "ABC"
            case .symbols: "#+="
            case .phoneSymbols: "+*#"
            default: "123"
            }
        }
    }

    let rows: [[Key]]
    /// A Boolean value that indicates whether the keys of a row fill the width, like those on a telephone.
    let isPad: Bool

    /// The letters that a telephone has below a digit; nil for other keys.
    static func letters(below key: String) -> String? {
        ["2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"][key]
    }

    /// The page with which a type of keyboard begins.
    static func first(for type: UIKeyboardType) -> Name {
        switch type {
        case .numberPad, .asciiCapableNumberPad: .numberPad
        case .decimalPad: .decimalPad
        case .phonePad: .phonePad
        case .numbersAndPunctuation: .numbers
        default: .letters
        }
    }

    init(_ name: Name, type: UIKeyboardType) {
        switch name {
        case .letters:
            let letters = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
            let other = type == .namePhonePad ? Name.phonePad : .numbers
            self.init(rows: Self.rows(letters, modifier: .shift, other: other, type: type))
        case .numbers:
            let characters = ["1234567890"] + Self.numberRows(for: type)
            self.init(rows: Self.rows(characters, modifier: .page(.symbols), other: .letters, type: type))
        case .symbols:
            let characters = [Self.symbolRow(for: type)] + Self.symbolRows(for: type)
            self.init(rows: Self.rows(characters, modifier: .page(.numbers), other: .letters, type: type))
        case .numberPad: self.init(padWith: .gap)
        case .decimalPad: self.init(padWith: .text(Self.decimalSeparator))
        case .phonePad: self.init(padWith: type == .namePhonePad ? .page(.letters) : .page(.phoneSymbols))
        case .phoneSymbols:
            self.init(
                rows: [
                    [.gap, .gap, .gap], [.pause, .gap, .wait], Self.texts("*#+"),
                    [.page(.phonePad), .gap, .delete],
                ], isPad: true)
        }
    }

    /// The decimal separator of the user's locale.
    private static var decimalSeparator: String { Locale.current.decimalSeparator ?? "." }

    /// The lower rows of the page with digits.
    private static func numberRows(for type: UIKeyboardType) -> [String] {
        switch type {
        case .emailAddress: ["$!~&=#[]", "._-+"]
        case .URL: ["@&%?,=[]", "_:-+"]
        default: ["-/:;()$&@\"", ".,?!'"]
        }
    }

    private static func symbolRow(for type: UIKeyboardType) -> String {
        type == .emailAddress ? "`|{}?%^*/'" : "[]{}#%^*+="
    }

    /// The lower rows of the page with symbols.
    private static func symbolRows(for type: UIKeyboardType) -> [String] {
        type == .emailAddress ? ["$!~&=#[]", "._-+"] : ["_\\|~<>€£¥•", ".,?!'"]
    }

    private init(padWith corner: Key) {
        self.init(rows: ["123", "456", "789"].map(Self.texts) + [[corner, .text("0"), .delete]], isPad: true)
    }

    private init(rows: [[Key]], isPad: Bool = false) {
        self.rows = rows
        self.isPad = isPad
    }

    private static func rows(_ characters: [String], modifier: Key, other: Name, type: UIKeyboardType) -> [[Key]] {
        var rows = characters.map(texts)
        rows[2] = [modifier] + rows[2] + [.delete]
        return rows + [[.page(other)] + middle(for: type) + [.return]]
    }

    /// Returns the keys around the space bar, or in its place.
    private static func middle(for type: UIKeyboardType) -> [Key] {
        switch type {
        case .emailAddress: [.space] + texts("@.")
        // Addresses have no spaces.
        case .URL: texts("./") + [.text(".com")]
        case .webSearch: [.space, .text(".")]
        case .twitter: [.space] + texts("@#")
        default: [.space]
        }
    }

    private static func texts(_ characters: String) -> [Key] { characters.map { .text(String($0)) } }
}
