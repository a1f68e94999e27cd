import Foundation
import PortableUIKit

/// The list that contains the views.
struct ListContext: Equatable {
    var style: ListAppearance
    var role = ItemRun.Role.content
}

/// The appearances of lists.
public enum _ListAppearance: Sendable {
    case plain, inset, grouped, insetGrouped, sidebar
}

typealias ListAppearance = _ListAppearance

extension ListAppearance {
    /// The corresponding appearance of the UIKit list layout.
    var layout: UICollectionLayoutListConfiguration.Appearance {
        switch self {
        case .plain, .inset: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        }
    }

    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
}

private enum ListContextKey: EnvironmentKey {
    static var defaultValue: ListContext? { nil }
}

extension EnvironmentValues {
    /// The list that contains the views. It's `nil` outside of lists, and on screens that rows push or present.
    var listContext: ListContext? {
        get { self[ListContextKey.self] }
        set { self[ListContextKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the views are in a row of a list, not in a header or footer.
    var isInListRow: Bool { listContext?.role == .content }

    /// Returns the environment for a header or a footer of a section.
    @MainActor
    func inBoundary(_ role: ItemRun.Role) -> EnvironmentValues {
        guard var context = listContext else { return self }
        var values = self
        context.role = role
        values.listContext = context
        let style = BoundaryStyle(role, context, isProminent: headerProminence == .increased)
        values.font = style.font
        if !hasOwnTextCase { values.textCase = style.isUppercase ? .uppercase : nil }
        values.foregroundStyles = style.color.map {
            ForegroundStyles(levels: [AnyShapeStyle(Color(uiColor: $0))])
        }
        return values
    }
}
