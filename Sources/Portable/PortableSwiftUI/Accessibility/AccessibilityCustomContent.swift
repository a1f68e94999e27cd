import Foundation
import PortableUIKit

/// A detail of an accessibility element, with its importance.
open class AXCustomContent: NSObject {
    /// The importance of a detail.
    public enum Importance: UInt, Sendable {
        /// The detail is read when the user asks for it.
        case `default`
        /// The detail is always read.
        case high
    }
}

/// A key that identifies custom content of accessibility elements, with its label.
public struct AccessibilityCustomContentKey {
    private let label: Text
    private let id: String?

    /// Creates a key with a label.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        id = nil
    }

    /// Creates a key with a text as the label, and an identifier.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Creates a key with a label and an identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) {
        self.init(Text(labelKey), id: id)
    }
}

extension AccessibilityCustomContentKey: Equatable {
    /// Returns whether two keys have the same label and identifier.
    public static func == (lhs: AccessibilityCustomContentKey, rhs: AccessibilityCustomContentKey) -> Bool {
        lhs.id == rhs.id && lhs.label == rhs.label
    }
}

extension View {
    /// Adds a detail to the accessibility element of the view.
    ///
    /// Differs from SwiftUI: the detail isn't read.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }

    /// Adds a detail to the accessibility element of the view.
    ///
    /// Differs from SwiftUI: the detail isn't read.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }

    /// Adds a detail to the accessibility element of the view. The value isn't localized.
    ///
    /// Differs from SwiftUI: the detail isn't read.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }

    /// Adds a detail with a label to the accessibility element of the view.
    ///
    /// Differs from SwiftUI: the detail isn't read.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }

    /// Adds a detail with a localized label to the accessibility element of the view.
    ///
    /// Differs from SwiftUI: the detail isn't read.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }

    /// Adds a detail with a localized label and value to the accessibility element of the view.
    ///
    /// Differs from SwiftUI: the detail isn't read.
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }

    /// Adds a detail with a localized label to the accessibility element of the view. Its value isn't localized.
    ///
    /// Differs from SwiftUI: the detail isn't read.
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier())
    }
}
