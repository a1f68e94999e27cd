import Foundation
@_spi(Collage) import PortableQuartz

/// The sections of a list that's sorted by name, such as "A" to "Z", and the order of names in a language.
///
/// <!-- Not compiled: `#selector` needs the rewriter of `collage`. -->
/// ```swift
/// let collation = UILocalizedIndexedCollation.current()
/// var sections = collation.sectionTitles.map { _ in [Contact]() }
/// for contact in contacts {
///     sections[collation.section(for: contact, collationStringSelector: #selector(getter: Contact.name))].append(contact)
/// }
/// ```
///
/// Differs from UIKit: the sections are English in all languages. Letters with accents belong to the sections of
/// their base letters. The selector of a name is the name of a stored property, because selectors return no results.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
    private static let letters = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }

    /// Returns the sections and the order of the current language.
    open class func current() -> UILocalizedIndexedCollation { UILocalizedIndexedCollation() }

    /// The titles of the sections: the letters, and "#" for everything else.
    open var sectionTitles: [String] { Self.letters + ["#"] }

    /// The titles in the index at the side of a table.
    open var sectionIndexTitles: [String] { sectionTitles }

    /// Returns the section for a title of the index.
    open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

    /// Returns the section of an object.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - selector: The property that contains the object's name. A string is its own name.
    open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
        let first = name(of: object, selector).folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
            .uppercased().first.map(String.init)
        return first.flatMap { Self.letters.firstIndex(of: $0) } ?? Self.letters.count
    }

    /// Returns objects in the order of their names.
    ///
    /// - Parameters:
    ///   - array: The objects.
    ///   - selector: The property of the objects with their name. Strings are their own names.
    open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
        array.map { (object: $0, name: name(of: $0, selector)) }.enumerated()
            .sorted {
                let order = $0.element.name.localizedStandardCompare($1.element.name)
                return order == .orderedSame ? $0.offset < $1.offset : order == .orderedAscending
            }
            .map(\.element.object)
    }

    /// Returns the value of an object's property, or an empty string if it has no such text.
    private func name(of object: Any, _ selector: Selector) -> String {
        if let text = object as? String { return text }
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            if let value = current.children.first(where: { $0.label == selector.description })?.value {
                return value as? String ?? ""
            }
            mirror = current.superclassMirror
        }
        return ""
    }
}
