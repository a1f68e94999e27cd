/// Views that belong together, below a header and above a footer.
///
/// Lazy stacks and grids may keep headers and footers in sight; elsewhere the views follow each other.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Views with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// The view's place in the graph.
    @MainActor public static func _makeNode(_ view: Section, _ inputs: _ViewInputs) -> _ViewNode<Section> {
        SectionNode(view, inputs)
    }

    /// How many items the view stands for, if its type says so.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Views with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Views with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Views that belong together.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Views below a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Views below a title, which isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section: PartedView where Parent: View, Content: View, Footer: View {
    @MainActor var parts: [any View] { header.shownParts + content.shownParts + footer.shownParts }
}

/// The place of a section: its items are those of its three parts.
private final class SectionNode<Parent: View, Content: View, Footer: View>:
    _ViewNode<Section<Parent, Content, Footer>>
{
    private var header: _ViewNode<Parent>!
    private var content: _ViewNode<Content>!
    private var footer: _ViewNode<Footer>!

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        header = Parent._makeNode(view.header, inputsForContent)
        content = Content._makeNode(view.content, inputsForContent)
        footer = Footer._makeNode(view.footer, inputsForContent)
    }

    override func viewDidChange(to view: Section<Parent, Content, Footer>, inputsChanged: Bool) {
        header.update(view.header, inputsForContent)
        content.update(view.content, inputsForContent)
        footer.update(view.footer, inputsForContent)
    }

    override var items: ItemList { .section([header.items, content.items, footer.items]) }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        header.map(body)
        content.map(body)
        footer.map(body)
    }
}
