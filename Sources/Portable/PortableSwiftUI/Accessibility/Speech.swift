extension View {
    /// Sets the pitch of the view's texts when they're spoken, from -1 to 1.
    ///
    /// Differs from SwiftUI: texts aren't spoken.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Sets whether punctuation in the view is spoken.
    ///
    /// Differs from SwiftUI: texts aren't spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Sets whether texts of the view wait until the previous text is spoken.
    ///
    /// Differs from SwiftUI: texts aren't spoken.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// Sets whether texts of the view are spelled out.
    ///
    /// Differs from SwiftUI: texts aren't spoken.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// Returns the text with a pitch for speech, from -1 to 1.
    ///
    /// Differs from SwiftUI: texts aren't spoken.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }

    /// Returns the text with a setting for whether its punctuation is spoken.
    ///
    /// Differs from SwiftUI: texts aren't spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

    /// Returns the text with a setting for whether it waits until the previous text is spoken.
    ///
    /// Differs from SwiftUI: texts aren't spoken.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// Returns the text with a setting for whether it's spelled out.
    ///
    /// Differs from SwiftUI: texts aren't spoken.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
