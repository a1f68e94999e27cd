import PortableUIKit

/// A view that is written in, and where what happens to it goes.
@MainActor
final class FieldReference {
    weak var field: UIView?
    var focusDidChange: (Bool) -> Void = { _ in }
    var submit: [@MainActor () -> Void] = []

    /// Gives the field the keyboard, or takes it away.
    func move(_ isFocused: Bool) {
        guard let field, field.isFirstResponder != isFocused else { return }
        _ = isFocused ? field.becomeFirstResponder() : field.resignFirstResponder()
    }
}

extension View {
    /// Moves the keyboard to a field, and away from it, as its focus says.
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
