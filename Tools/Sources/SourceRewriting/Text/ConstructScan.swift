import Foundation

/// The result of scanning a source's bytes, without parsing it.
///
/// The scan may report a word in a string or a comment as a construct, which only causes unnecessary parsing. It never
/// misses a construct.
struct ConstructScan: Sendable {
    /// The offsets of possible constructs in code, in ascending order: attributes, `#selector` and similar macros,
    /// conditions, calls of initializers by metatypes, and casts to `CVarArg`.
    private(set) var hits: [Int] = []
    /// The imported modules, without submodules.
    private(set) var imports: Set<String> = []
    /// The declared classes, each with its first inherited type.
    private(set) var classes: [(name: String, inherited: String?)] = []
    private(set) var hasOverride = false
    private(set) var hasExtension = false
    /// A Boolean value that indicates whether a generic parameter has a constraint, or a metatype is used.
    private(set) var hasGenericConstraint = false
    /// A Boolean value that indicates whether the file may call `intersects(_:)`.
    private(set) var usesIntersections = false
    /// A Boolean value that indicates whether the file may contain a metatype, as in `UIViewController.Type`.
    private(set) var namesMetatypes = false

    init(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            var isInWord = false
            while index < bytes.count {
                let byte = bytes[index]
                let kind = ByteKind.table[Int(byte)]
                switch kind {
                case .other: isInWord = false
                case .sign:
                    isInWord = false
                    visitSign(byte, at: index, in: bytes)
                case .word: isInWord = true
                case .keywordStart:
                    if !isInWord { visitWord(at: index, in: bytes) }
                    isInWord = true
                }
                index += 1
            }
        }
    }

    /// A Boolean value that indicates whether the file may need rewriting, regardless of other files.
    var isCandidate: Bool {
        !hits.isEmpty || hasGenericConstraint || (hasOverride && hasExtension) || imports.contains("XCTest")
    }

    /// Returns whether a range of bytes contains a possible construct.
    func hasHit(in range: Range<Int>) -> Bool {
        var low = 0
        var high = hits.count
        while low < high {
            let middle = (low + high) / 2
            if hits[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < hits.count && hits[low] < range.upperBound
    }

    // MARK: Signs

    private mutating func visitSign(_ sign: UInt8, at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        switch sign {
        case UInt8(ascii: "@"):
            if Self.attributes.contains(where: { bytes.has($0, at: index + 1) }) { hits.append(index) }
        case UInt8(ascii: "#"):
            if Self.directives.contains(where: { bytes.has($0, at: index + 1) }) { hits.append(index) }
        case UInt8(ascii: ":"):
            // The end of a method's labels, as in `delegate?.game(_:canMove:)`.
            if bytes.has(")", at: index + 1) { hits.append(index) }
        case UInt8(ascii: "<"):
            if bytes.hasConstraint(at: index + 1) { hasGenericConstraint = true }
            // The declaration of an operator.
            if index >= 5, bytes.has("func ", at: index - 5) { hits.append(index) }
        default:
            // A period, as in `type.init(…)`, but not in `.init(…)`.
            guard index > 0, index + 1 < bytes.count else { return }
            switch bytes[index + 1] {
            case UInt8(ascii: "i"):
                if bytes.has("intersects(", at: index + 1) { usesIntersections = true }
                if bytes.has("init(", at: index + 1), bytes[index - 1].endsExpression { hits.append(index) }
            case UInt8(ascii: "d"):
                guard bytes[index - 1] == UInt8(ascii: ")"), bytes.has("description()", at: index + 1) else { return }
                hits.append(index)
            case UInt8(ascii: "f"):
                guard bytes.has("fulfill", at: index + 1), !bytes.has("fulfill(", at: index + 1) else { return }
                hits.append(index)
            case UInt8(ascii: "t"):
                guard bytes.has("test", at: index + 1), index >= 5, bytes.has("super", at: index - 5) else { return }
                hits.append(index)
            case UInt8(ascii: "T"):
                if bytes.has("Type", at: index + 1) { namesMetatypes = true }
            case UInt8(ascii: "u"):
                if bytes.has("urls(forResourcesWithExtension", at: index + 1) { hits.append(index) }
            case UInt8(ascii: "w"):
                if Self.doublyOptionalWindows.contains(where: { bytes.has($0, at: index + 1) }) { hits.append(index) }
            default: break
            }
        }
    }

    // `@IB…` covers all attributes of Interface Builder.
    private static let attributes: [StaticString] = [
        "objc", "IB", "UIApplicationMain", "NSManaged", "NSApplicationMain", "nonobjc", "NSCopying", "GKInspectable",
        "Model", "Observable",
    ]
    private static let directives: [StaticString] = [
        "selector", "keyPath", "imageLiteral", "colorLiteral", "Playground", "if", "elseif",
    ]

    private static let doublyOptionalWindows: [StaticString] = ["window??", "window!!", "window?!"]

    // MARK: Words

    private mutating func visitWord(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) {
        switch bytes[index] {
        case UInt8(ascii: "o"):
            guard bytes.has("override ", at: index) else { return }
            hasOverride = true
            if bytes.declaresObjectMethod(at: index + 9) { hits.append(index) }
        case UInt8(ascii: "S"): if bytes.has("Self(", at: index) { hits.append(index) }
        case UInt8(ascii: "C"): if bytes.has("CVarArg", at: index) { hits.append(index) }
        case UInt8(ascii: "N"):
            if bytes.has("NSStringFromClass(", at: index) || bytes.has("NSManagedObject(", at: index) {
                hits.append(index)
            }
        case UInt8(ascii: "e"): if bytes.has("extension ", at: index) { hasExtension = true }
        case UInt8(ascii: "w"): if bytes.has("where ", at: index) { hasGenericConstraint = true }
        case UInt8(ascii: "i"):
            guard bytes.has("import ", at: index) else { return }
            var (word, end) = bytes.word(at: index + 7)
            if Self.importKinds.contains(word) { (word, end) = bytes.word(at: end) }
            if !word.isEmpty { imports.insert(word) }
            // A submodule, as in `import os.log`.
            if end < bytes.count, bytes[end] == UInt8(ascii: ".") { hits.append(index) }
        default:
            guard bytes.has("class ", at: index) else { return }
            let (name, end) = bytes.word(at: index + 6)
            if name.first?.isUppercase == true { classes.append((name, bytes.superclass(at: end))) }
        }
    }

    private static let importKinds: Set<String> = [
        "class", "struct", "enum", "protocol", "typealias", "func", "let", "var",
    ]
}

/// The kinds of tokens that a byte can begin.
private enum ByteKind: UInt8 {
    case other, word, keywordStart, sign

    static let table: [ByteKind] = (0...255).map { value in
        switch UInt8(value) {
        case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: "."), UInt8(ascii: ":"):
            .sign
        case UInt8(ascii: "o"), UInt8(ascii: "e"), UInt8(ascii: "w"), UInt8(ascii: "i"), UInt8(ascii: "c"),
            UInt8(ascii: "S"), UInt8(ascii: "C"), UInt8(ascii: "N"):
            .keywordStart
        case let byte where byte.isWord: .word
        default: .other
        }
    }
}

