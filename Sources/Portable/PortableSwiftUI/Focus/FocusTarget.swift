import PortableUIKit

/// The UIKit view that has the keyboard's focus for a focusable view. It's behind the content.
private final class FocusTarget: UIView, BeginsEditingOnFocus {
    private let reference: FieldReference
    var isFocusable = true {
        didSet { if !isFocusable { _ = resignFirstResponder() } }
    }

    init(_ reference: FieldReference) {
        self.reference = reference
        super.init(frame: .zero)
        reference.field = self
    }

    required init?(coder: NSCoder) { nil }

    override var canBecomeFirstResponder: Bool { isFocusable }

    override var canBecomeFocused: Bool { isFocusable }

    /// Touches are for the content.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    override func becomeFirstResponder() -> Bool {
        guard super.becomeFirstResponder() else { return false }
        // Otherwise, the view that was focused with the keyboard would still receive keys.
        let system = UIFocusSystem.focusSystem(for: self)
        if let item = system?.focusedItem, item !== self { system?.requestFocusUpdate(to: self) }
        reference.focusDidChange(true)
        return true
    }

    override func resignFirstResponder() -> Bool {
        let hadFocus = isFirstResponder
        guard super.resignFirstResponder() else { return false }
        if hadFocus { reference.focusDidChange(false) }
        return true
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        if context.previouslyFocusedView === self { _ = resignFirstResponder() }
    }
}

private struct FocusTargetHost: UIViewRepresentable {
    let reference: FieldReference
    let isFocusable: Bool

    func makeUIView(context: Context) -> FocusTarget { FocusTarget(reference) }

    func updateUIView(_ target: FocusTarget, context: Context) {
        target.isFocusable = isFocusable && context.environment.isEnabled
        target.focusEffect = context.environment.isFocusEffectEnabled ? UIFocusHaloEffect() : nil
    }
}

/// A modifier that lets the keyboard's focus move to a view.
struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    @State private var reference = FieldReference()
    @State private var isFocused = false
    @Environment(\.fieldFocus) private var focus

    nonisolated init(isFocusable: Bool) {
        self.isFocusable = isFocusable
    }

    func body(content: Content) -> some View {
        let focus = focus
        reference.focusDidChange = { hasFocus in
            isFocused = hasFocus
            focus?.move(hasFocus)
        }
        return
            content
            .environment(\.isFocused, isFocused)
            // The binding is for the focus of this view, not of fields in it.
            .environment(\.fieldFocus, nil)
            .background(FocusTargetHost(reference: reference, isFocusable: isFocusable))
            .moves(reference, with: focus)
    }
}
