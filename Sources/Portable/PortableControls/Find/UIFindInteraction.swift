import Foundation
@_spi(Collage) import PortableUIKitCore

/// Methods for the sessions of a find interaction.
@OptionalMethods
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Asks the delegate for a session that searches a view. `nil` means that there's nothing to search.
    @Required
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Tells the delegate that a session began. It's optional.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Tells the delegate that a session ended. It's optional.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing. This is the default implementation.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing. This is the default implementation.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// An interaction that shows the find panel for a view.
///
/// ```swift
/// let textView = UITextView()
/// textView.isFindInteractionEnabled = true
/// textView.findInteraction?.searchText = "apples"
/// textView.findInteraction?.presentFindNavigator(showingReplace: false)
/// ```
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// The object that creates the sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?
    /// The view that has the interaction, or `nil`.
    open private(set) weak var view: UIView?

    private var session: UIFindSession?
    private var navigator: FindNavigatorView?
    private var query = Query()

    /// The strings and options of the search.
    private struct Query {
        var text: String?
        var replacement: String?
        var matchesCase = false
        var matchesWords = false
        var menuProvider: (([UIMenuElement]) -> UIMenu?)?
    }

    /// Creates an interaction. The reference to the delegate is weak.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
    }

    /// Ends the session when the interaction leaves its view.
    open func willMove(to view: UIView?) {
        if view == nil { dismissFindNavigator() }
    }

    /// Records the view of the interaction.
    open func didMove(to view: UIView?) { self.view = view }

    // MARK: State

    /// The session of the visible find panel, or `nil`.
    open var activeFindSession: UIFindSession? { session }

    /// A Boolean value that indicates whether the find panel is visible.
    open var isFindNavigatorVisible: Bool { navigator != nil }

    /// The text that's searched for. Setting it doesn't search until the user or the app continues. The default is `nil`.
    open var searchText: String? {
        get { query.text }
        set {
            query.text = newValue
            navigator?.searchText = newValue
        }
    }

    /// The text that replaces results. The default is `nil`.
    open var replacementText: String? {
        get { query.replacement }
        set {
            query.replacement = newValue
            navigator?.replacementText = newValue
        }
    }

    /// A closure that returns the options menu of the find panel for the system's elements. `nil` means the system's menu.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        get { query.menuProvider }
        set {
            query.menuProvider = newValue
            updateMenu()
        }
    }

    // MARK: Find panel

    /// Shows the find panel. Does nothing if the view isn't in a window, or if the delegate returns no session.
    ///
    /// - Parameter showingReplace: A Boolean value that indicates whether the panel has a second field for replacing
    ///   results. It's ignored if the session doesn't support replacement.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let container = view.enclosingScreen else { return }
        if session == nil {
            guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
            session.interaction = self
            self.session = session
            delegate?.findInteraction(self, didBegin: session)
        }
        let navigator = self.navigator ?? makeNavigator(in: container)
        self.navigator = navigator
        navigator.showsReplacement = showingReplace && session?.supportsReplacement ?? false
        updateMenu()
        performSearch()
        navigator.beginEditing()
    }

    /// Hides the find panel, and ends its session.
    open func dismissFindNavigator() {
        navigator?.endEditing(true)
        navigator?.removeFromSuperview()
        navigator = nil
        guard let session else { return }
        self.session = nil
        session.invalidateFoundResults()
        session.interaction = nil
        delegate?.findInteraction(self, didEnd: session)
    }

    private func makeNavigator(in container: UIView) -> FindNavigatorView {
        let navigator = FindNavigatorView(frame: .zero)
        navigator.searchText = query.text
        navigator.replacementText = query.replacement
        navigator.actionHandler = { [weak self] in self?.perform($0) }
        navigator.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(navigator)
        NSLayoutConstraint.activate([
            navigator.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            navigator.trailingAnchor.constraint(equalTo: container.trailingAnchor),
            navigator.bottomAnchor.constraint(equalTo: container.keyboardLayoutGuide.topAnchor),
        ])
        return navigator
    }

    private func perform(_ action: FindNavigatorView.Action) {
        switch action {
        case .search(let text):
            query.text = text
            performSearch()
        case .replacement(let text): query.replacement = text
        case .next: findNext()
        case .previous: findPrevious()
        case .replace:
            session?.performSingleReplacement(
                query: query.text ?? "", replacementString: query.replacement ?? "", options: options)
        case .replaceAll:
            session?.replaceAll(
                searchQuery: query.text ?? "", replacementString: query.replacement ?? "", options: options)
        case .done: dismissFindNavigator()
        }
    }

    // MARK: Searching

    private var options: UITextSearchOptions {
        UITextSearchOptions(
            wordMatchMethod: query.matchesWords ? .fullWord : .contains,
            stringCompareOptions: query.matchesCase ? [] : .caseInsensitive)
    }

    private func performSearch() {
        session?.performSearch(query: query.text ?? "", options: options)
        updateResultCount()
    }

    /// Makes the next result the current one.
    open func findNext() { highlight(.forward) }

    /// Makes the previous result the current one.
    open func findPrevious() { highlight(.backward) }

    private func highlight(_ direction: UITextStorageDirection) {
        guard let session else { return }
        session.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// Updates the number of results in the find panel.
    open func updateResultCount() {
        guard let navigator, let session else { return }
        navigator.show(
            count: session.resultCount, current: session.highlightedResultIndex,
            style: session.searchResultDisplayStyle,
            hasQuery: !(query.text ?? "").isEmpty)
    }

    /// Performs the command of a keyboard shortcut: Command-F, Option-Command-F, Command-G, and Shift-Command-G.
    ///
    /// - Returns: `false` for other keys.
    func perform(_ key: UIKey) -> Bool {
        let modifiers = key.modifierFlags.intersection([.command, .control, .alternate, .shift])
        switch (key.charactersIgnoringModifiers.lowercased(), modifiers) {
        case ("f", .command): presentFindNavigator(showingReplace: false)
        case ("f", [.command, .alternate]): presentFindNavigator(showingReplace: true)
        case ("g", .command): findNext()
        case ("g", [.command, .shift]): findPrevious()
        default: return false
        }
        return true
    }

    // MARK: Options

    private func updateMenu() {
        guard let navigator else { return }
        let elements: [UIMenuElement] = [
            option("Match Case", \.matchesCase), option("Whole Words", \.matchesWords),
        ]
        navigator.menu = query.menuProvider?(elements) ?? UIMenu(children: elements)
    }

    private func option(_ title: String, _ property: WritableKeyPath<Query, Bool>) -> UIAction {
        UIAction(title: title, state: query[keyPath: property] ? .on : .off) { [weak self] _ in
            guard let self else { return }
            query[keyPath: property].toggle()
            updateMenu()
            performSearch()
        }
    }
}

extension UIView {
    /// The view that contains the find panel: that of the closest view controller, unless it scrolls.
    fileprivate var enclosingScreen: UIView? {
        guard window != nil else { return nil }
        let controllers = sequence(first: self as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }
        return controllers.compactMap(\.viewIfLoaded).first { !($0 is UIScrollView) }
    }
}
