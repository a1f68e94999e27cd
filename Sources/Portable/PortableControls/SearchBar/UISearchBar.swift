import Foundation
@_spi(Collage) import PortableUIKitCore

/// A view with a search field, buttons next to it, and a scope bar below it.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    /// The style of a search bar, which determines its prominence.
    public enum Style: UInt, Sendable {
        case `default` = 0
        case prominent = 1
        /// A search field without a bar around it.
        case minimal = 2
    }

    /// An icon in the search field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass before the text.
        case search = 0
        /// The clear button, which removes the text.
        case clear = 1
        /// The bookmarks button.
        case bookmark = 2
        /// The results list button.
        case resultsList = 3
    }

    private let background = BarBackgroundView(frame: .zero)
    private let cancelButton = SearchBarCancelButton(.current)
    private let scopeBar = UISegmentedControl(frame: .zero)
    private let fieldDelegate = SearchFieldDelegate()

    /// Creates a search bar with an empty field.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a search bar with an empty field.
    public convenience init() {
        self.init(frame: .zero)
    }

    /// Creates a search bar from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.readInterface(into: self, as: UISearchBar.self)
    }

    private func setUp() {
        background.isUserInteractionEnabled = false
        cancelButton.alpha = 0
        scopeBar.isHidden = true
        scopeBackground.isUserInteractionEnabled = false
        for view in [background, scopeBackground, promptLabel, searchTextField, cancelButton, scopeBar] {
            addSubview(view)
        }
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                cancelWasPressed()
            }, for: .touchUpInside)
        scopeBar.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
        fieldDelegate.bar = self
        searchTextField.delegate = fieldDelegate
        searchTextField.returnKeyType = .search
        searchTextField.enablesReturnKeyAutomatically = true
        searchTextField.changeHandler = { [weak self] in
            self?.textDidChange()
        }
        searchTextField.sideButtonHandler = { [weak self] button in
            guard let self else { return }
            switch button {
            case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
            case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
            }
        }
        updateAppearance()
    }

    /// The object that responds to the search bar.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The search controller that the bar belongs to. It's notified after the delegate.
    weak var searchController: UISearchController?
    /// The text field of the search bar.
    public let searchTextField = UISearchTextField(frame: .zero)

    // MARK: Text

    /// The search text. The default is empty. Setting it also notifies the delegate, as on iOS.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            textDidChange()
        }
    }

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        searchController?.textDidChange()
    }

    /// The text that is shown while the field is empty. The default is `nil`.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }
    /// A line of text above the field. The default is `nil`.
    open var prompt: String? {
        get { promptLabel.text }
        set {
            promptLabel.text = newValue
            relayout(animated: false)
        }
    }
    private let promptLabel = SearchPromptLabel(frame: .zero)
    private var promptHeight: CGFloat { prompt == nil ? 0 : SearchPromptLabel.height }
    /// A Boolean value that indicates whether the search bar is enabled. The default is `true`.
    open var isEnabled: Bool {
        get { searchTextField.isEnabled }
        set {
            searchTextField.isEnabled = newValue
            scopeBar.isEnabled = newValue
        }
    }
    /// The view above the keyboard while the text is being edited. The default is `nil`.
    open override var inputAccessoryView: UIView? {
        get { searchTextField.inputAccessoryView }
        set { searchTextField.inputAccessoryView = newValue }
    }

    // MARK: Traits of the field

    /// The autocapitalization style of the keyboard. The default is `sentences`.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// The autocorrection setting.
    ///
    /// Differs from UIKit: there are no dictionaries, so the value has no effect.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The spell-checking setting.
    ///
    /// Differs from UIKit: there are no dictionaries, so the value has no effect.
    open var spellCheckingType: UITextSpellCheckingType {
        get { searchTextField.spellCheckingType }
        set { searchTextField.spellCheckingType = newValue }
    }
    /// The setting for smart quotation marks. The value is stored but has no effect.
    open var smartQuotesType: UITextSmartQuotesType {
        get { searchTextField.smartQuotesType }
        set { searchTextField.smartQuotesType = newValue }
    }
    /// The setting for smart dashes. The value is stored but has no effect.
    open var smartDashesType: UITextSmartDashesType {
        get { searchTextField.smartDashesType }
        set { searchTextField.smartDashesType = newValue }
    }
    /// The setting for inserting and removing spaces around pasted and cut words. The value is stored but has no
    /// effect.
    open var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { searchTextField.smartInsertDeleteType }
        set { searchTextField.smartInsertDeleteType = newValue }
    }
    /// The type of the keyboard. The default is `default`.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The appearance of the keyboard. By default, it follows the interface style.
    open var keyboardAppearance: UIKeyboardAppearance {
        get { searchTextField.keyboardAppearance }
        set { searchTextField.keyboardAppearance = newValue }
    }
    /// The type of the Return key. The default is `search`.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// A Boolean value that indicates whether the Return key is enabled only if there's text. The default is `true`.
    open var enablesReturnKeyAutomatically: Bool {
        get { searchTextField.enablesReturnKeyAutomatically }
        set { searchTextField.enablesReturnKeyAutomatically = newValue }
    }

    // MARK: Buttons

    private var showsCancel = false

    /// A Boolean value that indicates whether the cancel button is visible. The default is `false`. The button is
    /// enabled while the text is being edited.
    open var showsCancelButton: Bool {
        get { showsCancel }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button. A search controller then no longer changes the button automatically.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        searchController?.automaticallyShowsCancelButton = false
        showCancelButton(showsCancelButton, animated: animated)
    }

    func showCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancel != showsCancelButton else { return }
        // The button moves in from outside the bar.
        if animated { layoutIfNeeded() }
        showsCancel = showsCancelButton
        relayout(animated: animated)
    }

    /// A Boolean value that indicates whether a bookmark button is visible while the field is empty. The default is
    /// `false`.
    open var showsBookmarkButton: Bool {
        get { searchTextField.sideButtons.contains(.bookmark) }
        set { searchTextField.setShows(.bookmark, newValue) }
    }
    /// A Boolean value that indicates whether a results button is visible while the field is empty. The default is
    /// `false`.
    open var showsSearchResultsButton: Bool {
        get { searchTextField.sideButtons.contains(.resultsList) }
        set { searchTextField.setShows(.resultsList, newValue) }
    }
    /// A Boolean value that indicates whether the results button is selected. The default is `false`.
    open var isSearchResultsButtonSelected: Bool {
        get { searchTextField.isResultsListSelected }
        set { searchTextField.isResultsListSelected = newValue }
    }

    func editingDidChange() {
        cancelButton.isEnabled = canCancel
    }

    /// A Boolean value that indicates whether the cancel button is enabled. A search stays active while the user looks
    /// at its results.
    private var canCancel: Bool { searchTextField.isEditing || (searchController?.isActive ?? false) }

    private func cancelWasPressed() {
        delegate?.searchBarCancelButtonClicked(self)
        searchController?.isActive = false
    }

    /// The key commands while the text is being edited. In a search controller, Escape ends the search.
    open override var keyCommands: [UIKeyCommand]? {
        guard searchController?.isActive ?? false else { return super.keyCommands }
        let cancel = Selector("_cancelSearch") { (bar: UISearchBar) in { bar.cancelWasPressed() } }
        let command = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: cancel)
        command.wantsPriorityOverSystemBehavior = true
        return (super.keyCommands ?? []) + [command]
    }

    // MARK: Scopes

    /// The titles of the scopes that the user can choose. The default is `nil`.
    open var scopeButtonTitles: [String]? {
        didSet {
            let selected = max(selectedScopeButtonIndex, 0)
            scopeBar.removeAllSegments()
            for (index, title) in (scopeButtonTitles ?? []).enumerated() {
                scopeBar.insertSegment(withTitle: title, at: index, animated: false)
            }
            selectedScopeButtonIndex = selected
            relayout(animated: false)
        }
    }

    private var scopeIndex = 0

    /// The index of the selected scope. The default is 0. Setting it doesn't notify the delegate.
    open var selectedScopeButtonIndex: Int {
        get { scopeIndex }
        set {
            scopeIndex = newValue
            scopeBar.selectedSegmentIndex =
                (0..<scopeBar.numberOfSegments).contains(newValue) ? newValue : UISegmentedControl.noSegment
        }
    }

    private var showsScopes = false

    /// A Boolean value that indicates whether the scope bar is visible. The default is `false`.
    open var showsScopeBar: Bool {
        get { showsScopes }
        set { setShowsScope(newValue, animated: false) }
    }

    /// Shows or hides the scope bar. The caller must adjust the height of the search bar. A search controller then no
    /// longer changes the scope bar automatically.
    open func setShowsScope(_ show: Bool, animated animate: Bool) {
        searchController?.scopeBarActivation = .manual
        showScopes(show, animated: animate)
    }

    func showScopes(_ show: Bool, animated animate: Bool) {
        guard showsScopes != show else { return }
        showsScopes = show
        relayout(animated: animate)
    }

    private func scopeDidChange() {
        scopeIndex = scopeBar.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scopeIndex)
        searchController?.updateResults()
    }

    private var hasScopes: Bool { showsScopes && scopeBar.numberOfSegments > 0 }

    // MARK: Editing

    /// Begins editing.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    /// Ends editing.
    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    /// A Boolean value that indicates whether the field is being edited.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    // MARK: Looks

    /// The style of the search bar. The default is `default`.
    open var searchBarStyle: Style = .default {
        didSet {
            record(.searchBarStyle, \UISearchBar.searchBarStyle, searchBarStyle)
            updateAppearance()
        }
    }
    /// A Boolean value that indicates whether the bar is translucent. The default is `true`.
    ///
    /// Differs from UIKit: no content is under the bar.
    open var isTranslucent = true {
        didSet { record(.isTranslucent, \UISearchBar.isTranslucent, isTranslucent) }
    }
    /// The legacy style of the bar, which can make it dark. The default is `default`.
    open var barStyle: UIBarStyle = .default {
        didSet {
            record(.barStyle, \UISearchBar.barStyle, barStyle)
            setQuietly { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
        }
    }
    /// The color of the bar. The default is `nil`, which means the system color.
    open var barTintColor: UIColor? {
        didSet {
            record(.barTintColor, \UISearchBar.barTintColor, barTintColor)
            updateAppearance()
        }
    }
    /// The background image. The default is `nil`. An empty image removes the background.
    open var backgroundImage: UIImage? {
        didSet {
            record(.backgroundImage, \UISearchBar.backgroundImage, backgroundImage)
            updateAppearance()
        }
    }
    /// The background image of the scope bar. The default is `nil`.
    open var scopeBarBackgroundImage: UIImage? {
        didSet {
            record(.scopeBarBackgroundImage, \UISearchBar.scopeBarBackgroundImage, scopeBarBackgroundImage)
            scopeBackground.image = scopeBarBackgroundImage
            setNeedsLayout()
        }
    }
    /// The offset of the field and its background, in points. The default is zero.
    open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
        didSet {
            record(
                .searchFieldBackgroundPositionAdjustment, \UISearchBar.searchFieldBackgroundPositionAdjustment,
                searchFieldBackgroundPositionAdjustment)
            setNeedsLayout()
        }
    }
    /// The offset of the text in the field, in points. The default is zero.
    open var searchTextPositionAdjustment = UIOffset.zero {
        didSet {
            record(
                .searchTextPositionAdjustment, \UISearchBar.searchTextPositionAdjustment, searchTextPositionAdjustment)
            searchTextField.textOffset = searchTextPositionAdjustment
        }
    }
    /// A Boolean value that indicates whether looking at the field starts dictation. The default is `false`.
    ///
    /// Differs from UIKit: there's no dictation, so the value has no effect.
    open var isLookToDictateEnabled = false

    private let scopeBackground = UIImageView(frame: .zero)
    private var barImages = BarImages()
    private lazy var fieldFade = TemporaryChange(of: \UIView.alpha, in: searchTextField)
    private var icons = (images: [Icon: StateImages](), adjustments: [Icon: UIOffset]())
    private var fieldImages = StateImages()

    /// Sets the background image for a position. Only the images for the default metrics are shown.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        let key = BarImageKey(position: barPosition, metrics: barMetrics)
        record(
            .positionBackgroundImage, for: key.number,
            { (bar: UISearchBar) in
                bar.setBackgroundImage(backgroundImage, for: barPosition, barMetrics: barMetrics)
            })
        barImages[key] = backgroundImage
        updateAppearance()
    }

    /// Returns the background image for a position.
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        barImages[BarImageKey(position: barPosition, metrics: barMetrics)]
    }

    /// Sets the background image of the field for a state, or `nil` for the standard background.
    open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        record(
            .searchFieldBackgroundImage, for: Int(state.rawValue),
            { (bar: UISearchBar) in bar.setSearchFieldBackgroundImage(backgroundImage, for: state) })
        fieldImages[state] = backgroundImage
        searchTextField.backgroundImage = fieldImages.shown(in: isEnabled ? .normal : .disabled)
    }

    /// Returns the background image of the field for a state.
    open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldImages[state] }

    /// Sets an icon of the field for a state, or `nil` for the standard icon.
    open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
        record(
            .iconImage, for: icon.rawValue * 65536 + Int(state.rawValue),
            { (bar: UISearchBar) in bar.setImage(iconImage, for: icon, state: state) })
        icons.images[icon, default: StateImages()][state] = iconImage
        searchTextField.show(icons.images[icon]?.shown(in: .normal), for: icon)
    }

    /// Returns an icon of the field for a state.
    open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { icons.images[icon]?[state] }

    /// Sets the offset of an icon in the field, in points.
    open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
        record(
            .iconPositionAdjustment, for: icon.rawValue,
            { (bar: UISearchBar) in bar.setPositionAdjustment(adjustment, for: icon) })
        icons.adjustments[icon] = adjustment
        searchTextField.iconOffsets[icon] = adjustment
    }

    /// Returns the offset of an icon in the field, in points. The default is zero.
    open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { icons.adjustments[icon] ?? .zero }

    /// Sets the background image of the scope buttons for a state, or `nil` for the standard background.
    open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
        record(
            .scopeButtonBackgroundImage, for: Int(state.rawValue),
            { (bar: UISearchBar) in bar.setScopeBarButtonBackgroundImage(backgroundImage, for: state) })
        scopeBar.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
    }

    /// Returns the background image of the scope buttons for a state.
    open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
        scopeBar.backgroundImage(for: state, barMetrics: .default)
    }

    /// Sets the divider image between scope buttons in two states, or `nil` for the standard divider.
    open func setScopeBarButtonDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) {
        record(
            .scopeButtonDividerImage, for: Int(leftState.rawValue * 65536 + rightState.rawValue),
            { (bar: UISearchBar) in
                bar.setScopeBarButtonDividerImage(
                    dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState)
            })
        scopeBar.setDividerImage(
            dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Returns the divider image between scope buttons in two states.
    open func scopeBarButtonDividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? {
        scopeBar.dividerImage(forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
    }

    /// Sets the text attributes of scope titles for a state, or `nil` for the default attributes.
    open func setScopeBarButtonTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        record(
            .scopeButtonTitleTextAttributes, for: Int(state.rawValue),
            { (bar: UISearchBar) in bar.setScopeBarButtonTitleTextAttributes(attributes, for: state) })
        scopeBar.setTitleTextAttributes(attributes, for: state)
    }

    /// Returns the text attributes of scope titles for a state, or `nil` if they weren't set.
    open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        scopeBar.titleTextAttributes(for: state)
    }

    /// The current background image.
    private var shownBackgroundImage: UIImage? {
        backgroundImage ?? barImages.shown(in: [.any, .top, .topAttached], isCompact: false)
    }

    /// The position of the bar, which is always `any`.
    open var barPosition: UIBarPosition { .any }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func updateAppearance() {
        cancelButton.isEnabled = canCancel
        background.isHidden = searchBarStyle == .minimal || isInNavigationBar
        let appearance = UIBarAppearance()
        appearance.shadowColor = nil
        if let shownBackgroundImage {
            appearance.backgroundEffect = nil
            appearance.backgroundColor = nil
            appearance.backgroundImage = shownBackgroundImage
            background.show(appearance)
        } else {
            background.show(appearance, tint: barTintColor)
        }
        setNeedsLayout()
    }

    // MARK: Layout

    private var metrics: SearchMetrics { .current }
    private static let scopeHeight: CGFloat = 32
    /// The height of the scope bar.
    private static let scopeBarHeight: CGFloat = 42

    /// A Boolean value that indicates whether the bar is below the title of a navigation bar. If so, it has no
    /// background and less space above the field.
    package var isInNavigationBar = false {
        didSet {
            guard oldValue != isInNavigationBar else { return }
            updateAppearance()
            relayout(animated: false)
        }
    }

    private func relayout(animated: Bool) {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        searchController?.searchBarHeightDidChange()
        guard animated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    private var height: CGFloat { promptHeight + metrics.barHeight + (hasScopes ? Self.scopeBarHeight : 0) }

    /// The height in a navigation bar. It's 4 or 8 points less than the standard height, unless the navigation bar is
    /// hidden during the search.
    package var heightInNavigationBar: CGFloat {
        let standsAlone =
            searchController.map {
                $0.isActive && $0.hidesNavigationBarDuringPresentation && $0.searchBarPlacement == .stacked
            } ?? false
        return standsAlone ? height : height - metrics.titleOverlap
    }

    /// The vertical extent of the field, which shrinks while scrolling hides the bar.
    private var fieldSpan: (y: CGFloat, height: CGFloat) {
        let top = promptHeight
        let room = bounds.height - top - (hasScopes ? Self.scopeBarHeight : 0)
        let isBelowTitle = isInNavigationBar && room <= metrics.barHeight - metrics.titleOverlap
        guard isBelowTitle else { return (top + ((room - metrics.fieldHeight) / 2).rounded(), metrics.fieldHeight) }
        return (top + 1, max(metrics.fieldHeight - (metrics.barHeight - metrics.titleOverlap - room), 0))
    }

    /// The distance of the field and the button from the sides.
    private var sideMargin: CGFloat {
        guard isInNavigationBar else { return metrics.margin }
        return metrics.marginInNavigationBar ?? (window?.screen ?? UIScreen.main).contentMargin
    }

    /// The intrinsic height: 56 points (`UIKitConstants.md` 6), or 60 in the design of iOS 26, plus 42 with scopes, and
    /// plus 31 with a prompt. There's no intrinsic width.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }

    /// Returns the given width and the standard height.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }

    /// Lays out the field, the button next to it, and the scope bar below.
    open override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        let margin = sideMargin
        promptLabel.frame = CGRect(x: margin, y: 0, width: max(bounds.width - 2 * margin, 0), height: promptHeight)
        let (y, fieldHeight) = fieldSpan
        let buttonSize = cancelButton.sizeThatFits(CGSize(width: bounds.width, height: metrics.fieldHeight))
        let gap = metrics.buttonGap ?? margin
        let buttonRoom = showsCancel ? buttonSize.width + margin + gap : margin
        let fieldWidth = max(bounds.width - margin - buttonRoom, 0)
        // A hidden button is placed outside the bar.
        let buttonStart = showsCancel ? margin + fieldWidth + gap : bounds.width
        let offset = searchFieldBackgroundPositionAdjustment.finiteOrZero
        searchTextField.frame = mirrored(CGRect(x: margin, y: y, width: fieldWidth, height: fieldHeight))
            .offsetBy(dx: offset.horizontal, dy: offset.vertical)
        // The text fades before the field is completely collapsed.
        let opacity = min(max(2 * fieldHeight / metrics.fieldHeight - 1, 0), 1)
        fieldFade.change { $0 * opacity }
        cancelButton.frame = mirrored(
            CGRect(x: buttonStart, y: y, width: buttonSize.width, height: fieldHeight))
        cancelButton.alpha = showsCancel ? 1 : 0
        scopeBackground.isHidden = !hasScopes || scopeBarBackgroundImage == nil
        scopeBackground.frame = CGRect(
            x: 0, y: bounds.height - Self.scopeBarHeight, width: bounds.width, height: Self.scopeBarHeight)
        scopeBar.isHidden = !hasScopes
        scopeBar.frame = CGRect(
            x: margin, y: bounds.height - Self.scopeBarHeight, width: max(bounds.width - 2 * margin, 0),
            height: Self.scopeHeight)
    }

    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
