import Foundation
import PortableUIKit

/// A button that reads supported items from the pasteboard. It's disabled while the pasteboard has none.
///
/// ```swift
/// struct NoteTools: View {
///     @Binding var note: String
///
///     var body: some View {
///         PasteButton(payloadType: String.self) { texts in
///             note += texts.joined(separator: "\n")
///         }
///     }
/// }
/// ```
public nonisolated struct PasteButton: View {
    private let canPaste: @MainActor () -> Bool
    private let paste: @MainActor () -> Void
    /// The pasteboard's number of changes when it last changed.
    @State private var changeCount = 0

    /// Creates a button that reads values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: A closure that receives the values of the pasteboard's items.
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        nonisolated(unsafe) let onPaste = onPaste
        canPaste = { ReceivedItem.onPasteboard.contains { T.canReceive($0) } }
        paste = {
            T.receive(ReceivedItem.onPasteboard) {
                onPaste($0)
                return true
            }
        }
    }

    /// Creates a button that reads items of the given types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types of the items.
    ///   - payloadAction: A closure that receives the providers of the pasteboard's items.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        let identifiers = supportedContentTypes.map(\.identifier)
        let providers: @MainActor () -> [NSItemProvider] = {
            UIPasteboard.general.itemProviders.filter { provider in
                identifiers.contains { provider.hasItemConformingToTypeIdentifier($0) }
            }
        }
        nonisolated(unsafe) let payloadAction = payloadAction
        canPaste = { !providers().isEmpty }
        paste = { payloadAction(providers()) }
    }

    /// A prominent button with the title "Paste" and the system's symbol.
    @MainActor public var body: some View {
        // The body depends on the number of changes, so that it's evaluated again after each of them.
        let isEnabled = changeCount >= 0 && canPaste()
        Button(action: paste) { Label("Paste", systemImage: "doc.on.clipboard") }
            .buttonStyle(.borderedProminent)
            .disabled(!isEnabled)
            .onReceive(NotificationCenter.default.publisher(for: UIPasteboard.changedNotification)) { _ in
                changeCount = UIPasteboard.general.changeCount
            }
    }
}

extension ReceivedItem {
    /// The items of the general pasteboard.
    @MainActor fileprivate static var onPasteboard: [ReceivedItem] {
        zip(UIPasteboard.general.items, UIPasteboard.general.itemProviders).map { item, provider in
            ReceivedItem(object: object(of: item), provider: provider)
        }
    }

    /// The object of an item: plain text first, and no text of other types, such as HTML.
    private static func object(of item: [String: Any]) -> Any? {
        let text = item.filter { type, value in
            value is String && (type == UTType.text.identifier || UTType(type)?.conforms(to: .plainText) ?? false)
        }
        let others = item.filter { !($0.value is String) && !($0.value is Data) }
        return (text.min { $0.key < $1.key } ?? others.min { $0.key < $1.key })?.value
    }
}
