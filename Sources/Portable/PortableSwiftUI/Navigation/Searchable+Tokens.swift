import PortableUIKit

// Search fields with tokens: a part of the search that the user can remove.

extension View {
    /// Adds a search field with tokens and a binding to its presentation.
    ///
    /// Differs from SwiftUI: the field shows no tokens; they are shown above the content while the user searches.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchTokensModifier(tokens: tokens, token: token))
            .searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
    }

    /// Adds a search field with tokens and suggested tokens.
    ///
    /// Differs from SwiftUI: the field shows no tokens; they are shown above the content while the user searches.
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchTokensModifier(tokens: tokens, token: token))
            .searchable(text: text, placement: placement, prompt: prompt)
            .searchSuggestions { SuggestedTokens(tokens: tokens, suggested: suggestedTokens, token: token) }
    }

    /// Adds a search field with tokens, suggested tokens, and a binding to its presentation.
    ///
    /// Differs from SwiftUI: the field shows no tokens; they are shown above the content while the user searches.
    public nonisolated func searchable<
        C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View
    >(
        text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> some View where C.Element: Identifiable {
        modifier(SearchTokensModifier(tokens: tokens, token: token))
            .searchable(text: text, isPresented: isPresented, placement: placement, prompt: prompt)
            .searchSuggestions { SuggestedTokens(tokens: tokens, suggested: suggestedTokens, token: token) }
    }

    /// Adds a search field with tokens that the user can change.
    ///
    /// Differs from SwiftUI: the field shows no tokens; they are shown above the content while the user searches.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil, @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(text: text, tokens: editableTokens, placement: placement, prompt: prompt) { element in
            token(editableTokens.element(element))
        }
    }

    /// Adds a search field with tokens that the user can change, and a binding to its presentation.
    ///
    /// Differs from SwiftUI: the field shows no tokens; they are shown above the content while the user searches.
    public nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection>(
        text: Binding<String>, editableTokens: Binding<C>, isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> some View
    ) -> some View where C.Element: Identifiable {
        searchable(
            text: text, tokens: editableTokens, isPresented: isPresented, placement: placement, prompt: prompt
        ) { element in
            token(editableTokens.element(element))
        }
    }

    /// Moves the keyboard's focus to the search field if a binding has a value.
    ///
    /// Differs from SwiftUI: the binding has no effect. Use a search field with a binding to its presentation.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        self
    }
}

/// The suggestions for tokens: a tap adds a token.
private nonisolated struct SuggestedTokens<
    Tokens: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Token: View
>: View
where Tokens.Element: Identifiable {
    let tokens: Binding<Tokens>
    let suggested: Binding<Tokens>
    let token: (Tokens.Element) -> Token

    @MainActor var body: some View {
        let (tokens, token) = (tokens, token)
        ForEach(suggested.wrappedValue) { element in
            Button {
                tokens.wrappedValue.append(element)
            } label: {
                token(element).frame(maxWidth: .infinity, alignment: .leading).contentShape(Rectangle())
            }
            .buttonStyle(.plain)
        }
    }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
    /// Returns a binding to an element, which is found by its identifier.
    fileprivate func element(_ element: Value.Element) -> Binding<Value.Element> {
        let collection = self
        nonisolated(unsafe) let element = element
        return Binding<Value.Element> {
            collection.wrappedValue.first { $0.id == element.id } ?? element
        } set: { new in
            guard let index = collection.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
            collection.wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
        }
    }
}
