import Foundation
@_spi(Reflection) import Swift
import Synchronization

/// The current locale of the process.
///
/// Foundation on Linux reads no settings: `Locale.current` is `en_001`, which has no currency and no region. Formatters,
/// format styles, and calendars read the object behind `Locale.current`, so changing its identifier changes all of them.
package enum ProcessLocale {
    /// The locale of a device whose settings haven't been changed.
    package static let standard = "en_US"

    private static let isSet = Mutex(false)

    /// Makes a locale the current one, unless another one was set before.
    package static func setStandard() {
        isSet.withLock { isSet in
            guard !isSet else { return }
            isSet = true
            replace(with: standard)
        }
    }

    /// Makes a locale the current one. Call it before the code of an app runs, because values that were derived from
    /// another locale, such as its currency, are kept.
    ///
    /// - Returns: Whether the current locale has the identifier now.
    @discardableResult
    package static func set(_ identifier: String) -> Bool {
        isSet.withLock { isSet in
            isSet = true
            return replace(with: identifier)
        }
    }

    @discardableResult
    private static func replace(with identifier: String) -> Bool {
        let identifier = Locale.identifier(.icu, from: identifier)
        guard Locale.current.identifier != identifier else { return true }
        guard let object = storage(of: Locale.current) else { return false }
        forEachIdentifier(of: object) { $0.pointee = identifier }
        return Locale.current.identifier == identifier
    }

    /// A Boolean value that indicates whether the current locale consists of an object with identifiers.
    static var isReplaceable: Bool {
        guard let object = storage(of: Locale.current) else { return false }
        var found: [String] = []
        forEachIdentifier(of: object) { found.append($0.pointee) }
        return found.contains(Locale.current.identifier)
    }

    private static func forEachIdentifier(of object: AnyObject, _ body: (UnsafeMutablePointer<String>) -> Void) {
        let names = ["identifier", "identifierCapturingPreferences"]
        // 1 is `.classType`, which Swift 6 can't read, because it's a global variable that isn't isolated.
        _ = _forEachField(of: type(of: object), options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
            guard type == String.self, names.contains(String(cString: name)) else { return true }
            body((Unmanaged.passUnretained(object).toOpaque() + offset).assumingMemoryBound(to: String.self))
            return true
        }
    }

    /// The object that a locale consists of, or `nil` if locales are represented in another way.
    private static func storage(of locale: Locale) -> AnyObject? {
        // A locale is an existential: an object and its witness table.
        guard MemoryLayout<Locale>.size == 2 * MemoryLayout<Int>.size else { return nil }
        let address = withUnsafeBytes(of: locale) { $0.load(as: UnsafeRawPointer.self) }
        let object = Unmanaged<AnyObject>.fromOpaque(address).takeUnretainedValue()
        return String(describing: type(of: object)) == "_LocaleICU" ? object : nil
    }
}
