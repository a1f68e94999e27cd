import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The behavior of a view with a fixed aspect ratio: it fits in the available space, or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The view fits in the available space.
    case fit
    /// The view fills the available space.
    case fill
}

extension View {
    /// Constrains the aspect ratio of the view.
    ///
    /// - Parameter aspectRatio: The ratio of width to height, or `nil` for the ratio of the view's ideal size.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Constrains the aspect ratio of the view to the aspect ratio of a size.
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit the available space, with its own aspect ratio.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill the available space, with its own aspect ratio.
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
