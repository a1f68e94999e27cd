import Foundation

/// The coder for `init?(coder:)` of objects in interface files. It contains the object's element, which the framework's
/// classes read. For other classes, it's an archive without keys.
final class NibCoder: NSCoder {
    let reader: InterfaceReader
    /// The framework's class of the element. The class in the file is the same or derived from it. Its initializer
    /// reads the element after setting its own defaults.
    let readingClass: NSObject.Type

    @MainActor
    init(_ reader: InterfaceReader, readingClass: NSObject.Type) {
        self.reader = reader
        self.readingClass = readingClass
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }

    override func containsValue(forKey key: String) -> Bool { false }

    override func decodeObject() -> Any? { nil }

    override func decodeObject(forKey key: String) -> Any? { nil }

    override func decodeBool(forKey key: String) -> Bool { false }

    override func decodeInteger(forKey key: String) -> Int { 0 }

    override func decodeInt32(forKey key: String) -> Int32 { 0 }

    override func decodeInt64(forKey key: String) -> Int64 { 0 }

    override func decodeFloat(forKey key: String) -> Float { 0 }

    override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension NSCoder {
    /// The reader of the element of the object that's being created. It's `nil` for other coders.
    @MainActor
    package var interfaceReader: InterfaceReader? { (self as? NibCoder)?.reader }

    /// Reads the element into an object after its framework class has set its defaults. All initializers of the
    /// framework call it last, with their class; it only has an effect for the element's class.
    @MainActor
    package func readInterface(into object: NSObject, as readingClass: NSObject.Type) {
        guard let coder = self as? NibCoder, coder.readingClass == readingClass else { return }
        coder.reader.read(into: object)
    }
}
