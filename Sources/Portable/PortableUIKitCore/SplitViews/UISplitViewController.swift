import Foundation

/// A controller that shows two or three controllers side by side, and one at a time in a compact width.
///
/// ```swift
/// let split = UISplitViewController(style: .doubleColumn)
/// split.preferredDisplayMode = .oneBesideSecondary
/// split.setViewController(RecipesViewController(recipes: recipes), for: .primary)
/// split.setViewController(RecipeViewController(recipe: recipe), for: .secondary)
///
/// // In a compact width, this pushes the recipe.
/// split.show(.secondary)
/// ```
///
/// With a column style, each column gets a navigation controller unless its controller is one. In a compact width, the
/// columns collapse into one: their controllers are stacked, from the primary column on, or the controller for compact
/// widths is shown.
///
/// Differs from UIKit: columns that become one share the primary column's navigation controller.
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
    /// A value for widths that leaves the width to the system.
    public static let automaticDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// Creates a split view controller with columns.
    ///
    /// - Parameter style: The number of columns.
    public init(style: UISplitViewController.Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a controller with the legacy style, which uses ``viewControllers``.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller from an interface file.
    public required init?(coder: NSCoder) {
        // Xcode writes these attributes for its styles Double Column and Triple Column.
        func allows(_ columns: String) -> Bool { coder.interfaceReader?.value("allow\(columns)ColumnStyle") == true }
        let allowed: UISplitViewController.Style =
            allows("Triple") ? .tripleColumn : allows("Double") ? .doubleColumn : .unspecified
        style = coder.interfaceReader?.value("style") ?? allowed
        super.init(coder: coder)
        coder.readInterface(into: self, as: UISplitViewController.self)
    }

    /// The style, which determines the number of columns.
    public let style: UISplitViewController.Style

    /// The object that controls and responds to the display of columns. The default is `nil`.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    /// The orientations that the delegate chooses.
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
    }

    /// The orientation that the delegate chooses.
    open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self)
            ?? super.preferredInterfaceOrientationForPresentation
    }

    // MARK: Controllers

    /// The controllers that the app has set for the columns.
    var given: [Column: UIViewController] = [:]
    /// The controller that each column shows: a navigation controller, or without a column style the controller that
    /// the app has set.
    var shells: [Column: UIViewController] = [:]
    /// The controller that's shown in a compact width. It's `nil` while the columns are expanded.
    var collapsedShell: UIViewController?
    /// The controllers of each column that were stacked on the primary column's controllers.
    var merged: [Column: [UIViewController]] = [:]

    /// The visible controllers, beginning with the primary one. In a compact width, there's a single controller.
    open var viewControllers: [UIViewController] {
        get { collapsedShell.map { [$0] } ?? expandedControllers }
        set {
            let columns: [Column] =
                style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
            for (index, column) in columns.enumerated() {
                set(index < newValue.count ? newValue[index] : nil, for: column)
            }
        }
    }

    var expandedControllers: [UIViewController] {
        [Column.primary, .supplementary, .secondary].compactMap { shells[$0] }
    }

    /// Sets the controller of a column; `nil` removes it. Raises an exception with the legacy style, and for columns
    /// that the style doesn't have.
    ///
    /// - Parameters:
    ///   - vc: The view controller, or `nil` to empty the column.
    ///   - column: The column. Raises an exception if the style doesn't have it, or isn't a column style.
    open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column) {
        guard style != .unspecified else {
            raise("setViewController:forColumn: is not supported by a UISplitViewController without a column style")
        }
        guard column != .supplementary || style == .tripleColumn else {
            raise("a UISplitViewController of style doubleColumn has no supplementary column")
        }
        if column == .inspector { return setInspector(vc) }
        set(vc, for: column)
    }

    /// Returns the controller that the app has set for a column, or `nil`.
    open func viewController(for column: UISplitViewController.Column) -> UIViewController? {
        given[column]
    }

    /// Shows a column. In a compact width, it's shown on top of the others.
    ///
    /// - Parameter column: The column.
    open func show(_ column: UISplitViewController.Column) {
        if column == .inspector { return setInspectorShown(true) }
        if isCollapsed { showInStack(column) } else if let mode = self.mode(showing: column) { choose(mode) }
    }

    /// Hides a column. In a compact width, its controllers and any above them are popped from the stack.
    open func hide(_ column: UISplitViewController.Column) {
        if column == .inspector { return setInspectorShown(false) }
        if isCollapsed { hideInStack(column) } else if let mode = self.mode(hiding: column) { choose(mode) }
    }

    /// Shows a controller in the primary column, unless the delegate shows it. In a compact width, it's shown on top.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
        if isCollapsed { put(vc, onTopAs: nil) } else { set(vc, for: .primary) }
    }

    /// Shows a controller in the secondary column, unless the delegate shows it. In a compact width, it's shown on top.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
        if isCollapsed { put(vc, onTopAs: .secondary) } else { set(vc, for: .secondary) }
    }

    /// A Boolean value that indicates whether the columns are collapsed into one, because the width is compact.
    open internal(set) var isCollapsed = false

    // MARK: Appearance

    /// The preferred display mode. The default is automatic.
    open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic {
        didSet { preferenceDidChange() }
    }
    /// The preferred arrangement of the columns. The default is automatic.
    open var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic {
        didSet { preferenceDidChange() }
    }
    /// The current display mode.
    open var displayMode: UISplitViewController.DisplayMode { shownMode ?? proposedMode }
    /// The current arrangement of the columns.
    open var splitBehavior: UISplitViewController.SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return isWide ? .tile : .overlay
    }
    /// A Boolean value that indicates whether the user can show and hide columns with a swipe from the side and with a
    /// button. The default is `true`.
    open var presentsWithGesture = true {
        didSet { updateGestures() }
    }
    /// A Boolean value that indicates whether a button of the secondary column hides the other two of three columns. The
    /// default is `false`.
    open var showsSecondaryOnlyButton = false {
        didSet { updateButton() }
    }
    /// The visibility of the button that shows and hides columns. The default is automatic.
    open var displayModeButtonVisibility: UISplitViewController.DisplayModeButtonVisibility = .automatic {
        didSet { updateButton() }
    }
    /// The side of the primary column. The default is leading.
    open var primaryEdge: UISplitViewController.PrimaryEdge = .leading {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }
    /// The background of the primary column. The default is `.none`.
    ///
    /// Differs from UIKit: columns have one background, so the value has no effect.
    open var primaryBackgroundStyle: UISplitViewController.BackgroundStyle = .none

    // MARK: Widths

    /// The widths that the app has set for the columns.
    var widths: [Column: ColumnWidths] = [:] {
        didSet { viewIfLoaded?.setNeedsLayout() }
    }

    /// The preferred width of the primary column as a fraction of the available width, from 0 to 1. The default is
    /// automatic.
    open var preferredPrimaryColumnWidthFraction: CGFloat {
        get { widths[.primary, default: ColumnWidths()].fraction }
        set { widths[.primary, default: ColumnWidths()].fraction = newValue }
    }
    /// The preferred width of the primary column, in points. The default is automatic. It takes precedence over the
    /// fraction.
    open var preferredPrimaryColumnWidth: CGFloat {
        get { widths[.primary, default: ColumnWidths()].preferred }
        set { widths[.primary, default: ColumnWidths()].preferred = newValue }
    }
    /// The minimum width of the primary column, in points. The default is automatic.
    open var minimumPrimaryColumnWidth: CGFloat {
        get { widths[.primary, default: ColumnWidths()].least }
        set { widths[.primary, default: ColumnWidths()].least = newValue }
    }
    /// The maximum width of the primary column, in points. The default is automatic.
    open var maximumPrimaryColumnWidth: CGFloat {
        get { widths[.primary, default: ColumnWidths()].greatest }
        set { widths[.primary, default: ColumnWidths()].greatest = newValue }
    }
    /// The width of the primary column, in points.
    open var primaryColumnWidth: CGFloat {
        columnWidth(
            preferredPrimaryColumnWidth, fraction: preferredPrimaryColumnWidthFraction,
            least: minimumPrimaryColumnWidth, greatest: maximumPrimaryColumnWidth)
    }
    /// The preferred width of the supplementary column as a fraction of the available width, from 0 to 1. The default
    /// is automatic.
    open var preferredSupplementaryColumnWidthFraction: CGFloat {
        get { widths[.supplementary, default: ColumnWidths()].fraction }
        set { widths[.supplementary, default: ColumnWidths()].fraction = newValue }
    }
    /// The preferred width of the supplementary column, in points. The default is automatic. It takes precedence over
    /// the fraction.
    open var preferredSupplementaryColumnWidth: CGFloat {
        get { widths[.supplementary, default: ColumnWidths()].preferred }
        set { widths[.supplementary, default: ColumnWidths()].preferred = newValue }
    }
    /// The minimum width of the supplementary column, in points. The default is automatic.
    open var minimumSupplementaryColumnWidth: CGFloat {
        get { widths[.supplementary, default: ColumnWidths()].least }
        set { widths[.supplementary, default: ColumnWidths()].least = newValue }
    }
    /// The maximum width of the supplementary column, in points. The default is automatic.
    open var maximumSupplementaryColumnWidth: CGFloat {
        get { widths[.supplementary, default: ColumnWidths()].greatest }
        set { widths[.supplementary, default: ColumnWidths()].greatest = newValue }
    }
    /// The width of the supplementary column, in points.
    open var supplementaryColumnWidth: CGFloat {
        columnWidth(
            preferredSupplementaryColumnWidth, fraction: preferredSupplementaryColumnWidthFraction,
            least: minimumSupplementaryColumnWidth, greatest: maximumSupplementaryColumnWidth)
    }

    // MARK: State

    /// The display mode that the user or the app has chosen, or `nil`.
    var chosenMode: DisplayMode?
    /// The display mode at the last layout.
    var shownMode: DisplayMode?
    /// A Boolean value that indicates whether the view was wider than high at the last layout.
    var wasWide: Bool?
    var moveCount = 0
    /// The inspector column, or `nil` if it has no controller.
    var inspector: SplitInspector?
    let holders: [Column: UIView] = [.primary: UIView(), .supplementary: UIView(), .secondary: UIView()]
    let lines: [Column: UIView] = [.primary: UIView(), .supplementary: UIView()]
    let backdrop = UIControl(frame: .zero)
    var edgeRecognizer: UIScreenEdgePanGestureRecognizer?
    var swipeRecognizer: UISwipeGestureRecognizer?
    private var buttons = Buttons()

    private struct Buttons {
        var columns: UIBarButtonItem?
        var secondaryOnly: UIBarButtonItem?
    }

    /// Collapses or expands the columns, without changing their controllers.
    func setCollapsed(_ isCollapsed: Bool) {
        self.isCollapsed = isCollapsed
        for button in [buttons.columns, buttons.secondaryOnly] { button?.options.isUnavailable = isCollapsed }
    }

    /// A button that shows and hides columns. Bars omit it while the columns are collapsed, and show the back button.
    open var displayModeButtonItem: UIBarButtonItem {
        if let button = buttons.columns { return button }
        let item = UIBarButtonItem(
            image: SplitButtonImage.make(),
            primaryAction: UIAction { [weak self] _ in self?.toggleColumns() })
        item.accessibilityLabel = "Toggle Sidebar"
        item.options.isUnavailable = isCollapsed
        buttons.columns = item
        return item
    }

    /// The button of the secondary column that hides the others.
    var secondaryOnlyButtonItem: UIBarButtonItem {
        if let button = buttons.secondaryOnly { return button }
        let item = UIBarButtonItem(
            image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"),
            primaryAction: UIAction { [weak self] _ in self?.choose(.secondaryOnly) })
        item.accessibilityLabel = "Full Screen"
        item.options.isUnavailable = isCollapsed
        buttons.secondaryOnly = item
        return item
    }

    // MARK: The view

    /// Creates the view that contains the columns.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.backgroundColor = .systemBackground
        backdrop.backgroundColor = UIColor(white: 0, alpha: 0.2)
        backdrop.alpha = 0
        backdrop.addAction(UIAction { [weak self] _ in self?.show(.secondary) }, for: .touchUpInside)
        for line in lines.values {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
        }
        for part in [
            holders[.secondary], backdrop, holders[.supplementary], lines[.supplementary], holders[.primary],
            lines[.primary],
        ] {
            if let part { view.addSubview(part) }
        }
        self.view = view
        updateGestures()
    }

    /// Lays out the columns. In a compact width, they're collapsed into one.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        updateCollapse()
        layOutColumns()
    }

    /// Updates the columns, because the width may have become compact.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        viewIfLoaded?.setNeedsLayout()
    }

    /// The controller that determines the style of the status bar: the one in the secondary column, or the collapsed
    /// one.
    open override var childForStatusBarStyle: UIViewController? { collapsedShell ?? shells[.secondary] }
    /// The controller that determines whether the status bar is hidden: the one in the secondary column, or the
    /// collapsed one.
    open override var childForStatusBarHidden: UIViewController? { collapsedShell ?? shells[.secondary] }
}
