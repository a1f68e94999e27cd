import Foundation

extension PersonNameComponents {
    /// Returns the name in the medium style: "Tomas Chopin".
    public func formatted() -> String { formatted(.name(style: .medium)) }

    /// Returns the name in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents { style.format(self) }

    /// A format of names.
    ///
    /// Differs from Foundation: the given name is first in every language.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of a name.
        public enum Style: String, Codable, Hashable, Sendable {
            /// The nickname, or the given name.
            case short
            /// The given and the family name.
            case medium
            /// All parts.
            case long
            /// The initials.
            case abbreviated
        }

        /// The length of the name.
        public var style: Style
        /// The locale.
        public var locale: Locale

        /// Creates a format with a length.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            (self.style, self.locale) = (style, locale)
        }

        /// Returns the text for a name.
        public func format(_ value: PersonNameComponents) -> String {
            switch style {
            case .short: return joined([value.nickname ?? value.givenName ?? value.familyName])
            case .medium: return joined([value.givenName, value.familyName])
            case .long:
                return joined([
                    value.namePrefix, value.givenName, value.middleName, value.familyName, value.nameSuffix,
                ])
            case .abbreviated:
                return [value.givenName, value.familyName].compactMap { $0?.first.map(String.init) }.joined()
            }
        }

        private func joined(_ parts: [String?]) -> String {
            parts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
        }

        /// Returns the format with another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// Returns a format of names.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}
