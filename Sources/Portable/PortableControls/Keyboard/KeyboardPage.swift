import Foundation

/// A page of the keyboard: rows of keys.
struct KeyboardPage: Equatable {
    enum Key: Hashable {
        /// A key that inserts text.
        case text(String)
        /// A key that inserts a named character of telephone numbers.
        case pause, wait
        case shift
        case delete
        case space
        case `return`
        /// A key that shows another page.
        case page(Name)
        /// An empty space instead of a key.
        case gap
    }

    enum Name: Hashable {
        case letters, numbers, symbols, numberPad, decimalPad, phonePad, phoneSymbols

        /// The title of the key that shows the page.
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

    /// Returns the letters below a digit, as on a telephone, or `nil` for other keys.
    static func letters(below key: String) -> String? {
        ["2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ"][key]
    }

    /// Returns the first page of a keyboard type.
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

    /// Returns the lower rows of the page with digits.
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

    /// Returns the lower rows of the page with symbols.
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

    /// Returns the keys around the space bar, or the keys that replace it.
    private static func middle(for type: UIKeyboardType) -> [Key] {
        switch type {
        case .emailAddress: [.space] + texts("@.")
        // URLs don't contain spaces.
        case .URL: texts("./") + [.text(".com")]
        case .webSearch: [.space, .text(".")]
        case .twitter: [.space] + texts("@#")
        default: [.space]
        }
    }

    private static func texts(_ characters: String) -> [Key] { characters.map { .text(String($0)) } }
}