extension UInt8 {
    /// A Boolean value that indicates whether the byte is part of an identifier.
    fileprivate var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }

    fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// A Boolean value that indicates whether an expression can end with the byte, so that a following period begins a
    /// member name.
    fileprivate var endsExpression: Bool {
        isWord
            || [UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "`")]
                .contains(self)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns whether the bytes at an offset match a text.
    fileprivate func has(_ text: StaticString, at offset: Int) -> Bool {
        guard let base = baseAddress, offset + text.utf8CodeUnitCount <= count else { return false }
        return memcmp(base + offset, text.utf8Start, text.utf8CodeUnitCount) == 0
    }

    /// Returns the word after whitespace at an offset, and the offset of its end.
    fileprivate func word(at offset: Int) -> (word: String, end: Int) {
        var start = offset
        while start < count, self[start].isBlank { start += 1 }
        var end = start
        while end < count, self[end].isWord { end += 1 }
        return (String(decoding: self[start..<end], as: UTF8.self), end)
    }

    private static var objectMethods: [StaticString] {
        ["func responds(to ", "func observeValue(", "func awakeFromNib("]
    }

    /// Returns whether modifiers and the name of a method that Objective-C declares for all objects are at an offset.
    fileprivate func declaresObjectMethod(at offset: Int) -> Bool {
        var position = offset
        while position < count, self[position].isBlank || self[position].isWord {
            if Self.objectMethods.contains(where: { has($0, at: position) }) { return true }
            position += 1
        }
        return false
    }

    /// Returns the first inherited type after the name of a class, if there is one.
    fileprivate func superclass(at offset: Int) -> String? {
        var position = offset
        var depth = 0
        while position < count {
            switch self[position] {
            case UInt8(ascii: "<"): depth += 1
            case UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ":") where depth == 0:
                let name = word(at: position + 1).word
                return name.isEmpty ? nil : name
            case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "="): return nil
            default: break
            }
            position += 1
        }
        return nil
    }

    /// Returns whether generic parameters with a constraint begin at an offset, as in `<Cell: UITableViewCell>`.
    fileprivate func hasConstraint(at offset: Int) -> Bool {
        var position = offset
        while position < count, position < offset + 200 {
            switch self[position] {
            case UInt8(ascii: ":"): return true
            case let byte where byte.isWord || byte.isBlank || byte == UInt8(ascii: ","): position += 1
            default: return false
            }
        }
        return false
    }
}
