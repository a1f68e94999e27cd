import Foundation
import PortableUIKit
import ViewLayoutEngine

/// A UIKit view controller that shows a SwiftUI interface.
///
/// ```swift
/// let hosting = UIHostingController(rootView: RecipeView(recipe: recipe))
/// hosting.sizingOptions = .preferredContentSize
/// addChild(hosting)
/// view.addSubview(hosting.view)
/// hosting.view.frame = view.bounds
/// hosting.didMove(toParent: self)
///
/// // Later, show another recipe:
/// hosting.rootView = RecipeView(recipe: Recipe(name: "Bread"))
/// ```
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
    /// The root view.
    public var rootView: Content {
        didSet { if !isShowingItem { host.update(HostedRoot(content: rootView)) } }
    }

    /// The sizes of the controller that follow the size of the content. The default is an empty set.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { contentSizeDidChange() }
    }

    /// The regions of the safe area that the content avoids. The default is all regions.
    public var safeAreaRegions: SafeAreaRegions = .all {
        didSet { host.respectsSafeArea = !safeAreaRegions.isEmpty }
    }

    /// A Boolean value that indicates whether the content ignores the safe area. The default is `false`. Use
    /// ``safeAreaRegions`` instead.
    public var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    let host: HostingView
    private var isShowingItem = false

    /// Creates a controller that shows a view.
    ///
    /// - Parameter rootView: The view, which fills the controller's view.
    public init(rootView: Content) {
        self.rootView = rootView
        host = HostingView(HostedRoot(content: rootView))
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    /// Returns `nil`, because an archive doesn't contain SwiftUI views. Subclasses call ``init(coder:rootView:)``.
    public required init?(coder aDecoder: NSCoder) {
        fatalError("UIHostingController needs a root view: override init?(coder:) and call init(coder:rootView:).")
    }

    /// Creates a controller that shows a view. The archive isn't read.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        host = HostingView(HostedRoot(content: rootView))
        super.init(coder: aDecoder)
        finishInit()
    }

    /// Creates a controller whose views inherit the environment of the views that show it.
    init(rootView: Content, environment: EnvironmentValues) {
        self.rootView = rootView
        host = HostingView(HostedRoot(content: rootView), environment: environment.outsideOfBars)
        super.init(nibName: nil, bundle: nil)
        finishInit()
    }

    private func finishInit() {
        host.controller = self
        host.backgroundColor = .systemBackground
        host.contentSizeDidChange = { [weak self] in self?.contentSizeDidChange() }
        host.valuesDidChange = { [weak self] in self?.applyHostValues() }
        // A presented view already has its own dismiss action.
        if !host.inheritedEnvironment.isPresented {
            host.inheritedEnvironment.dismiss = DismissAction { [weak self] in self?.leave() }
        }
    }

    /// Shows the view of a list item, with the state that was saved when the item was shown most recently.
    public func _show(_ rootView: Content, item: AnyHashable, states: _ItemStates) {
        isShowingItem = true
        self.rootView = rootView
        isShowingItem = false
        host.update(HostedRoot(content: rootView), item: item, states: states.states)
    }

    /// Sets the hosting view as the controller's view.
    open override func loadView() {
        view = host
    }

    /// Returns the size of the content for an available size.
    open func sizeThatFits(in size: CGSize) -> CGSize { host.sizeThatFits(size) }

    private func contentSizeDidChange() {
        if sizingOptions.contains(.intrinsicContentSize) { host.invalidateIntrinsicContentSize() }
        if sizingOptions.contains(.preferredContentSize) { preferredContentSize = host.size(.unspecified) }
    }

    /// Pops or dismisses the view controller.
    private func leave() {
        if let stack = navigationController?.viewControllers, let index = stack.firstIndex(of: self), index > 0 {
            navigationController?.popToViewController(stack[index - 1], animated: true)
        } else {
            presentingViewController?.dismiss(animated: true)
        }
    }

    /// A Boolean value that indicates whether the views hide the status bar.
    open override var prefersStatusBarHidden: Bool {
        host.values.last(StatusBarHiddenKey.self) ?? super.prefersStatusBarHidden
    }

    /// A Boolean value that indicates whether the views hide the home indicator.
    open override var prefersHomeIndicatorAutoHidden: Bool {
        host.values.last(SystemOverlaysHiddenKey.self) ?? super.prefersHomeIndicatorAutoHidden
    }

    private func applyHostValues() {
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        applyNavigation(host, to: self)
        applyPresentation(host, to: self)
    }

    /// The key commands of the controls in the views, after the commands that the app has added to the view controller.
    open override var keyCommands: [UIKeyCommand]? {
        let commands = (super.keyCommands ?? []) + shortcutCommands
        return commands.isEmpty ? nil : commands
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = host.unhandledPresses(presses, .down)
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    open override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = host.unhandledPresses(presses, .repeat)
        if !rest.isEmpty { super.pressesChanged(rest, with: event) }
    }

    open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = host.unhandledPresses(presses, .up)
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        host.visibility.update(isVisible: true)
        applyHostValues()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        host.toolbarAppearances?.restore(from: self)
    }

    /// Hides the views, whose `onDisappear` actions run.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        host.visibility.update(isVisible: false)
    }
}

extension UIHostingController: HostingControlling {}

/// The root of a hosting controller: the app's view in an internal type.
nonisolated struct HostedRoot<Content: View>: View {
    let content: Content

    var body: Content { content }
}

/// The sizes of a hosting controller that follow its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates an option set from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// `preferredContentSize` is the content's ideal size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The view's intrinsic size is the content's ideal size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The saved states of a list's items, for lists outside of the module.
@MainActor
public final class _ItemStates {
    let states = ItemStates()

    /// Creates an empty storage.
    public init() {}

    /// Discards the saved states of all items that aren't kept, because they were removed from the list.
    public func keepOnly(_ isKept: (AnyHashable) -> Bool) { states.keepOnly(isKept) }
}
