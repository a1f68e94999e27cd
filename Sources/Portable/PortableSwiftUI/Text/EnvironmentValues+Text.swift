import DisplayList
import PortableUIKit

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// The leading edge.
    case leading
    /// The center.
    case center
    /// The trailing edge.
    case trailing
}

private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
}

private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

private enum ReservedLinesKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
}

private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

private enum TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

private enum LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

private enum ScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
}

private enum TighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum OwnTextCaseKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

private enum TextChangesKey: EnvironmentKey {
    static var defaultValue: [TextChange] { [] }
}

extension EnvironmentValues {
    /// The font of texts and symbols. `nil` means the body font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }

    /// The maximum number of lines, or `nil` for no limit.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }

    /// The minimum number of lines for which a text reserves space.
    var reservedLines: Int {
        get { self[ReservedLinesKey.self] }
        set { self[ReservedLinesKey.self] = newValue }
    }

    /// The position of the ellipsis in truncated text.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }

    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set { self[TextAlignmentKey.self] = newValue }
    }

    /// The additional distance between lines, in points.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    /// The minimum scale, as a fraction of the text's size, to which text can shrink to fit.
    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the tracking can be tightened to fit, by up to a twentieth of the text's
    /// size.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// The text case, or `nil` to keep the text's own case.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set {
            self[TextCaseKey.self] = newValue
            hasOwnTextCase = true
        }
    }

    /// A Boolean value that indicates whether a view has set a text case, even if it's `nil`. Otherwise, headers of
    /// lists use their own text case.
    var hasOwnTextCase: Bool {
        get { self[OwnTextCaseKey.self] }
        set { self[OwnTextCaseKey.self] = newValue }
    }

    /// The text changes from the views around a text.
    var textChanges: [TextChange] {
        get { self[TextChangesKey.self] }
        set { self[TextChangesKey.self] = newValue }
    }

    /// The line break mode, alignment, and spacing of texts.
    var paragraphStyle: ParagraphStyle {
        let isRightToLeft = layoutDirection == .rightToLeft
        let alignment: ParagraphStyle.Alignment =
            switch multilineTextAlignment {
            case .leading: isRightToLeft ? .right : .left
            case .center: .center
            case .trailing: isRightToLeft ? .left : .right
            }
        let mode: ParagraphStyle.LineBreakMode =
            switch truncationMode {
            case .head: .truncatingHead
            case .tail: .truncatingTail
            case .middle: .truncatingMiddle
            }
        return ParagraphStyle(
            alignment: alignment, lineBreakMode: mode,
            lineSpacing: lineSpacing.isFinite ? max(Double(lineSpacing), 0) : 0)
    }
}

extension View {
    /// Sets the font of the texts and symbols in the view.
    public nonisolated func font(_ font: Font?) -> some View {
        transformEnvironment(\.font) { $0 = font?.resolved(outer: $0) }
    }

    /// Sets the maximum number of lines of texts in the view. `nil` means no limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number.map { max($0, 1) })
    }

    /// Sets the minimum and the maximum number of lines of texts in the view.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.lineLimit, max(limit.upperBound, 1)).environment(\.reservedLines, limit.lowerBound)
    }

    /// Sets the minimum number of lines of texts in the view.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.reservedLines, limit.lowerBound)
    }

    /// Sets the maximum number of lines of texts in the view.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lineLimit(limit.upperBound)
    }

    /// Sets the maximum number of lines, and whether texts always reserve the space for them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.lineLimit, max(limit, 1)).environment(\.reservedLines, reservesSpace ? max(limit, 1) : 0)
    }

    /// Sets the truncation mode of text that doesn't fit the available space.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets the alignment of the lines of texts in the view.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the additional distance between lines, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets the minimum scale to which texts in the view can shrink to fit the available space.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets whether texts in the view can reduce the spacing between characters to fit the available space, by up to 5
    /// percent of the font size.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

    /// Sets the text case of texts in the view. If it's `nil`, the text keeps its own case.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets whether texts in the view are bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View { textChange(.bold(isActive)) }

    /// Sets whether texts in the view are italic.
    public nonisolated func italic(_ isActive: Bool = true) -> some View { textChange(.italic(isActive)) }

    /// Sets the font weight of texts in the view. `nil` means the font's own weight.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { textChange(.weight(weight)) }

    /// Sets the font design of texts in the view. `nil` means the font's own design.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View { textChange(.design(design)) }

    /// Sets whether texts in the view are monospaced.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        textChange(.design(isActive ? .monospaced : nil))
    }

    /// Uses monospaced digits for texts in the view.
    public nonisolated func monospacedDigit() -> some View { textChange(.monospacedDigit) }

    /// Sets the kerning of texts in the view, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { textChange(.kerning(kerning)) }

    /// Sets the tracking of texts in the view, in points.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { textChange(.tracking(tracking)) }

    /// Sets the baseline offset of texts in the view, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textChange(.baselineOffset(baselineOffset))
    }

    /// Underlines the texts in the view.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textChange(.underline(isActive, color))
    }

    /// Strikes through the texts in the view.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        textChange(.strikethrough(isActive, color))
    }

    private nonisolated func textChange(_ change: TextChange) -> some View {
        transformEnvironment(\.textChanges) { $0.append(change) }
    }
}
