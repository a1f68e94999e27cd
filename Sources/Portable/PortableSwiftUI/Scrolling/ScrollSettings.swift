import Foundation
import PortableUIKit

/// The bounce behavior of a scroll view.
public struct ScrollBounceBehavior: Hashable, Sendable {
    let isBySize: Bool

    /// The default: content always bounces.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
    /// Content always bounces, even if all of it is visible.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
    /// Content bounces if it's larger than the container.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: true) }
}

/// The behavior of the keyboard when content scrolls.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let mode: UIScrollView.KeyboardDismissMode

    /// The default: scrolling doesn't dismiss the keyboard.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .none) }
    /// The keyboard is dismissed as soon as the user scrolls.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .onDrag) }
    /// The keyboard follows the user's finger while it's being dragged away.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .interactive) }
    /// Scrolling doesn't dismiss the keyboard.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .none) }
}

/// The parts of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    let isContent: Bool
    let isIndicators: Bool

    /// The scroll content and the scroll indicators.
    public static var automatic: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isIndicators: true)
    }
    /// The scroll content.
    public static var scrollContent: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isIndicators: false)
    }
    /// The scroll indicators.
    public static var scrollIndicators: ContentMarginPlacement {
        ContentMarginPlacement(isContent: false, isIndicators: true)
    }
}

/// The purpose of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate let path: WritableKeyPath<ScrollAnchors, UnitPoint?> & Sendable

    /// The initial scroll position.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(path: \.initialOffset) }
    /// The position that stays the same when the content or the container changes its size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(path: \.sizeChanges) }
    /// The alignment of content that is smaller than the container.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(path: \.alignment) }
}

struct ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?
}

/// An action that reloads content when the user pulls to refresh.
public struct RefreshAction: Sendable {
    let action: @MainActor @Sendable () async -> Void

    /// Reloads the content. Returns when it's loaded.
    public func callAsFunction() async { await action() }
}

/// The settings of scroll views in the environment.
struct ScrollSettings: Equatable {
    var isClipDisabled = false
    var verticalBounce = ScrollBounceBehavior.automatic
    var horizontalBounce = ScrollBounceBehavior.automatic
    var keyboardMode = ScrollDismissesKeyboardMode.automatic
    var contentMargins = EdgeInsets()
    var indicatorMargins = EdgeInsets()
    var anchors = ScrollAnchors()
    var edgeEffects = ScrollEdgeEffects()
}

private enum ScrollSettingsKey: EnvironmentKey {
    static var defaultValue: ScrollSettings { ScrollSettings() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    var scrollSettings: ScrollSettings {
        get { self[ScrollSettingsKey.self] }
        set { self[ScrollSettingsKey.self] = newValue }
    }

    /// The bounce behavior on the vertical axis.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.verticalBounce }
        set { scrollSettings.verticalBounce = newValue }
    }

    /// The bounce behavior on the horizontal axis.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.horizontalBounce }
        set { scrollSettings.horizontalBounce = newValue }
    }

    /// The behavior of the keyboard when content scrolls.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrollSettings.keyboardMode }
        set { scrollSettings.keyboardMode = newValue }
    }

    /// The action that reloads the content, see ``View/refreshable(action:)``, or `nil` if there isn't one.
    public var refresh: RefreshAction? { refreshAction }

    var refreshAction: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Sets whether scroll views in the view show content outside of their bounds.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.isClipDisabled = disabled }
    }

    /// Sets the bounce behavior of scroll views in the view.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            if axes.contains(.vertical) { settings.verticalBounce = behavior }
            if axes.contains(.horizontal) { settings.horizontalBounce = behavior }
        }
    }

    /// Sets the behavior of the keyboard when content in the view scrolls.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollSettings) { $0.keyboardMode = mode }
    }

    /// Adds margins around the content of scroll views in the view. The content is visible there while it scrolls.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            if placement.isContent { settings.contentMargins.merge(insets, on: edges) }
            if placement.isIndicators { settings.indicatorMargins.merge(insets, on: edges) }
        }
    }

    /// Adds margins around the content of scroll views in the view. The content is visible there while it scrolls.
    /// - Parameter length: The margin in points, or `nil` for the default, 16.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
    }

    /// Adds margins around the content of scroll views in the view. The content is visible there while it scrolls.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(.all, length), for: placement)
    }

    /// Sets the anchor of the content of scroll views in the view: for the initial position, the alignment of content
    /// smaller than the container, and changes of its size. `nil` means the top leading corner.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) {
            $0.anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
        }
    }

    /// Sets an anchor of the content of scroll views in the view for one role. `nil` means the top leading corner.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) { $0.anchors[keyPath: role.path] = anchor }
    }

    /// Adds pull-to-refresh to scroll views in the view.
    /// - Parameter action: A closure that reloads the content. The refresh indicator is hidden when it returns.
    public nonisolated func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refreshAction, RefreshAction(action: action))
    }
}

extension EdgeInsets {
    fileprivate mutating func merge(_ other: EdgeInsets, on edges: Edge.Set) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }
}
