extension View {
    /// Adds a rotor with an entry for each element of an array to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    ///
    /// - Parameter entryLabel: The key path of an element's label.
    public nonisolated func accessibilityRotor<Entry: Identifiable>(
        _ rotorLabel: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View {
        self
    }

    /// Adds a rotor with an entry for each element of an array to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
        _ rotorLabel: Text, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View {
        self
    }

    /// Adds a rotor, whose label isn't localized, with an entry for each element of an array to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Entry, ID: Hashable>(
        _ rotorLabel: L, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View {
        self
    }

    /// Adds a rotor with an entry for each range of a text to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View { self }

    /// Adds a rotor with an entry for each range of a text to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }

    /// Adds a rotor, whose label isn't localized, with an entry for each range of a text to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        self
    }
}
