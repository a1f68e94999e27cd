/// A rotor of the system's screen reader, for example for headings or links.
public struct AccessibilitySystemRotor: Sendable {
    /// Returns the rotor for links that the user has opened before, or for the other links.
    public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for links.
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// Returns the rotor for headings of a level.
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor()
    }
    /// The rotor for headings.
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for bold text.
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for italic text.
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for underlined text.
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for misspelled words.
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for images.
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for text fields.
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for tables.
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for lists.
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
    /// The rotor for landmarks.
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }
}

extension View {
    /// Replaces a rotor of the system in the view with entries.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Replaces a rotor of the system in the view with an entry for each element of an array.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor<Entry: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View {
        self
    }

    /// Replaces a rotor of the system in the view with an entry for each element of an array.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View {
        self
    }

    /// Replaces a rotor of the system in the view with an entry for each range of the view's text.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }

    /// Makes the view the target of an entry of a rotor.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}
