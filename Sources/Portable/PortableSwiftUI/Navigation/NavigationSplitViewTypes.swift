import Foundation
import PortableUIKit

/// The visibility of the leading columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String

    private init(_ name: String) {
        self.name = name
    }

    /// The visibility that matches the size and the orientation.
    public static var automatic: NavigationSplitViewVisibility { .init("automatic") }
    /// All columns are visible.
    public static var all: NavigationSplitViewVisibility { .init("all") }
    /// The last two columns are visible.
    public static var doubleColumn: NavigationSplitViewVisibility { .init("doubleColumn") }
    /// Only the detail column is visible.
    public static var detailOnly: NavigationSplitViewVisibility { .init("detailOnly") }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    fileprivate let order: Int

    /// The leading column.
    public static var sidebar: NavigationSplitViewColumn { .init(order: 0) }
    /// The center column.
    public static var content: NavigationSplitViewColumn { .init(order: 1) }
    /// The trailing column.
    public static var detail: NavigationSplitViewColumn { .init(order: 2) }
}

/// A type that describes the appearance of split views.
@preconcurrency @MainActor
public protocol NavigationSplitViewStyle {
    static var _behavior: _SplitBehavior { get }
}

/// The distribution of a split view's space among its columns.
public enum _SplitBehavior: Sendable {
    /// The behavior that UIKit chooses.
    case automatic
    /// The columns are side by side.
    case balanced
    /// The leading columns overlay the detail.
    case prominentDetail
}

/// A split view style that matches the size and the orientation.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The column behavior of the style.
    public static var _behavior: _SplitBehavior { .automatic }
}

/// A style that makes the detail narrower when other columns are shown.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The column behavior of the style.
    public static var _behavior: _SplitBehavior { .balanced }
}

/// A style that keeps the size of the detail when other columns are shown.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The column behavior of the style.
    public static var _behavior: _SplitBehavior { .prominentDetail }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// A split view style that matches the size and the orientation.
    public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// A style that makes the detail narrower when other columns are shown.
    public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// A style that keeps the size of the detail when other columns are shown.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

private enum SplitBehaviorKey: EnvironmentKey {
    static var defaultValue: _SplitBehavior { .automatic }
}

extension EnvironmentValues {
    /// The column behavior of split views.
    var splitBehavior: _SplitBehavior {
        get { self[SplitBehaviorKey.self] }
        set { self[SplitBehaviorKey.self] = newValue }
    }
}

/// The width that a view requests for its split view column.
struct ColumnWidth: Equatable {
    var least: CGFloat?
    var ideal: CGFloat
    var most: CGFloat?
}

enum ColumnWidthKey: HostValueKey { typealias Value = ColumnWidth }

extension View {
    /// Sets the style of the split views in the view.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        transformEnvironment(\.splitBehavior) { behavior in
            behavior = MainActor.assumeIsolated { S._behavior }
        }
    }

    /// Sets the width of the column that contains the view.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(HostValueModifier<ColumnWidthKey> { _ in ColumnWidth(least: width, ideal: width, most: width) })
    }

    /// Sets the ideal, minimum, and maximum width of the column that contains the view.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(HostValueModifier<ColumnWidthKey> { _ in ColumnWidth(least: min, ideal: ideal, most: max) })
    }
}
