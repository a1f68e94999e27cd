import PortableUIKit

/// A control for selecting one of several values.
///
/// In a list row, it shows its label, and the selected value at the trailing edge.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    let label: Label
    let selection: Binding<SelectionValue>
    private let content: Content
    private let currentValueLabel: AnyView?

    @Environment(\.self) private var environment
    @State private var problems = PickerProblems()

    private init(
        _ selection: Binding<SelectionValue>, _ content: Content, _ label: Label, currentValue: AnyView? = nil
    ) {
        self.label = label
        self.selection = selection
        self.content = content
        currentValueLabel = currentValue
    }

    /// Creates a picker whose options are views with tags.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(selection, content(), label())
    }

    /// Creates a picker whose options are views with tags, and with a view for the selected value.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, content(), label(), currentValue: AnyView(currentValueLabel()))
    }

    /// Creates a picker of the views that are tagged with values.
    @available(*, deprecated, message: "Use init(selection:content:label:) instead.")
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(selection, content(), label)
    }

    /// Returns the tagged views among the parts of the content.
    @MainActor func options(in context: PartContext) -> [PickerOption<SelectionValue>] {
        content.resolvedParts(in: context) { ($0 as? any TaggedView)?.tagValue?.base is SelectionValue }.compactMap {
            guard let value = ($0.view as? any TaggedView)?.tagValue?.base as? SelectionValue else { return nil }
            let label = MenuLabel($0.view, in: $0.context)
            return PickerOption(value: value, title: label.title, image: label.image, view: $0.view.erased)
        }
    }

    /// The picker in the current style.
    @MainActor public var body: some View {
        let environment = environment
        let options = options(in: .ofCurrentBody(environment))
        let _ = problems.check(selection.wrappedValue, among: options)
        let picker = PickerContent(
            options: options, selection: selection, label: AnyView(label), title: label.shownTitle(in: environment),
            currentValueLabel: currentValueLabel)
        let isInRow = environment.isInListRow
        switch environment.pickerAppearance {
        case .segmented: SegmentedPicker(options: options, selection: selection, title: picker.title)
        case .inline where isInRow: InlinePicker(picker: picker)
        case .wheel, .inline: WheelPicker(picker: picker)
        case .navigationLink where isInRow: NavigationLinkPicker(picker: picker)
        case .menu where isInRow, .automatic where isInRow:
            MenuPickerRow(picker: picker, isAutomatic: environment.pickerAppearance == .automatic)
        case .menu, .automatic, .navigationLink: MenuPicker(picker: picker, color: nil)
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, content(), Text(titleKey))
    }

    /// Creates a picker with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection, content(), Text(title))
    }

    /// Creates a picker with a title, and with a view for the selected value.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, content(), Text(titleKey), currentValue: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a title that isn't localized, and with a view for the selected value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection, content(), Text(title), currentValue: AnyView(currentValueLabel()))
    }
}
