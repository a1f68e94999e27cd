import PortableUIKit

/// One of several values, chosen by the person.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let label: Label
    private let selection: Binding<SelectionValue>
    private let content: Content

    @Environment(\.self) private var environment
    @Environment(\.pickerLook) private var look

    /// A picker of the views that are tagged with values.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.selection = selection
        self.content = content()
    }

    @MainActor private var options: [PickerOption<SelectionValue>] {
        content.shownParts.compactMap { part in
            guard let value = (part as? any TaggedView)?.tagValue?.base as? SelectionValue else { return nil }
            return PickerOption(
                value: value, title: (part as? any BarLabelView)?.barTitle(in: environment) ?? "",
                image: (part as? any BarLabelView)?.barImage(in: environment))
        }
    }

    /// The options, as the style of the place has them.
    @MainActor public var body: some View {
        let (options, selection, environment) = (options, selection, environment)
        let title = label.shownTitle(in: environment)
        switch look {
        case .segmented: SegmentedPicker(options: options, selection: selection, title: title)
        case .menu: MenuPicker(options: options, selection: selection, title: title)
        }
    }
}

extension Picker where Label == Text {
    /// A picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a title, which isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

private struct PickerOption<Value: Hashable> {
    let value: Value
    let title: String
    let image: UIImage?
}

private struct SegmentedPicker<Value: Hashable>: View {
    let options: [PickerOption<Value>]
    let selection: Binding<Value>
    let title: String?

    var body: some View {
        let (options, selection, title) = (options, selection, title)
        ControlHost(
            make: { UISegmentedControl() },
            update: { control in
                control.accessibilityLabel = title
                if control.numberOfSegments != options.count {
                    control.removeAllSegments()
                    for index in options.indices { control.insertSegment(withTitle: "", at: index, animated: false) }
                }
                for (index, option) in options.enumerated() {
                    if let image = option.image, option.title.isEmpty {
                        control.setImage(image, forSegmentAt: index)
                    } else {
                        control.setTitle(option.title, forSegmentAt: index)
                    }
                }
                control.selectedSegmentIndex =
                    options.firstIndex { $0.value == selection.wrappedValue } ?? UISegmentedControl.noSegment
            },
            changed: { control in
                let index = control.selectedSegmentIndex
                if options.indices.contains(index) { selection.wrappedValue = options[index].value }
            },
            size: { proposal, control in
                let own = control.intrinsicContentSize
                return CGSize(width: proposal.width ?? own.width, height: own.height)
            })
    }
}

private struct MenuPicker<Value: Hashable>: View {
    let options: [PickerOption<Value>]
    let selection: Binding<Value>
    let title: String?

    var body: some View {
        let (options, selection, title) = (options, selection, title)
        MenuButton(
            title: options.first { $0.value == selection.wrappedValue }?.title ?? title ?? "",
            accessibilityLabel: title, showsChoice: true,
            menu: UIMenu(
                options: .singleSelection,
                children: options.map { option in
                    UIAction(
                        title: option.title, image: option.image,
                        state: option.value == selection.wrappedValue ? .on : .off
                    ) { _ in selection.wrappedValue = option.value }
                }))
    }
}

/// UIKit's button that opens a menu.
struct MenuButton: View {
    let title: String
    var image: UIImage?
    var accessibilityLabel: String?
    var showsChoice = false
    /// What a tap does; nil if it opens the menu.
    var primaryAction: (@MainActor () -> Void)?
    let menu: UIMenu

    var body: some View {
        let (title, image, label, showsChoice, menu) = (title, image, accessibilityLabel, showsChoice, menu)
        let primaryAction = primaryAction
        ControlHost(
            make: { UIButton(type: .system) },
            update: { button in
                var configuration = UIButton.Configuration.plain()
                configuration.contentInsets = .zero
                configuration.title = title.isEmpty ? nil : title
                configuration.image = showsChoice ? UIImage(systemName: "chevron.up.chevron.down") : image
                configuration.imagePlacement = showsChoice ? .trailing : .leading
                configuration.imagePadding = 4
                button.configuration = configuration
                button.menu = menu
                button.showsMenuAsPrimaryAction = primaryAction == nil
                button.accessibilityLabel = label.map { $0 + (title.isEmpty || $0 == title ? "" : ", " + title) }
            }, changed: { _ in primaryAction?() }, event: .primaryActionTriggered,
            size: { _, button in button.intrinsicContentSize })
    }
}

/// How pickers look.
@preconcurrency @MainActor
public protocol PickerStyle {
    static var _look: _PickerLook { get }
}

/// What styles of pickers come to.
public enum _PickerLook: Sendable {
    /// Segments side by side.
    case segmented
    /// A button that opens a menu.
    case menu
}

/// The style that suits where the picker stands: a button that opens a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Makes it.
    public nonisolated init() {}
    /// What the style comes to.
    public static var _look: _PickerLook { .menu }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// Makes it.
    public nonisolated init() {}
    /// What the style comes to.
    public static var _look: _PickerLook { .segmented }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
    /// Makes it.
    public nonisolated init() {}
    /// What the style comes to.
    public static var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The style that suits where the picker stands.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { .menu }
}

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how pickers in the view look.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        transformEnvironment(\.pickerLook) { look in look = MainActor.assumeIsolated { S._look } }
    }
}
