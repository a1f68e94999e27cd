/// A view that consists of several views, for containers that show each of them separately: as a tab, as the button of
/// an alert, as an option.
@MainActor
protocol MultipartView {
    /// The views that this view consists of, in order.
    var parts: [any View] { get }
}

extension View {
    /// The parts of the view, or the view itself if it has no parts.
    var shownParts: [any View] { (self as? any MultipartView)?.parts ?? [self] }
}

extension EmptyView: MultipartView {
    @MainActor var parts: [any View] { [] }
}

extension Group: MultipartView where Content: View {
    @MainActor var parts: [any View] { content.shownParts }
}

extension Optional: MultipartView where Wrapped: View {
    @MainActor var parts: [any View] { map(\.shownParts) ?? [] }
}

extension _ConditionalContent: MultipartView where TrueContent: View, FalseContent: View {
    @MainActor var parts: [any View] {
        switch storage {
        case .trueContent(let content): content.shownParts
        case .falseContent(let content): content.shownParts
        }
    }
}

extension TupleView: MultipartView {
    @MainActor var parts: [any View] {
        withUnsafeBytes(of: value) { bytes in
            TuplePlan.elements(of: T.self).flatMap { field -> [any View] in
                guard let type = field.type as? any View.Type, let base = bytes.baseAddress else { return [] }
                @MainActor func parts<V: View>(_ type: V.Type) -> [any View] {
                    (base + field.offset).assumingMemoryBound(to: V.self).pointee.shownParts
                }
                return parts(type)
            }
        }
    }
}

extension ForEach: MultipartView where Content: View {
    @MainActor var parts: [any View] {
        data.flatMap { element -> [any View] in
            // The id of an element is the tag of its view, unless the view sets a tag.
            content(element).shownParts.map { part in
                @MainActor func tagged<Part: View>(_ part: Part) -> any View {
                    (part as? any TaggedView)?.tagValue == nil ? part.tag(id(element)) : part
                }
                return tagged(part)
            }
        }
    }
}
