/// One face of a keyboard: rows of keys.
struct KeyboardPage: Equatable {
    enum Key: Hashable {
        /// Writes a text.
        case text(String)
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
        case letters, numbers, symbols, numberPad, decimalPad, phonePad

        /// What the key that leads there says.
        var title: String {
            switch self {
            case .letters: "ABC"
            case .symbols: "#+="
            default: "123"
            }
        }
    }

    let rows: [[Key]]
    /// Whether the keys of a row are as wide as the row allows, as those of a telephone.
    let isPad: Bool

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
            self.init(rows: Self.rows(letters, modifier: .shift, other: .numbers, type: type))
        case .numbers:
            let characters = ["1234567890", "-/:;()$&@\"", ".,?!'"]
            self.init(rows: Self.rows(characters, modifier: .page(.symbols), other: .letters, type: type))
        case .symbols:
            let characters = ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
            self.init(rows: Self.rows(characters, modifier: .page(.numbers), other: .letters, type: type))
        case .numberPad: self.init(padWith: .gap)
        case .decimalPad: self.init(padWith: .text("."))
        case .phonePad: self.init(padWith: .text("+"))
        }
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
        let extra: [Key] =
            switch type {
            case .emailAddress, .twitter: texts("@.")
            case .URL, .webSearch: texts("./")
            default: []
            }
        return rows + [[.page(other), .space] + extra + [.return]]
    }

    private static func texts(_ characters: String) -> [Key] { characters.map { .text(String($0)) } }
}
