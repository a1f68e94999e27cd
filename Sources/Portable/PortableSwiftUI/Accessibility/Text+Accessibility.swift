import Foundation
import PortableUIKit

extension Text {
    /// Returns the text with an accessibility label.
    public nonisolated func accessibilityLabel(_ label: Text) -> Text { changed(.accessibilityLabel(label)) }

    /// Returns the text with an accessibility label.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }

    /// Returns the text with an accessibility label. The label isn't localized.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Returns the text with a heading level.
    ///
    /// Differs from SwiftUI: the text is a heading without a level.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        changed(.accessibilityHeading)
    }

    /// Returns the text with a content type, which determines how assistive technologies read it.
    ///
    /// Differs from SwiftUI: the type has no effect.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }

    /// A Boolean value that indicates whether a part of the text has another label, or is a heading.
    nonisolated var hasAccessibilityChanges: Bool {
        if changes.contains(where: \.isAccessibility) { return true }
        if case .joined(let first, let second) = storage {
            return first.hasAccessibilityChanges || second.hasAccessibilityChanges
        }
        return false
    }

    /// Changes the accessibility properties of the text.
    @MainActor func describe(_ properties: inout AccessibilityProperties, in environment: EnvironmentValues) {
        guard hasAccessibilityChanges else { return }
        properties.label = spokenString(in: environment)
        if changes.contains(.accessibilityHeading) { properties.traits.insert(.header) }
    }

    /// The string that a screen reader reads.
    @MainActor private func spokenString(in environment: EnvironmentValues) -> String {
        let label = changes.lazy.compactMap { change -> Text? in
            if case .accessibilityLabel(let label) = change { label } else { nil }
        }.last
        if let label { return label.string(in: environment) }
        guard case .joined(let first, let second) = storage else { return string(in: environment) }
        return first.spokenString(in: environment) + second.spokenString(in: environment)
    }
}

extension TextChange {
    fileprivate var isAccessibility: Bool {
        switch self {
        case .accessibilityLabel, .accessibilityHeading: true
        default: false
        }
    }
}
