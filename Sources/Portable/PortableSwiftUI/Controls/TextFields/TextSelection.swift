import Foundation
import PortableUIKit

/// The selected text of a field or an editor.
public struct TextSelection: Equatable, Hashable, Sendable {
    /// The selected positions.
    public enum Indices: Equatable, Hashable, Sendable {
        /// A single range.
        case selection(Range<String.Index>)
        /// Several ranges. A field or an editor selects the first one.
        case multiSelection(RangeSet<String.Index>)
    }

    /// The selected positions.
    public var indices: Indices

    /// Creates a selection of a range.
    public init(range: Range<String.Index>) {
        indices = .selection(range)
    }

    /// Creates a selection of several ranges.
    public init(ranges: RangeSet<String.Index>) {
        indices = .multiSelection(ranges)
    }

    /// Creates a selection without text at an insertion point.
    public init(insertionPoint: String.Index) {
        indices = .selection(insertionPoint..<insertionPoint)
    }

    /// A Boolean value that indicates whether the selection is an insertion point.
    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }

    /// The line to which an insertion point between two lines belongs.
    public var affinity: TextSelectionAffinity { .automatic }
}

/// The lines to which an insertion point between two lines can belong.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
    /// The system chooses the line.
    case automatic
    /// The line before the insertion point.
    case upstream
    /// The line after the insertion point.
    case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
    static var defaultValue: TextSelectionAffinity { .automatic }
}

extension EnvironmentValues {
    /// The line to which insertion points between two lines belong.
    ///
    /// Differs from SwiftUI: it has no effect.
    public var textSelectionAffinity: TextSelectionAffinity {
        get { self[TextSelectionAffinityKey.self] }
        set { self[TextSelectionAffinityKey.self] = newValue }
    }
}

extension View {
    /// Sets the line to which insertion points between two lines belong.
    ///
    /// Differs from SwiftUI: it has no effect.
    public nonisolated func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
        environment(\.textSelectionAffinity, affinity)
    }
}

extension TextSelection {
    /// The range in UTF-16 units of a text, or `nil` if the selection isn't in the text.
    func range(in text: String) -> NSRange? {
        let range: Range<String.Index>?
        switch indices {
        case .selection(let one): range = one
        case .multiSelection(let several): range = several.ranges.first
        }
        guard let range, range.upperBound <= text.endIndex else { return nil }
        return NSRange(range, in: text)
    }

    /// Creates the selection of a range in UTF-16 units.
    init?(_ range: NSRange, in text: String) {
        guard let range = Range(range, in: text) else { return nil }
        self.init(range: range)
    }
}

extension TextEditor {
    /// Creates a text editor with a binding to its selection.
    @preconcurrency @MainActor public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
        self.selection = selection
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a binding to its selection.
    ///
    /// - Parameter axis: The axis along which the text grows, or `nil` for the horizontal axis. In a field that grows
    ///   vertically, the selection isn't read and written.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// Creates a text field with a binding to its selection. The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}
