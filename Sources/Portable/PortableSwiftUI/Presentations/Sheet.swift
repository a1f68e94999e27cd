import PortableUIKit

extension View {
    /// Shows a sheet while a condition is `true`.
    ///
    /// Differs from SwiftUI: the content always shows the current value of a state, even if the body of the presenting
    /// view doesn't read it. In SwiftUI, the first presentation shows the value from the last evaluation of that body.
    /// - Parameters:
    ///   - isPresented: The condition. It becomes `false` when the user pulls the sheet down.
    ///   - onDismiss: The action that runs after the sheet was dismissed.
    ///   - content: The content of the sheet.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                item: isPresented.presence, style: .automatic, onDismiss: onDismiss, content: { _ in content() }))
    }

    /// Shows a sheet while an item isn't `nil`.
    /// - Parameters:
    ///   - item: The item. A different item is shown in a new sheet.
    ///   - onDismiss: The action that runs after a sheet was dismissed.
    ///   - content: A closure that returns the content of the sheet for an item.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(CoverModifier(item: item, style: .automatic, onDismiss: onDismiss, content: content))
    }

    /// Presents a full-screen cover while a condition is `true`.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            CoverModifier(
                item: isPresented.presence, style: .fullScreen, onDismiss: onDismiss, content: { _ in content() }))
    }

    /// Presents a full-screen cover for an item while the item isn't `nil`.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(CoverModifier(item: item, style: .fullScreen, onDismiss: onDismiss, content: content))
    }
}

/// An item that represents a condition that's `true`.
nonisolated struct Presence: Identifiable {
    var id: Bool { true }
}

extension Binding where Value == Bool {
    /// A binding to an item that exists while the condition is `true`.
    nonisolated var presence: Binding<Presence?> {
        let condition = self
        return Binding<Presence?> {
            condition.wrappedValue ? Presence() : nil
        } set: {
            condition.wrappedValue = $0 != nil
        }
    }
}

/// A modifier that presents a screen for an item.
private nonisolated struct CoverModifier<Item: Identifiable, Covering: View>: WrappingModifier {
    @Binding var item: Item?
    let style: UIModalPresentationStyle
    let onDismiss: (() -> Void)?
    let content: (Item) -> Covering

    @MainActor func makeElement(_ inputs: _ViewInputs) -> HostValueElement<PresentationKey> { HostValueElement() }

    @MainActor func update(_ element: HostValueElement<PresentationKey>, _ inputs: _ViewInputs) {
        guard var request = PresentationRequest.covering($item, content, by: element, inputs) else {
            return element.value = nil
        }
        let (didDismiss, onDismiss, style) = (request.didDismiss, onDismiss, style)
        request.prepare = { controller, _ in controller.modalPresentationStyle = style }
        request.didDismiss = {
            didDismiss()
            onDismiss?()
        }
        element.value = request
    }
}

extension PresentationRequest {
    /// Returns the request to present a screen for an item of an element, or `nil` if there's no item.
    @MainActor static func covering<Item: Identifiable, Covering: View>(
        _ binding: Binding<Item?>, _ content: @escaping (Item) -> Covering, by element: Element, _ inputs: _ViewInputs
    ) -> PresentationRequest? {
        guard let item = binding.wrappedValue else { return nil }
        var environment = inputs.environment
        environment.navigator = nil
        environment.searchField = nil
        environment.isInColumn = false
        environment.columnSelection = nil
        environment.isPresented = true
        environment.dismiss = DismissAction { binding.wrappedValue = nil }
        return PresentationRequest(
            id: PresentationID(owner: ObjectIdentifier(element), item: item.id),
            make: {
                UIHostingController(
                    rootView: PresentedContent(item: item, content: content), environment: environment)
            },
            update: { controller in
                guard let controller = controller as? UIHostingController<PresentedContent<Item, Covering>> else {
                    return
                }
                controller.rootView = PresentedContent(item: item, content: content)
                controller.host.inheritedEnvironment = environment
            },
            didDismiss: {
                // The item may have been replaced.
                if binding.wrappedValue?.id == item.id { binding.wrappedValue = nil }
            })
    }
}

/// A view that evaluates the content of a presentation in the presented graph, so that it's updated when the state that
/// it reads changes.
nonisolated struct PresentedContent<Item, Content: View>: View {
    let item: Item
    let content: (Item) -> Content

    var body: Content { content(item) }
}

/// The identity of a presentation: its element and its item.
nonisolated struct PresentationID: Hashable {
    let owner: ObjectIdentifier
    let item: AnyHashable

    init(owner: ObjectIdentifier, item: AnyHashable) {
        self.owner = owner
        self.item = item
    }
}
