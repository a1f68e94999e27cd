import Foundation
import PortableUIKit

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    /// The heading has no level.
    case unspecified
    /// Level 1.
    case h1
    /// Level 2.
    case h2
    /// Level 3.
    case h3
    /// Level 4.
    case h4
    /// Level 5.
    case h5
    /// Level 6.
    case h6
}

/// The kind of text in a view.
public struct AccessibilityTextContentType: Sendable {
    private let name: String

    /// Text without a special purpose.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// Output of a console.
    public static let console = AccessibilityTextContentType(name: "console")
    /// A path or a URL.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// A message.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A long text.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// A spreadsheet.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Sendable {
    /// The view is the label.
    case label
    /// The view is the content.
    case content
}

/// Options for views that are touched directly while a screen reader is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The screen reader is silent while the view is touched.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view needs to be activated before it's touched directly.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
    private nonisolated func attachment(
        _ change: @escaping (inout AccessibilityProperties) -> Void = { _ in }
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier { properties, _ in change(&properties) })
    }

    /// Makes the view a heading with a level.
    public nonisolated func accessibilityHeading(
        _ level: AccessibilityHeadingLevel
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attachment { $0.traits = .header }
    }

    /// Sets the kind of text in the view.
    public nonisolated func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attachment()
    }

    /// Sets names that the user can speak to refer to the view with Voice Control.
    ///
    /// Differs from SwiftUI: there's no Voice Control.
    public nonisolated func accessibilityInputLabels(
        _ inputLabels: [Text]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attachment()
    }

    /// Sets names that the user can speak to refer to the view with Voice Control.
    ///
    /// Differs from SwiftUI: there's no Voice Control.
    public nonisolated func accessibilityInputLabels(
        _ inputLabelKeys: [LocalizedStringKey]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attachment()
    }

    /// Sets names that the user can speak to refer to the view with Voice Control. They aren't localized.
    ///
    /// Differs from SwiftUI: there's no Voice Control.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(
        _ inputLabels: [S]
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attachment()
    }

    /// Sets whether the view responds to user interaction.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attachment()
    }

    /// Sets the point where an assistive technology activates the view.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attachment()
    }

    /// Sets the point where an assistive technology activates the view, relative to its size.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attachment()
    }

    /// Sets whether touches reach the view directly while a screen reader is on.
    public nonisolated func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attachment { if isDirectTouchArea { $0.traits = .allowsDirectInteraction } }
    }

    /// Sets whether the view keeps its colors when the system inverts the screen.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }

    /// Makes the view's large content viewer show the view's own content.
    ///
    /// Differs from SwiftUI: only bars have a large content viewer.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Makes the view's large content viewer show another view.
    ///
    /// Differs from SwiftUI: only bars have a large content viewer.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        self
    }

    /// Makes the view the label or the content of a pair.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        self
    }

    /// Links views that a screen reader can step through.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }

    /// Replaces the view's accessibility elements with the elements of another view.
    public nonisolated func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        accessibilityHidden(true).background { representation().opacity(0.001) }
    }

    /// Replaces the accessibility elements inside the view with the elements of other views.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        accessibilityHidden(true).background {
            HStack { children() }.opacity(0.001).accessibilityElement(children: .contain)
        }
    }
}
