import LayoutGeometry
@_spi(Collage) import PortableUIKit

/// The accessibility properties that modifiers set on a UIKit view.
///
/// They're set with closures, which take precedence over the view's own properties. The view's own properties apply again
/// when a modifier is removed.
@MainActor
struct HostedAccessibility {
    private typealias Points = [UIAccessibilityLocationDescriptor]

    private var properties = AccessibilityProperties()
    private var ownDragPoints: Points?
    private var ownDropPoints: Points?

    /// Sets the properties on a view, and removes the properties that were set before.
    mutating func show(_ new: AccessibilityProperties, on view: UIView) {
        setText(\.label, new, \.accessibilityLabelBlock, of: view)
        setText(\.value, new, \.accessibilityValueBlock, of: view)
        setText(\.hint, new, \.accessibilityHintBlock, of: view)
        setText(\.identifier, new, \.accessibilityIdentifierBlock, of: view)
        setTraits(new, of: view)
        setPoints(\.dragPoints, new, \.accessibilityDragSourceDescriptors, \.ownDragPoints, of: view)
        setPoints(\.dropPoints, new, \.accessibilityDropPointDescriptors, \.ownDropPoints, of: view)
        properties = new
    }

    /// Removes the properties from a view.
    mutating func remove(from view: UIView) { show(AccessibilityProperties(), on: view) }

    /// Returns the label that a view has without modifiers.
    func ownLabel(of view: UIView) -> String? {
        guard properties.label != nil else { return view.accessibilityLabel }
        let block = view.accessibilityLabelBlock
        defer { view.accessibilityLabelBlock = block }
        view.accessibilityLabelBlock = nil
        return view.accessibilityLabel
    }

    private func setText(
        _ text: KeyPath<AccessibilityProperties, String?>, _ new: AccessibilityProperties,
        _ block: ReferenceWritableKeyPath<UIView, (@MainActor () -> String?)?>, of view: UIView
    ) {
        // Without a modifier, the closure is the app's.
        guard properties[keyPath: text] != nil || new[keyPath: text] != nil else { return }
        let text = new[keyPath: text]
        let closure: @MainActor () -> String? = { text }
        view[keyPath: block] = text == nil ? nil : closure
    }

    private func setTraits(_ new: AccessibilityProperties, of view: UIView) {
        let (old, added, removed) = (properties, new.traits, new.removedTraits)
        if !old.traits.isEmpty || !old.removedTraits.isEmpty { view.accessibilityTraitsBlock = nil }
        guard !added.isEmpty || !removed.isEmpty else { return }
        let traits = view.accessibilityTraits
        let own = traits == view.accessibilityDefaults.traits ? nil : traits
        view.accessibilityTraitsBlock = { [weak view] in
            (own ?? view?.accessibilityDefaults.traits ?? .none).union(added).subtracting(removed)
        }
    }

    private mutating func setPoints(
        _ points: KeyPath<AccessibilityProperties, [AccessibilityPoint]>, _ new: AccessibilityProperties,
        _ descriptors: ReferenceWritableKeyPath<UIView, [UIAccessibilityLocationDescriptor]?>,
        _ own: WritableKeyPath<HostedAccessibility, Points?>, of view: UIView
    ) {
        let hadPoints = !properties[keyPath: points].isEmpty
        guard hadPoints || !new[keyPath: points].isEmpty else { return }
        if !hadPoints { self[keyPath: own] = view[keyPath: descriptors] }
        view[keyPath: descriptors] = new[keyPath: points].descriptors(in: view.bounds, of: view) ?? self[keyPath: own]
    }
}
