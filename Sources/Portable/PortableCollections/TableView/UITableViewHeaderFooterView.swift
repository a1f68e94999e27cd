/// A reusable header or footer of a table's section: a content view for the app's content, on a background.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// A closure that is called with the view and its state when the state or a configuration has changed.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    // MARK: Initializers

    /// Creates a view without a size, with an identifier for reusing it; `nil` for a view that isn't reused.
    public init(reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        body.registeredIdentifier = reuseIdentifier
        setUpBody()
    }

    /// Creates a view that isn't reused, with a frame in its future superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUpBody()
        coder.readInterface(into: self, as: UITableViewHeaderFooterView.self)
    }

    private func setUpBody() {
        body.sectionView = self
        body.frame = bounds
        body.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(body)
    }

    /// The list cell that implements this view, and that is the header or footer of the table's collection view.
    package let body = TableSectionBody(frame: .zero)

    /// The identifier for reusing the view; `nil` if it isn't reused.
    open var reuseIdentifier: String? { body.registeredIdentifier }

    // MARK: Content

    /// The view to which the app adds its subviews. It fills the header and has a separate constraint solver.
    open var contentView: UIView { body.contentView }

    /// The label of the title; `nil` if the view has a content configuration.
    open var textLabel: UILabel? { contentConfiguration == nil ? body.title.label : nil }

    /// The label of a detail text; `nil` if the view has a content configuration.
    ///
    /// Differs from UIKit: it isn't shown in grouped tables either.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? detailLabel : nil }

    private lazy var detailLabel = UILabel()

    /// The configuration of the content view. Setting it removes the title. With `nil`, the default, the app manages
    /// the content view.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { body.contentConfiguration }
        set {
            if newValue != nil { body.title.removeFromSuperview() }
            body.contentConfiguration = newValue
        }
    }

    /// Returns a content configuration for the table's style and the view's role as a header or footer, without
    /// content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { body.titleConfiguration }

    /// A Boolean value that indicates whether the content configuration is updated automatically for the view's state.
    /// The default is `true`.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { body.automaticallyUpdatesContentConfiguration }
        set { body.automaticallyUpdatesContentConfiguration = newValue }
    }

    // MARK: Background

    /// The configuration of the background. With `nil`, the default, the table and `backgroundView` determine the
    /// background.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { body.hasOwnBackground ? body.backgroundConfiguration : nil }
        set {
            body.hasOwnBackground = newValue != nil
            body.backgroundConfiguration = newValue
        }
    }

    /// Returns the default background configuration for the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { body.defaultBackgroundConfiguration() }

    /// A Boolean value that indicates whether the background configuration is updated automatically for the view's
    /// state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { body.automaticallyUpdatesBackgroundConfiguration }
        set { body.automaticallyUpdatesBackgroundConfiguration = newValue }
    }

    /// The view behind the content, as large as the header. The default is `nil`.
    open var backgroundView: UIView? {
        get { body.backgroundView }
        set { body.backgroundView = newValue }
    }

    // MARK: State

    /// The state that configurations are updated for. Overrides add custom values to the state of `super`.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = body.placement.attributes?.listRow?.isPinned ?? false
        return state
    }

    /// A closure that is called when the state or a configuration has changed, before the next layout. The default is
    /// `nil`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Requests one call of `updateConfiguration(using:)` before the next layout.
    open func setNeedsUpdateConfiguration() { body.setNeedsUpdateConfiguration() }

    /// Called when the state or a configuration has changed. Overrides call `super`.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Called before the view is reused. Overrides reset all properties that the delegate doesn't set, and call
    /// `super`.
    open func prepareForReuse() {}

    // MARK: Layout

    /// Lays out the content view and the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        body.layoutIfNeeded()
        if contentConfiguration == nil { body.title.layOut() }
    }

    /// Returns the size of the title in the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: body.title.height(in: size.width))
    }

    /// Returns the size of the content.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        body.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {}
