/// A header or footer of a table's section that is used again: a content view for what the app shows, on a background.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    /// Called when the view's state or configuration has changed, with the view and its state.
    public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

    // MARK: Initializers

    /// A view without a size, used again under an identifier; with nil it isn't.
    public init(reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
        body.registeredIdentifier = reuseIdentifier
        setUpBody()
    }

    /// A view that isn't used again, with a frame in its future superview's coordinates, in points.
    public convenience override init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// A view from an interface file.
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

    /// The identifier under which the view is used again; nil if it isn't.
    open var reuseIdentifier: String? { body.registeredIdentifier }

    // MARK: Content

    /// The view to which the app adds its subviews. It fills the header and has a separate constraint solver.
    open var contentView: UIView { body.contentView }

    /// The title; nil if the view has a content configuration.
    open var textLabel: UILabel? { contentConfiguration == nil ? body.title.label : nil }

    /// A second text; `nil` if the view has a content configuration.
    ///
    /// Differs from UIKit: it isn't shown in grouped tables either.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? detailLabel : nil }

    private lazy var detailLabel = UILabel()

    /// Describes the content view; setting one takes the title away. Nil, the default, leaves it to the app.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { body.contentConfiguration }
        set {
            if newValue != nil { body.title.removeFromSuperview() }
            body.contentConfiguration = newValue
        }
    }

    /// A content configuration that suits the table and whether the view is a header or footer, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { body.titleConfiguration }

    /// A Boolean value that indicates whether the content configuration is updated automatically for the view's state.
    /// The default is `true`.
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { body.automaticallyUpdatesContentConfiguration }
        set { body.automaticallyUpdatesContentConfiguration = newValue }
    }

    // MARK: Background

    /// Describes what is behind the content; nil, the default, leaves it to the table and `backgroundView`.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { body.hasOwnBackground ? body.backgroundConfiguration : nil }
        set {
            body.hasOwnBackground = newValue != nil
            body.backgroundConfiguration = newValue
        }
    }

    /// The background configuration that suits the table.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { body.defaultBackgroundConfiguration() }

    /// A Boolean value that indicates whether the background configuration is updated automatically for the view's
    /// state. The default is `true`.
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { body.automaticallyUpdatesBackgroundConfiguration }
        set { body.automaticallyUpdatesBackgroundConfiguration = newValue }
    }

    /// The view behind the content; nil by default. It is as large as the header.
    open var backgroundView: UIView? {
        get { body.backgroundView }
        set { body.backgroundView = newValue }
    }

    // MARK: State

    /// The state that configurations are updated for. Overrides add to what `super` returns.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isPinned = body.placement.attributes?.listRow?.isPinned ?? false
        return state
    }

    /// Called when the state or a configuration has changed, before the next layout; nil by default.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has `updateConfiguration(using:)` called before the next layout.
    open func setNeedsUpdateConfiguration() { body.setNeedsUpdateConfiguration() }

    /// Called when the state or a configuration has changed. Overrides call `super`.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    /// Called before the view is given out again. Overrides reset what the delegate doesn't set and call `super`.
    open func prepareForReuse() {}

    // MARK: Layout

    /// Lays out the content view and the title.
    open override func layoutSubviews() {
        super.layoutSubviews()
        body.layoutIfNeeded()
        if contentConfiguration == nil { body.title.layOut() }
    }

    /// The size that the title needs in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: body.title.height(in: size.width))
    }

    /// The size that the content asks for.
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
