import Foundation
import PortableUIKit

/// A view that shares data: a button that opens the system's share sheet.
public nonisolated struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>:
    View
where Data.Element: Transferable {
    let items: Data
    let label: Label

    @State private var isPresented = false

    init(items: Data, label: Label) {
        self.items = items
        self.label = label
    }

    /// A button with the label.
    @MainActor public var body: some View {
        Button {
            isPresented = true
        } label: {
            label
        }
        .modifier(ShareModifier(isPresented: $isPresented, objects: { items.compactMap(\.transferredObjects.first) }))
    }
}

/// A modifier that presents the share sheet while a condition is `true`.
private nonisolated struct ShareModifier: WrappingModifier {
    let isPresented: Binding<Bool>
    let objects: @MainActor () -> [Any]

    @MainActor func makeElement(_ inputs: _ViewInputs) -> HostValueElement<PresentationKey> { HostValueElement() }

    @MainActor func update(_ element: HostValueElement<PresentationKey>, _ inputs: _ViewInputs) {
        guard isPresented.wrappedValue else { return element.value = nil }
        let (binding, objects) = (isPresented, objects)
        var request = PresentationRequest(
            id: PresentationID(owner: ObjectIdentifier(element), item: true),
            make: {
                let controller = UIActivityViewController(activityItems: objects(), applicationActivities: nil)
                controller.completionWithItemsHandler = { _, _, _, _ in binding.wrappedValue = false }
                return controller
            },
            didDismiss: { binding.wrappedValue = false })
        request.prepare = { [weak element] controller, host in
            guard let popover = controller.popoverPresentationController else { return }
            popover.sourceView = host
            if let frame = element?.frameInRoot { popover.sourceRect = frame.cgRect }
        }
        element.value = request
    }
}

/// The default label of a share link: the word "Share…" and the system's symbol.
public nonisolated struct DefaultShareLinkLabel: View {
    private let title: Text

    init(_ title: Text = Text("Share…")) {
        self.title = title
    }

    /// The title and the symbol.
    @MainActor public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares an item.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: label())
    }

    /// Creates a link that shares items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items: items, label: label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link that shares an item.
    public init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel())
    }

    /// Creates a link that shares items.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, label: DefaultShareLinkLabel())
    }

    /// Creates a link with a title that shares an item.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link with a title that isn't localized, which shares an item.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a title that shares an item.
    public init<I: Transferable>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(items: CollectionOfOne(item), label: DefaultShareLinkLabel(title))
    }

    /// Creates a link with a title that shares items.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, label: DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Creates a link, whose title isn't localized, that shares items.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, label: DefaultShareLinkLabel(Text(title)))
    }

    /// Creates a link with a title that shares items.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items: items, label: DefaultShareLinkLabel(title))
    }
}
