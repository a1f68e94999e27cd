import DisplayList
import LayoutGeometry
import PortableUIKit

/// The reasons for hiding the content of views.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates an option set from a raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content isn't available yet. Texts and images are shown as areas without content.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// Hides private content: texts and images of ``View/privacySensitive(_:)`` views are shown as areas.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The content is outdated. Views don't change their appearance, but can read
    /// ``EnvironmentValues/redactionReasons``.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
}

private enum PrivacySensitiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The reasons for hiding the content of views. The default is empty.
    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    fileprivate var isPrivacySensitive: Bool {
        get { self[PrivacySensitiveKey.self] }
        set { self[PrivacySensitiveKey.self] = newValue }
    }

    /// A Boolean value that indicates whether texts and images are shown as areas.
    var isRedacted: Bool {
        let reasons = redactionReasons
        return reasons.contains(.placeholder) || reasons.contains(.privacy) && isPrivacySensitive
    }
}

extension View {
    /// Adds a reason for hiding the content of the view. Texts and images are shown as areas if the reason requires it.
    public nonisolated func redacted(reason: RedactionReasons) -> some View {
        transformEnvironment(\.redactionReasons) { $0.insert(reason) }
    }

    /// Shows the content of the view, even if a view around it is redacted.
    public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }

    /// Marks the content of the view as private, for ``RedactionReasons/privacy``.
    public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View {
        environment(\.isPrivacySensitive, sensitive)
    }
}

/// The areas that replace redacted texts and images.
enum Redaction {
    /// The opacity of the area, as a fraction of the color's opacity.
    private static let share = 0.16
    private static let cornerRadius = 3.0

    static func commands(over rects: [Rect], _ color: DisplayList.Color) -> [DisplayCommand] {
        rects.filter { !$0.isEmpty }.map { rect in
            let corners = CornerRadii(all: cornerRadius).limited(to: rect.size)
            return .fill(
                DisplayList.Path(rect, corners: corners), .color(color.multiplyingAlpha(by: share)), evenOdd: false)
        }
    }

    /// Returns the areas of a text's lines, from the cap height to below the baseline.
    static func areas(of layout: TextLayout) -> [Rect] {
        layout.lines.filter { $0.width > 0 }.map { line in
            let rise = line.ascent * 0.8, drop = line.descent * 0.6
            return Rect(x: line.x, y: line.baseline - rise, width: line.width, height: rise + drop)
        }
    }
}
