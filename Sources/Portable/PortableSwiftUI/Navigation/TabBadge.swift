/// What stands on a tab's item; nil takes it away.
@MainActor
struct TabBadge {
    var text: String?
}

enum TabBadgeKey: HostValueKey {
    typealias Value = TabBadge
}

extension View {
    /// Adds a number to the tab of the view, or to its row in a list. There is none for 0.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(
            HostValueModifier<TabBadgeKey> {
                $0.isInListRow ? nil : TabBadge(text: count == 0 ? nil : "\(count)")
            }
        )
        .modifier(ListRowModifier { $0.setBadge(count == 0 ? nil : Text(verbatim: "\(count)")) })
    }

    /// Adds a text to the tab of the view, or to its row in a list. There is none for `nil`.
    public nonisolated func badge(_ label: Text?) -> some View {
        modifier(HostValueModifier<TabBadgeKey> { $0.isInListRow ? nil : TabBadge(text: label?.string(in: $0)) })
            .modifier(ListRowModifier { $0.setBadge(label) })
    }

    /// Adds a text to the tab of the view, or to its row in a list. There is none for `nil`.
    public nonisolated func badge(_ key: LocalizedStringKey) -> some View { badge(Text(key)) }

    /// Puts a text, which isn't looked up, on the tab of the view.
    @_disfavoredOverload
    public nonisolated func badge<S: StringProtocol>(_ label: S) -> some View { badge(Text(label)) }
}
