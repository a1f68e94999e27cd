import PortableUIKit

/// A reference to a text input view, and the closures that handle its events.
@MainActor
final class FieldReference {
    weak var field: UIView?
    var focusDidChange: (Bool) -> Void = { _ in }
    var submit: [@MainActor () -> Void] = []
    /// The object that writes the field's selection to a binding.
    var selectionObserver: SelectionObserver?

    nonisolated init() {}

    /// Moves the keyboard's focus to the field or away from it.
    func move(_ isFocused: Bool) {
        guard let field, field.isFirstResponder != isFocused else { return }
        _ = isFocused ? field.becomeFirstResponder() : field.resignFirstResponder()
    }
}

extension View {
    /// Moves the keyboard's focus to a field or away from it when its focus binding changes.
    func moves(_ reference: FieldReference, with focus: FieldFocus?) -> some View {
        onAppear { if focus?.isFocused == true { reference.move(true) } }
            .onChange(of: focus?.isFocused) { _, isFocused in
                if let isFocused { reference.move(isFocused) }
            }
    }
}

extension TextAlignment {
    var fieldAlignment: NSTextAlignment {
        switch self {
        case .leading: .natural
        case .center: .center
        case .trailing: .right
        }
    }
}
