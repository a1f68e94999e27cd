import Foundation
import PortableUIKit

extension View {
    /// Adds the buttons of a closure as actions of the view.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let content = content()
        return modifier(
            AccessibilityAttachmentModifier { properties, environment in
                nonisolated(unsafe) let environment = environment
                nonisolated(unsafe) let parts = content
                let buttons = MainActor.assumeIsolated { parts.alertButtons(in: PartContext(environment, graph: nil)) }
                properties.actions += buttons.map { button in
                    (button.title, { MainActor.assumeIsolated { button.action() } })
                }
            })
    }

    /// Adds an action with a label.
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = label()
        return modifier(
            AccessibilityAttachmentModifier { properties, environment in
                let title = label.accessibilityTitle(in: environment)
                properties.actions.append((title ?? "", action))
            })
    }

    /// Adds an action for scrolling.
    ///
    /// Differs from SwiftUI: scroll views scroll without the action, which isn't called.
    public nonisolated func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }

    /// Adds an action for zooming.
    ///
    /// Differs from SwiftUI: assistive technologies don't zoom, and the action isn't called.
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }
}

extension View {
    /// Returns the text of a label.
    fileprivate nonisolated func accessibilityTitle(in environment: EnvironmentValues) -> String? {
        nonisolated(unsafe) let view = self
        nonisolated(unsafe) let values = environment
        return MainActor.assumeIsolated { view.shownTitle(in: values) }
    }
}

/// The direction and the location of a zoom by an assistive technology.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of a zoom.
    public enum Direction: Sendable {
        /// The view is zoomed in.
        case zoomIn
        /// The view is zoomed out.
        case zoomOut
    }

    /// The direction of the zoom.
    public let direction: Direction
    /// The location relative to the view's size.
    public let location: UnitPoint
    /// The location in the view's coordinate space.
    public let point: CGPoint
}
