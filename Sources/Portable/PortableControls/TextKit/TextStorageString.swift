import Foundation

/// The characters of a text storage as a mutable string, whose changes are changes of the storage.
final class TextStorageString: NSMutableString {
    private var storage: NSTextStorage?

    convenience init(_ storage: NSTextStorage) {
        self.init(capacity: 0)
        self.storage = storage
    }

    override var length: Int { storage?.length ?? 0 }

    override func character(at index: Int) -> unichar {
        NSString(string: storage?.string ?? "").character(at: index)
    }

    override func replaceCharacters(in range: NSRange, with aString: String) {
        storage?.replaceCharacters(in: range, with: aString)
    }

    // Foundation requires these initializers of a subclass.

    required init(capacity: Int) { super.init(capacity: capacity) }

    required init?(coder: NSCoder) { nil }

    required init(string: String) { super.init(string: string) }

    required init(characters: UnsafePointer<unichar>, length: Int) { super.init(capacity: 0) }

    required init(stringLiteral value: StaticString) { super.init(capacity: 0) }

    required init(unicodeScalarLiteral value: StaticString) { super.init(capacity: 0) }

    required init(extendedGraphemeClusterLiteral value: StaticString) { super.init(capacity: 0) }
}
