import PortableUIKit

extension View {
    /// Adds a search field to the bar of the screen that contains the view. On a stack, the field is in the bar of the
    /// root view.
    ///
    /// Views inside it can read `isSearching`, and end the search with `dismissSearch`. Without a navigation bar,
    /// there's no search field.
    /// - Parameters:
    ///   - text: The text of the field. Ending the search clears it.
    ///   - placement: The placement of the field.
    ///   - prompt: The placeholder of the field. If it's `nil`, the default, it's "Search".
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        modifier(SearchableModifier(text: text, placement: placement, prompt: prompt))
    }

    /// Adds a search field with a placeholder to the bar of the screen that contains the view.
    public nonisolated func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }

    /// Adds a search field with a placeholder to the bar of the screen that contains the view. The placeholder isn't
    /// localized.
    @_disfavoredOverload
    public nonisolated func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        searchable(text: text, placement: placement, prompt: Text(prompt))
    }
}

nonisolated struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?
    var isPresented: Binding<Bool>?

    @MainActor func body(content: Content) -> some View {
        SearchedView(
            content: content, text: text, placement: placement, prompt: prompt, isPresented: isPresented)
    }
}

private struct SearchedView<Content: View>: View {
    let content: Content
    let text: Binding<String>
    let placement: SearchFieldPlacement
    let prompt: Text?
    let isPresented: Binding<Bool>?
    @State private var place = SearchFieldStorage()
    @State private var isSearching = false

    var body: some View {
        let (field, placement, prompt) = (place.field, placement, prompt)
        let _ = field.update(text, isSearching: $isSearching)
        content
            .modifier(OuterSearchContent())
            .environment(\.isSearching, isSearching)
            .environment(\.searchText, text)
            .environment(\.dismissSearch, DismissSearchAction(place: place))
            .environment(\.searchField, field)
            .modifier(
                HostValueModifier<SearchFieldKey> { environment in
                    field.show(placement, prompt: prompt?.string(in: environment), environment)
                    return field
                }
            )
            .onChange(of: isPresented?.wrappedValue, initial: true) { _, isPresented in
                if let isPresented, field.isActive != isPresented { field.isActive = isPresented }
            }
            .onChange(of: isSearching) { _, isSearching in
                if let isPresented, isPresented.wrappedValue != isSearching { isPresented.wrappedValue = isSearching }
            }
    }
}

/// The storage of a search field, which creates the field when it's first shown.
@MainActor
final class SearchFieldStorage {
    private(set) lazy var field = SearchField()
}

/// An action that ends the search in which a view is shown.
@preconcurrency @MainActor
public struct DismissSearchAction {
    let place: SearchFieldStorage?

    nonisolated init(place: SearchFieldStorage?) {
        self.place = place
    }

    /// Ends the search: clears the field and resigns its focus. It has no effect if no search is active.
    public func callAsFunction() { place?.field.isActive = false }
}

private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction(place: nil) }
}

private enum SearchFieldEnvironmentKey: EnvironmentKey {
    static var defaultValue: SearchField? { nil }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether a search is active in the view's `searchable(text:placement:prompt:)`.
    public internal(set) var isSearching: Bool {
        get { self[IsSearchingKey.self] }
        set { self[IsSearchingKey.self] = newValue }
    }

    /// Ends the search of the view's `searchable(text:placement:prompt:)`.
    public internal(set) var dismissSearch: DismissSearchAction {
        get { self[DismissSearchKey.self] }
        set { self[DismissSearchKey.self] = newValue }
    }

    /// The search field for the root screen of the next stack, or `nil`.
    var searchField: SearchField? {
        get { self[SearchFieldEnvironmentKey.self] }
        set { self[SearchFieldEnvironmentKey.self] = newValue }
    }
}
