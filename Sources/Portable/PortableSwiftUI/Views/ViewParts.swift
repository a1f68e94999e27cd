/// A view that consists of several views, for containers that show each of them separately, such as tabs, alert
/// buttons, and options.
@MainActor
protocol MultipartView {
    /// Returns the views that this view consists of, in order. Views for which the closure returns `true` are kept, even
    /// if they have parts themselves.
    func parts(keeping isKept: (any View) -> Bool) -> [any View]
}

extension View {
    /// The parts of the view, or the view itself if it has no parts.
    var shownParts: [any View] { shownParts { _ in false } }

    /// The same, but views for which the closure returns `true` are kept, even if they have parts themselves.
    func shownParts(keeping isKept: (any View) -> Bool) -> [any View] {
        isKept(self) ? [self] : (self as? any MultipartView)?.parts(keeping: isKept) ?? [self]
    }
}

extension EmptyView: MultipartView {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] { [] }
}

extension Group: MultipartView where Content: View {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

extension Optional: MultipartView where Wrapped: View {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] {
        map { $0.shownParts(keeping: isKept) } ?? []
    }
}

extension _ConditionalContent: MultipartView where TrueContent: View, FalseContent: View {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] {
        switch storage {
        case .trueContent(let content): content.shownParts(keeping: isKept)
        case .falseContent(let content): content.shownParts(keeping: isKept)
        }
    }
}

extension TupleView: MultipartView {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] {
        withUnsafeBytes(of: value) { bytes in
            TuplePlan.elements(of: T.self).flatMap { field -> [any View] in
                guard let type = field.type as? any View.Type, let base = bytes.baseAddress else { return [] }
                @MainActor func parts<V: View>(_ type: V.Type) -> [any View] {
                    (base + field.offset).assumingMemoryBound(to: V.self).pointee.shownParts(keeping: isKept)
                }
                return parts(type)
            }
        }
    }
}

extension ForEach: MultipartView where Content: View {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] {
        data.flatMap { element -> [any View] in
            // The id of an element is the tag of its view, unless the view sets a tag.
            content(element).shownParts(keeping: isKept).map { part in
                @MainActor func tagged<Part: View>(_ part: Part) -> any View {
                    (part as? any TaggedView)?.tagValue == nil ? part.tag(id(element)) : part
                }
                return tagged(part)
            }
        }
    }
}
