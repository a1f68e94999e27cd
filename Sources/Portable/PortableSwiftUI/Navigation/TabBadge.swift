/// The badge of a tab's item, or `nil` to remove it.
@MainActor
struct TabBadge {
    var text: String?
}

enum TabBadgeKey: HostValueKey {
    typealias Value = TabBadge
}

extension View {
    /// Adds a badge with a number to the tab of the view, or to its row in a list. If the number is 0, there's no
    /// badge.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(
            HostValueModifier<TabBadgeKey> {
                $0.isInListRow ? nil : TabBadge(text: count == 0 ? nil : "\(count)")
            }
        )
        .modifier(ListRowModifier { $0.setBadge(count == 0 ? nil : Text(verbatim: "\(count)")) })
    }

    /// Adds a badge with a text to the tab of the view, or to its row in a list. If the text is `nil`, there's no
    /// badge.
    public nonisolated func badge(_ label: Text?) -> some View {
        modifier(HostValueModifier<TabBadgeKey> { $0.isInListRow ? nil : TabBadge(text: label?.string(in: $0)) })
            .modifier(ListRowModifier { $0.setBadge(label) })
    }

    /// Adds a badge with a text to the tab of the view, or to its row in a list. If the text is `nil`, there's no
    /// badge.
    public nonisolated func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

    /// Adds a badge with a text, which isn't localized, to the tab of the view.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}
