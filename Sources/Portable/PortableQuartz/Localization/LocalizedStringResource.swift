import Foundation

/// A reference to localized text: its key, table, and bundle. The text is looked up when it's needed.
///
/// ```swift
/// let title: LocalizedStringResource = "Library"
/// label.text = String(localized: title)
/// ```
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// The location of the bundle that contains text.
    public enum BundleDescription: Equatable, Sendable {
        /// The bundle of the app.
        case main
        /// The bundle that contains a class.
        case forClass(AnyClass)
        /// The bundle at a URL.
        case atURL(URL)

        public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
            switch (left, right) {
            case (.main, .main): true
            case (.forClass(let left), .forClass(let right)): left == right
            case (.atURL(let left), .atURL(let right)): left == right
            default: false
            }
        }
    }

    /// The key of the text.
    public let key: String
    /// The text in the development language, with its values.
    public let defaultValue: String.LocalizationValue
    /// The name of the table, or `nil` for `Localizable`.
    public let table: String?
    /// The locale for formatting numbers.
    public var locale: Locale
    /// The bundle that contains the table.
    public let bundle: BundleDescription

    private init(
        key: String, _ defaultValue: String.LocalizationValue, _ table: String?, _ locale: Locale,
        _ bundle: BundleDescription
    ) {
        self.key = key
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// Creates a resource whose key is also the text in the development language.
    ///
    /// - Parameters:
    ///   - keyAndValue: The key and its values.
    ///   - table: The name of the table, or `nil` for `Localizable`.
    ///   - locale: The locale for formatting numbers.
    ///   - bundle: The bundle with the tables.
    ///   - comment: A comment for translators.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table, locale, bundle)
    }

    // The initializers with a `Bundle` are disfavored, so that `bundle: .main` is a `BundleDescription`.

    /// Creates a resource whose key is also the text in the development language.
    @_disfavoredOverload
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: Bundle,
        comment: StaticString? = nil
    ) {
        self.init(key: keyAndValue.key, keyAndValue, table, locale, .atURL(bundle.bundleURL))
    }

    /// Creates a resource with a key and the text in the development language.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, locale, bundle)
    }

    /// Creates a resource with a key and the text in the development language.
    @_disfavoredOverload
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: Bundle, comment: StaticString? = nil
    ) {
        self.init(key: "\(key)", defaultValue, table, locale, .atURL(bundle.bundleURL))
    }

    /// Creates a resource without values.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

    /// Creates a resource from an interpolated string.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text with its values.
    fileprivate var text: String {
        let format = (bundle.bundle ?? .main).localizedText(forKey: key, value: defaultValue.key, table: table)
        return defaultValue.text(in: format, locale: locale)
    }
}

extension LocalizedStringResource.BundleDescription {
    /// The bundle, or `nil` if there's none at the URL.
    fileprivate var bundle: Bundle? {
        switch self {
        case .main: .main
        case .forClass(let type): Bundle(for: type)
        case .atURL(let url): url == Bundle.main.bundleURL ? .main : Bundle(url: url)
        }
    }
}

extension String {
    /// Creates a string from the text of a resource in the language of its bundle.
    public init(localized resource: LocalizedStringResource) { self = resource.text }
}
