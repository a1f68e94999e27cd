/// A container for views with an optional header and footer.
///
/// Lazy stacks and grids can pin headers and footers; other containers show the views in order.
public nonisolated struct Section<Parent, Content, Footer> {
    let header: Parent
    let content: Content
    let footer: Footer
    /// The expansion of the section. It's `nil` if the user can't collapse the section.
    var expansion: SectionExpansion?
}

/// The expansion of a section, its initial value, and the binding to it.
struct SectionExpansion {
    let isExpanded: Bool
    let binding: Binding<Bool>

    init(_ binding: Binding<Bool>) {
        isExpanded = binding.wrappedValue
        self.binding = binding
    }
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    public init(
        @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
    ) {
        self.init(header: header(), content: content(), footer: footer())
    }

    /// Creates the node of the view.
    @MainActor public static func _makeNode(_ view: Section, _ inputs: _ViewInputs) -> _ViewNode<Section> {
        SectionNode(view, inputs)
    }

    /// Returns the number of items that the view contributes to its container, or `nil` if its type doesn't determine
    /// it.
    @MainActor public static func _viewCount(_ inputs: _ViewCountInputs) -> Int? { nil }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        self.init(header: EmptyView(), content: content(), footer: footer())
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(header: header(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    /// Creates a section without a header and a footer.
    public init(@ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: EmptyView())
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleKey), content: content(), footer: EmptyView())
    }

    /// Creates a section with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(header: Text(title), content: content(), footer: EmptyView())
    }
}

extension Section where Parent: View, Content: View, Footer: View {
    /// Creates a section with a header and a footer.
    @available(*, deprecated, message: "Use init(content:header:footer:) instead.")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: footer)
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header.
    @available(*, deprecated, message: "Use init(content:header:) instead.")
    public init(header: Parent, @ViewBuilder content: () -> Content) {
        self.init(header: header, content: content(), footer: EmptyView())
    }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
    /// Creates a section with a footer.
    @available(*, deprecated, message: "Use init(content:footer:) instead.")
    public init(footer: Footer, @ViewBuilder content: () -> Content) {
        self.init(header: EmptyView(), content: content(), footer: footer)
    }
}

extension Section: MultipartView where Parent: View, Content: View, Footer: View {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] {
        header.shownParts(keeping: isKept) + content.shownParts(keeping: isKept) + footer.shownParts(keeping: isKept)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title, which is shown while a condition is `true`. In a sidebar, the user can expand
    /// and collapse it.
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(
            header: Text(titleKey), content: content(), footer: EmptyView(), expansion: SectionExpansion(isExpanded))
    }

    /// Creates a section with a title that isn't localized, which is shown while a condition is `true`. In a sidebar,
    /// the user can expand and collapse it.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(
            header: Text(title), content: content(), footer: EmptyView(), expansion: SectionExpansion(isExpanded))
    }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
    /// Creates a section with a header, which is shown while a condition is `true`. In a sidebar, the user can expand
    /// and collapse it.
    public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        self.init(
            header: header(), content: content(), footer: EmptyView(), expansion: SectionExpansion(isExpanded))
    }
}

/// A node of a section, for the list that shows it.
@MainActor
protocol ExpandableSection {
    var expansion: SectionExpansion? { get }
}

/// The node of a section. Its items are the items of its three parts.
private final class SectionNode<Parent: View, Content: View, Footer: View>:
    _ViewNode<Section<Parent, Content, Footer>>, ExpandableSection
{
    var expansion: SectionExpansion? { view.expansion }

    private var header: _ViewNode<Parent>!
    private var content: _ViewNode<Content>!
    private var footer: _ViewNode<Footer>!

    override init(_ view: Section<Parent, Content, Footer>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        header = Parent._makeNode(view.header, boundaryInputs(.header))
        content = Content._makeNode(view.content, inputsForContent)
        footer = Footer._makeNode(view.footer, boundaryInputs(.footer))
    }

    /// The environments of header and footer in a list, which have their own text styles there.
    private var boundaries: (base: EnvironmentValues, header: EnvironmentValues, footer: EnvironmentValues)?

    private func boundaryInputs(_ role: ItemRun.Role) -> _ViewInputs {
        var inner = inputsForContent
        guard inputs.environment.listContext != nil else { return inner }
        if boundaries.map({ $0.base.isIdentical(to: inputs.environment) }) != true {
            let values = inputs.environment
            boundaries = (values, values.inBoundary(.header), values.inBoundary(.footer))
        }
        inner.environment = (role == .header ? boundaries?.header : boundaries?.footer) ?? inner.environment
        return inner
    }

    override func viewDidChange(to view: Section<Parent, Content, Footer>, inputsChanged: Bool) {
        header.update(view.header, boundaryInputs(.header))
        content.update(view.content, inputsForContent)
        footer.update(view.footer, boundaryInputs(.footer))
        let isExpanded = view.expansion?.isExpanded ?? true
        guard isExpanded != wasExpanded else { return }
        wasExpanded = isExpanded
        itemsDidChange()
    }

    private lazy var wasExpanded = view.expansion?.isExpanded ?? true

    override var items: ItemList {
        let isExpanded = view.expansion?.isExpanded ?? true
        wasExpanded = isExpanded
        return .section([header.items, isExpanded ? content.items : .empty, footer.items], of: self)
    }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) {
        header.map(body)
        content.map(body)
        footer.map(body)
    }
}
