import Foundation

// The comparators of Apple's Foundation that Foundation on Linux doesn't have.

extension String.StandardComparator {
    /// Compares text as people expect it in lists of names.
    ///
    /// Differs from Foundation: it's the same as `lexical`, because Foundation on Linux has no other comparator of this type.
    public static var localizedStandard: String.StandardComparator { .lexical }

    /// Compares text by the rules of the current locale.
    ///
    /// Differs from Foundation: it's the same as `lexical`, because Foundation on Linux has no other comparator of this type.
    public static var localized: String.StandardComparator { .lexical }
}

extension SortComparator where Self == String.Comparator {
    /// Compares text as people expect it in lists of names: regardless of case, and with numbers by their value.
    public static var localizedStandard: String.Comparator {
        String.Comparator(options: [.caseInsensitive, .numeric, .widthInsensitive, .forcedOrdering])
    }

    /// Compares text by the rules of the current locale.
    ///
    /// Differs from Foundation: the order of lowercase and uppercase letters doesn't depend on the locale.
    public static var localized: String.Comparator { String.Comparator(options: [.caseInsensitive, .forcedOrdering]) }
}
