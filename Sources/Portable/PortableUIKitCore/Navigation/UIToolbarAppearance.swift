/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// How plain buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { didChange() }
    }
    /// How buttons that finish something look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { didChange() }
    }

    /// How prominent buttons look: the same as ``doneButtonAppearance``.
    open var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { doneButtonAppearance }
        set { doneButtonAppearance = newValue }
    }

    /// A copy that can be changed by itself.
    open override func copy(with zone: NSZone? = nil) -> Any {
        UIToolbarAppearance(barAppearance: self)
    }

    package override func take(over other: UIBarAppearance) {
        super.take(over: other)
        guard let other = other as? UIToolbarAppearance else { return }
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
    }
}
