import Foundation

// Objects as arguments of format strings, as in `String(format: "%@", error)` and `NSLog("%@", number)`. In Objective-C, all
// objects can be arguments. Foundation on Linux only accepts `String` and `NSString`.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the object, which replaces `%@`.
    public var _cVarArgObject: any CVarArg { DescribedArgument(description) }
    /// The address of text that isn't released.
    public var _cVarArgEncoding: [Int] { retainedEncoding }
}

extension Date: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the date, which replaces `%@`.
    public var _cVarArgObject: any CVarArg { DescribedArgument(description) }
    /// The address of text that isn't released.
    public var _cVarArgEncoding: [Int] { retainedEncoding }
}

extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The identifier as text, which replaces `%@`.
    public var _cVarArgObject: any CVarArg { DescribedArgument(uuidString) }
    /// The address of text that isn't released.
    public var _cVarArgEncoding: [Int] { retainedEncoding }
}

extension URL: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The URL as text, which replaces `%@`.
    public var _cVarArgObject: any CVarArg { DescribedArgument(absoluteString) }
    /// The address of text that isn't released.
    public var _cVarArgEncoding: [Int] { retainedEncoding }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the elements, which replaces `%@`.
    public var _cVarArgObject: any CVarArg { DescribedArgument(NSArray(array: self).description) }
    /// The address of text that isn't released.
    public var _cVarArgEncoding: [Int] { retainedEncoding }
}

extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject {
    /// The description of the keys and values, which replaces `%@`.
    public var _cVarArgObject: any CVarArg { DescribedArgument(NSDictionary(dictionary: self).description) }
    /// The address of text that isn't released.
    public var _cVarArgEncoding: [Int] { retainedEncoding }
}

extension _CVarArgObject {
    /// The encoding for lists that don't query the object. They don't release it.
    fileprivate var retainedEncoding: [Int] {
        let object = _cVarArgObject
        return withExtendedLifetime(object) {
            let encoding = object._cVarArgEncoding
            for address in encoding.compactMap(UnsafeRawPointer.init(bitPattern:)) {
                _ = Unmanaged<NSString>.fromOpaque(address).retain()
            }
            return encoding
        }
    }
}

/// Text as an argument of a format string.
private struct DescribedArgument: CVarArg {
    private let text: NSString

    init(_ text: String) {
        self.text = NSString(string: text)
    }

    /// The address of the text. The list of arguments keeps the value, and thereby the text.
    var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(text).toOpaque())] }
}
