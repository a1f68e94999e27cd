/// The modifier that accessibility modifiers apply.
public nonisolated struct AccessibilityAttachmentModifier: WrappingModifier {
    private let change: (inout AccessibilityProperties, EnvironmentValues) -> Void
    var children: AccessibilityChildBehavior?

    init(
        children: AccessibilityChildBehavior? = nil,
        change: @escaping (inout AccessibilityProperties, EnvironmentValues) -> Void = { _, _ in }
    ) {
        self.children = children
        self.change = change
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> AccessibilityElement { AccessibilityElement() }

    @MainActor func update(_ element: AccessibilityElement, _ inputs: _ViewInputs) {
        var properties = AccessibilityProperties()
        change(&properties, inputs.environment)
        element.properties = properties
        element.behavior = children
    }
}

/// An element that changes the accessibility properties of the elements inside it.
final class AccessibilityElement: UnaryElement {
    var properties = AccessibilityProperties()
    var behavior: AccessibilityChildBehavior?

    override var accessibility: AccessibilityProperties? { properties }
}

extension View {
    private nonisolated func accessibility(
        _ change: @escaping (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier { properties, _ in change(&properties) })
    }

    private nonisolated func accessibility(
        _ text: Text, _ change: @escaping (inout AccessibilityProperties, String) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(
            AccessibilityAttachmentModifier { properties, environment in
                nonisolated(unsafe) let environment = environment
                change(&properties, MainActor.assumeIsolated { text.string(in: environment) })
            })
    }

    /// Sets the accessibility label of the view.
    public nonisolated func accessibilityLabel(
        _ label: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(label) { $0.label = $1 }
    }

    /// Sets the accessibility label of the view.
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the accessibility label of the view. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Sets the accessibility value of the view, in addition to its label.
    public nonisolated func accessibilityValue(
        _ valueDescription: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(valueDescription) { $0.value = $1 }
    }

    /// Sets the accessibility value of the view, in addition to its label.
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the accessibility value of the view, in addition to its label. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Sets the accessibility hint of the view.
    public nonisolated func accessibilityHint(
        _ hint: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(hint) { $0.hint = $1 }
    }

    /// Sets the accessibility hint of the view.
    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the accessibility hint of the view. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(verbatim: String(hint)))
    }

    /// Sets the identifier of the view for tests.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.identifier = identifier }
    }

    /// Sets whether the view is hidden from assistive technologies.
    public nonisolated func accessibilityHidden(
        _ hidden: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.isHidden = hidden }
    }

    /// Adds accessibility traits to the view.
    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.traits = traits.uiTraits }
    }

    /// Removes accessibility traits from the view.
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.removedTraits = traits.uiTraits }
    }

    /// Sets the reading order of the view. Views with higher values are read first. The default is 0.
    public nonisolated func accessibilitySortPriority(
        _ sortPriority: Double
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility { $0.sortPriority = sortPriority }
    }

    /// Adds an action for assistive technologies, such as activation or escape.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility {
            switch actionKind {
            case .escape: $0.escape = handler
            default: $0.activate = handler
            }
        }
    }

    /// Adds a named action for assistive technologies.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility(name) { $0.actions.append(($1, handler)) }
    }

    /// Adds a named action for assistive technologies.
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// Adds a named action for assistive technologies. The name isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(named: Text(verbatim: String(name)), handler)
    }

    /// Adds an action for assistive technologies that adjusts the view's value.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibility {
            $0.adjust = handler
            $0.traits = .adjustable
        }
    }

    /// Creates an accessibility element for the view.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(AccessibilityAttachmentModifier(children: children))
    }
}

/// An action that assistive technologies can perform on an element.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String

    /// The default action, which activates the element.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// The escape action.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The magic tap, which starts or stops playback.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}
