/// A group in a list: a row with the label, and rows for the views while the group is expanded.
struct ListDisclosure<Label: View, Content: View>: View {
    let label: Label
    let isExpanded: Binding<Bool>
    let content: () -> Content

    var body: some View {
        let isExpanded = isExpanded
        let toggle: @MainActor () -> Void = { withAnimation { isExpanded.wrappedValue.toggle() } }
        SingleView(content: label)
            .modifier(RowActionModifier(kind: .disclosure(isExpanded: isExpanded.wrappedValue), action: toggle))
            .modifier(ButtonAccessibilityModifier(action: toggle))
            .accessibilityValue(Text(verbatim: isExpanded.wrappedValue ? "Expanded" : "Collapsed"))
        if isExpanded.wrappedValue {
            content().modifier(ListRowModifier { $0.level += 1 })
        }
    }
}
