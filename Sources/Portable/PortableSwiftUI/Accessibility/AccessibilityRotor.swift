/// A type that describes the entries of a screen reader's rotor.
@preconcurrency @MainActor
public protocol AccessibilityRotorContent {
    /// The type of ``body``.
    associatedtype Body: AccessibilityRotorContent

    /// The entries that this type is composed of.
    @AccessibilityRotorContentBuilder @preconcurrency @MainActor var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

/// An entry of a screen reader's rotor.
public nonisolated struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    let label: Text

    /// Creates an entry for the view with an identifier.
    ///
    /// - Parameters:
    ///   - label: The name of the entry.
    ///   - id: The identifier of the view.
    ///   - textRange: The range of the view's text. `nil` means all of the view.
    ///   - prepare: A closure that shows the view, for example by scrolling. Differs from SwiftUI: it isn't called, because
    ///     screen readers don't show custom rotors.
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.label = label
    }

    /// Creates an entry for the view with an identifier.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry, whose label isn't localized, for the view with an identifier.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for the view with an identifier in a namespace.
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(label, id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry for the view with an identifier in a namespace.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }

    /// Creates an entry, whose label isn't localized, for the view with an identifier in a namespace.
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping (() -> Void) = {}
    ) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }

    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { fatalError("An entry of a rotor has no body.") }
}

/// A result builder that creates the entries of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    /// Builds one entry.
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Builds one entry.
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }

    /// Builds several entries.
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        CombinedRotorContent()
    }

    /// Builds entries under a condition.
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
        -> some AccessibilityRotorContent
    {
        OptionalRotorContent(content: content)
    }
}

private nonisolated struct CombinedRotorContent: AccessibilityRotorContent {
    @MainActor var body: Never { fatalError("Several entries have no body.") }
}

private nonisolated struct OptionalRotorContent<Content: AccessibilityRotorContent>: AccessibilityRotorContent {
    let content: Content?

    @MainActor var body: Never { fatalError("Entries under a condition have no body.") }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { fatalError("Entries for each element have no body.") }
}

extension View {
    /// Adds a rotor with entries to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Adds a rotor with entries to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }

    /// Adds a rotor with an entry for each element of an array to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    ///
    /// - Parameter entryLabel: The key path of an element's label.
    public nonisolated func accessibilityRotor<Entry: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View {
        self
    }

    /// Adds a rotor, whose label isn't localized, with an entry for each element of an array to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Entry: Identifiable>(
        _ rotorLabel: L, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View {
        self
    }

    /// Adds a rotor with an entry for each element of an array to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    public nonisolated func accessibilityRotor<Entry, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View {
        self
    }

    /// Adds a rotor, whose label isn't localized, with entries to the view.
    ///
    /// Differs from SwiftUI: screen readers don't show custom rotors.
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        self
    }
}
