import LayoutGeometry
import PortableUIKit

/// A named point of a view at which an assistive technology can begin or end a drag.
struct AccessibilityPoint {
    let point: UnitPoint
    let name: String

    /// Returns the point in a view.
    @MainActor func descriptor(in rect: CGRect, of view: UIView) -> UIAccessibilityLocationDescriptor {
        UIAccessibilityLocationDescriptor(
            name: name,
            point: CGPoint(x: rect.minX + point.x * rect.width, y: rect.minY + point.y * rect.height), in: view)
    }
}

extension [AccessibilityPoint] {
    /// Returns the points in a view, or `nil` for an empty array.
    @MainActor func descriptors(in rect: CGRect, of view: UIView) -> [UIAccessibilityLocationDescriptor]? {
        isEmpty ? nil : map { $0.descriptor(in: rect, of: view) }
    }
}

extension View {
    private nonisolated func accessibilityPoint(
        _ point: UnitPoint, _ description: Text, isEnabled: Bool = true,
        _ add: @escaping (inout AccessibilityProperties, AccessibilityPoint) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(
            AccessibilityAttachmentModifier { properties, environment in
                guard isEnabled else { return }
                nonisolated(unsafe) let environment = environment
                let name = MainActor.assumeIsolated { description.string(in: environment) }
                add(&properties, AccessibilityPoint(point: point, name: name))
            })
    }

    /// Adds a point at which an assistive technology can begin a drag, relative to the view's size.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityPoint(point, description) { $0.dragPoints.append($1) }
    }

    /// Adds a point at which an assistive technology can begin a drag, relative to the view's size.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Adds a point at which an assistive technology can begin a drag, relative to the view's size. The
    /// description isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Adds a point at which an assistive technology can begin a drag if a condition is `true`, relative to the view's size.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityPoint(point, description, isEnabled: isEnabled) { $0.dragPoints.append($1) }
    }

    /// Adds a point at which an assistive technology can begin a drag if a condition is `true`, relative to the view's size.
    public nonisolated func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Adds a point at which an assistive technology can begin a drag if a condition is `true`, relative to the view's size. The
    /// description isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDragPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Adds a point at which an assistive technology can end a drag, relative to the view's size.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityPoint(point, description) { $0.dropPoints.append($1) }
    }

    /// Adds a point at which an assistive technology can end a drag, relative to the view's size.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Adds a point at which an assistive technology can end a drag, relative to the view's size. The
    /// description isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDropPoint(point, description: Text(description))
    }

    /// Adds a point at which an assistive technology can end a drag if a condition is `true`, relative to the view's size.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityPoint(point, description, isEnabled: isEnabled) { $0.dropPoints.append($1) }
    }

    /// Adds a point at which an assistive technology can end a drag if a condition is `true`, relative to the view's size.
    public nonisolated func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }

    /// Adds a point at which an assistive technology can end a drag if a condition is `true`, relative to the view's size. The
    /// description isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityDropPoint(point, description: Text(description), isEnabled: isEnabled)
    }
}
