import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Positions the view in a frame with a given width, height, or both.
    ///
    /// - Parameters:
    ///   - width: The width in points, or `nil` for the view's own width. A width that is negative or not finite is
    ///     logged and treated as `nil`.
    ///   - height: The height in points, with the same rules.
    ///   - alignment: The alignment of the view in a frame of another size.
    public nonisolated func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(_FrameLayout(width: width, height: height, alignment: alignment))
    }

    /// Returns the view unchanged.
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public nonisolated func frame() -> some View {
        frame(width: nil, height: nil)
    }

    /// Positions the view in a frame that takes the proposed size within the given limits. If a limit is `nil`, the
    /// view's own length is used.
    ///
    /// Limits that are negative or NaN are logged and treated as `nil`. Contradictory limits are logged, and the
    /// smaller ones are raised.
    public nonisolated func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _FlexFrameLayout(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
                idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
    }
}

/// The modifier that `frame(width:height:alignment:)` applies.
public nonisolated struct _FrameLayout: WrappingModifier {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    @MainActor func makeElement(_ inputs: _ViewInputs) -> FixedFrameElement { FixedFrameElement() }

    @MainActor func update(_ element: FixedFrameElement, _ inputs: _ViewInputs) {
        element.layout = FixedFrame(width: width.map { Double($0) }, height: height.map { Double($0) })
        element.alignment = alignment
    }
}

/// The modifier that `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)` applies.
public nonisolated struct _FlexFrameLayout: WrappingModifier {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    @MainActor func makeElement(_ inputs: _ViewInputs) -> FlexibleFrameElement { FlexibleFrameElement() }

    @MainActor func update(_ element: FlexibleFrameElement, _ inputs: _ViewInputs) {
        func limits(_ min: CGFloat?, _ ideal: CGFloat?, _ max: CGFloat?) -> FlexibleFrame.Limits {
            FlexibleFrame.Limits(
                min: min.map { Double($0) }, ideal: ideal.map { Double($0) }, max: max.map { Double($0) })
        }
        element.layout = FlexibleFrame(
            horizontal: limits(minWidth, idealWidth, maxWidth), vertical: limits(minHeight, idealHeight, maxHeight))
        element.alignment = alignment
    }
}

/// A frame that aligns its view.
class AligningElement: UnaryElement {
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    override func childOrigin(in size: Size, _ proposal: ProposedSize) -> Point {
        guard let child = children.first else { return .zero }
        return alignment.point(in: size) - child.guide(alignment, childProposal(proposal))
    }
}

final class FixedFrameElement: AligningElement {
    var layout = FixedFrame(width: nil, height: nil) {
        didSet {
            guard layout != oldValue else { return }
            layout.issue?.report()
            setNeedsLayout()
        }
    }

    override func childProposal(_ proposal: ProposedSize) -> ProposedSize { layout.proposal(proposal) }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        layout.size(proposal) { children.first?.size($0) ?? .zero }
    }

    override var spacing: Spacing { layout.spacing(super.spacing) }
}

final class FlexibleFrameElement: AligningElement {
    private static let open = FlexibleFrame.Limits(min: nil, ideal: nil, max: nil)

    var layout = FlexibleFrame(horizontal: open, vertical: open) {
        didSet {
            guard layout != oldValue else { return }
            layout.issue?.report()
            setNeedsLayout()
        }
    }

    override func childProposal(_ proposal: ProposedSize) -> ProposedSize { layout.proposal(proposal) }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        layout.size(proposal) { children.first?.size($0) ?? .zero }
    }
}

extension FrameIssue {
    /// Logs the message that SwiftUI logs.
    func report() {
        switch self {
        case .invalidLength: Diagnostics.log("Invalid frame dimension (negative or non-finite).")
        case .contradiction: Diagnostics.log("Contradictory frame constraints specified.")
        }
    }
}
