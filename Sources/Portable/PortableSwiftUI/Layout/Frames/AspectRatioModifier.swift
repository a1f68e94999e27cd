import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// Whether a view is as large as possible inside of its room, or as small as possible around it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// Inside of its room.
    case fit
    /// Around its room.
    case fill
}

extension View {
    /// Keeps the ratio of the view's width to its height.
    ///
    /// - Parameter aspectRatio: Width by height; nil for that of the view's ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Makes the view as large as its room allows, in its own ratio.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes the view as small as covers its room, in its own ratio.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// The modifier that `aspectRatio(_:contentMode:)` applies.
public nonisolated struct _AspectRatioLayout: WrappingModifier {
    let aspectRatio: CGFloat?
    let contentMode: ContentMode

    @MainActor func makeElement(_ inputs: _ViewInputs) -> AspectRatioElement { AspectRatioElement() }

    @MainActor func update(_ element: AspectRatioElement, _ inputs: _ViewInputs) {
        element.layout = AspectRatio(
            ratio: aspectRatio.map { Double($0) }, mode: contentMode == .fit ? .fit : .fill)
    }
}

final class AspectRatioElement: UnaryElement {
    var layout = AspectRatio(ratio: nil, mode: .fit) {
        didSet { if layout != oldValue { setNeedsLayout() } }
    }

    override func childProposal(_ proposal: ProposedSize) -> ProposedSize {
        layout.proposal(proposal) { children.first?.size($0) ?? .zero }
    }
}
