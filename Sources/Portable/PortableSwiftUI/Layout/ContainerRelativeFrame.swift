import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Positions the view in a frame as large as its container: the window without its safe area.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Positions the view in a frame whose lengths are computed from the lengths of the container.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(_ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
    }

    /// Positions the view in a frame that spans a number of equal parts of its container.
    public nonisolated func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        modifier(
            _ContainerRelativeFrame(axes: axes, alignment: alignment) { length, _ in
                let count = CGFloat(max(count, 1)), span = CGFloat(max(span, 1))
                let part = (length - spacing * (count - 1)) / count
                return part * span + spacing * (span - 1)
            })
    }
}

/// The modifier that `containerRelativeFrame(_:alignment:)` applies.
public nonisolated struct _ContainerRelativeFrame: WrappingModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor func makeElement(_ inputs: _ViewInputs) -> ContainerFrameElement { ContainerFrameElement() }

    @MainActor func update(_ element: ContainerFrameElement, _ inputs: _ViewInputs) {
        element.alignment = alignment
        element.set(axes, length)
    }
}

final class ContainerFrameElement: AligningElement {
    private var axes = Axis.Set()
    private var length: (CGFloat, Axis) -> CGFloat = { length, _ in length }

    func set(_ axes: Axis.Set, _ length: @escaping (CGFloat, Axis) -> CGFloat) {
        self.axes = axes
        self.length = length
        setNeedsLayout()
    }

    override func didJoin() { graph?.containerFrames.append(WeakElement(element: self)) }

    private var layout: FixedFrame {
        let container = graph?.containerSize ?? .zero
        func own(_ axis: Axis, _ whole: Double) -> Double? {
            axes.contains(axis == .horizontal ? .horizontal : .vertical)
                ? Double(max(length(CGFloat(whole), axis), 0)) : nil
        }
        return FixedFrame(width: own(.horizontal, container.width), height: own(.vertical, container.height))
    }

    override func childProposal(_ proposal: ProposedSize) -> ProposedSize { layout.proposal(proposal) }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        layout.size(proposal) { children.first?.size($0) ?? .zero }
    }
}

/// A weak reference to an element.
struct WeakElement {
    weak var element: Element?
}

extension ViewGraph {
    /// The size that views are laid out in, without the safe area; known before anything is placed.
    fileprivate var containerSize: Size {
        guard let size = laidOutSize else { return rootElement.safeFrame.size }
        return Rect(origin: .zero, size: size).inset(by: safeArea).size
    }
}
