/// A category of accessibility actions, which assistive technologies list together.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: Text?

    /// Creates a category with a name.
    public init(_ name: Text) {
        self.name = name
    }

    private init() {
        name = nil
    }

    /// The category of actions without another category.
    public static let `default` = AccessibilityActionCategory()
    /// The category of actions that edit.
    public static let edit = AccessibilityActionCategory(Text("Edit"))
}

extension View {
    /// Adds the buttons of a closure as actions of the view.
    ///
    /// Differs from SwiftUI: the actions aren't listed by category.
    public nonisolated func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }
}
