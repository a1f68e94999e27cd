import Foundation
import PortableUIKit

extension Text {
    /// Creates a text from a localized resource, which can contain Markdown.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        let string = String(localized: resource)
        guard InlineMarkdown.plainText(of: string) == nil else {
            self.init(verbatim: string)
            return
        }
        self.init(AttributedString(localizedMarkdown: string))
    }
}

extension AttributedString {
    /// Creates a text from a localized resource, which can contain Markdown.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self.init(localizedMarkdown: String(localized: resource))
    }

    /// Creates a text from the localized string for a key, which can contain Markdown.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key and its values.
    ///   - table: The name of the table, or `nil` for `Localizable`.
    ///   - bundle: The bundle with the tables, or `nil` for the main bundle.
    ///   - locale: The locale for formatting numbers.
    ///   - comment: A comment for translators.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(
            localizedMarkdown: String(
                localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current))
    }
}
