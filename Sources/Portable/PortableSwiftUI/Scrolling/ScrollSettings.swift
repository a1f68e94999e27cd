import Foundation
import PortableUIKit

/// When content that is moved past its end springs back.
public struct ScrollBounceBehavior: Hashable, Sendable {
    let isBySize: Bool

    /// As scroll views do: always.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
    /// Also where all of it is seen.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: false) }
    /// Where there is more of it than is seen.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(isBySize: true) }
}

/// How moving content puts the keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    let mode: UIScrollView.KeyboardDismissMode

    /// As scroll views do: not.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .none) }
    /// As soon as it moves.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .onDrag) }
    /// When the finger comes to it.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .interactive) }
    /// Not.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(mode: .none) }
}

/// The parts of a scroll view that margins apply to.
public struct ContentMarginPlacement: Hashable, Sendable {
    let isContent: Bool
    let isIndicators: Bool

    /// Both.
    public static var automatic: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isIndicators: true)
    }
    /// The scroll content.
    public static var scrollContent: ContentMarginPlacement {
        ContentMarginPlacement(isContent: true, isIndicators: false)
    }
    /// The marks that tell how far it was moved.
    public static var scrollIndicators: ContentMarginPlacement {
        ContentMarginPlacement(isContent: false, isIndicators: true)
    }
}

/// The purpose of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate let path: WritableKeyPath<ScrollAnchors, UnitPoint?> & Sendable

    /// Where the content is at first.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(path: \.initialOffset) }
    /// The position that stays the same when the content or the container changes its size.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(path: \.sizeChanges) }
    /// Where content lies that is smaller than its room.
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

    /// Gets it; returns when it is there.
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

    /// When content that is moved up or down past its end springs back.
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.verticalBounce }
        set { scrollSettings.verticalBounce = newValue }
    }

    /// When content that is moved across past its end springs back.
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { scrollSettings.horizontalBounce }
        set { scrollSettings.horizontalBounce = newValue }
    }

    /// How moving content puts the keyboard away.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { scrollSettings.keyboardMode }
        set { scrollSettings.keyboardMode = newValue }
    }

    /// The action that reloads the content, see ``View/refreshable(action:)``, or nil if there isn't one.
    public var refresh: RefreshAction? { refreshAction }

    var refreshAction: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Shows the content of scroll views in the view also where it is moved out of their room.
    public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.scrollSettings) { $0.isClipDisabled = disabled }
    }

    /// Sets when content in the view that is moved past its end springs back.
    public nonisolated func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            if axes.contains(.vertical) { settings.verticalBounce = behavior }
            if axes.contains(.horizontal) { settings.horizontalBounce = behavior }
        }
    }

    /// Sets how moving content in the view puts the keyboard away.
    public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        transformEnvironment(\.scrollSettings) { $0.keyboardMode = mode }
    }

    /// Leaves room around the content of scroll views in the view; the content is seen there while it moves.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.scrollSettings) { settings in
            if placement.isContent { settings.contentMargins.take(insets, on: edges) }
            if placement.isIndicators { settings.indicatorMargins.take(insets, on: edges) }
        }
    }

    /// Leaves room around the content of scroll views in the view; the content is seen there while it moves.
    /// - Parameter length: In points; nil for the default, 16.
    public nonisolated func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
    }

    /// Leaves room around the content of scroll views in the view; the content is seen there while it moves.
    public nonisolated func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, EdgeInsets(.all, length), for: placement)
    }

    /// Sets where the content of scroll views in the view is at first, where it lies if there is less of it than room,
    /// and what stays when it gets another size. Nil is the top leading corner.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollSettings) {
            $0.anchors = ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor)
        }
    }

    /// Sets an anchor of the content of scroll views in the view. Nil is the top leading corner.
    public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollSettings) { $0.anchors[keyPath: role.path] = anchor }
    }

    /// Lets people pull scroll views in the view down to get new content.
    /// - Parameter action: Gets it; the mark that something is under way goes when it returns.
    public nonisolated func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
        environment(\.refreshAction, RefreshAction(action: action))
    }
}

extension EdgeInsets {
    fileprivate mutating func take(_ other: EdgeInsets, on edges: Edge.Set) {
        if edges.contains(.top) { top = other.top }
        if edges.contains(.leading) { leading = other.leading }
        if edges.contains(.bottom) { bottom = other.bottom }
        if edges.contains(.trailing) { trailing = other.trailing }
    }
}
