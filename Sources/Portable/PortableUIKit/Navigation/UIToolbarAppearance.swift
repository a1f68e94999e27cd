/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
    /// An appearance with the system's default background.
    public override init() {
        super.init()
    }

    /// An appearance with the background and shadow of another one.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
    }

    /// An appearance as `init()` makes it; archives are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// How plain buttons look.
    open var buttonAppearance = UIBarButtonItemAppearance(style: .plain) {
        didSet { didChange() }
    }
    /// How buttons that finish something look.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) {
        didSet { didChange() }
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
