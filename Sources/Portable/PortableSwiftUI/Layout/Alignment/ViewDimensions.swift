import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A view's size and alignment guides, in its own coordinate space.
public struct ViewDimensions: Equatable {
    /// The width in points.
    public var width: CGFloat { CGFloat(size.width) }
    /// The height in points.
    public var height: CGFloat { CGFloat(size.height) }

    let size: Size
    private let element: Element?
    private let proposal: ProposedSize

    init(element: Element?, size: Size, proposal: ProposedSize) {
        self.element = element
        self.size = size
        self.proposal = proposal
    }

    /// The position of a horizontal alignment guide, from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat { CGFloat(self[guide.key]) }

    /// The position of a vertical alignment guide, from the top edge.
    public subscript(guide: VerticalAlignment) -> CGFloat { CGFloat(self[guide.key]) }

    /// The explicit position of a horizontal alignment guide, or `nil` if no view inside sets it.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key].map { CGFloat($0) } }

    /// The explicit position of a vertical alignment guide, or `nil` if no view inside sets it.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key].map { CGFloat($0) } }

    subscript(key: AlignmentKey) -> Double {
        self[explicit: key] ?? key.share.map { size[key.axis] * $0 } ?? Double(key.id.defaultValue(in: self))
    }

    subscript(explicit key: AlignmentKey) -> Double? {
        guard let element else { return nil }
        let proposal = proposal
        return MainActor.assumeIsolated { element.explicitGuide(key, proposal) }
    }

    /// Returns whether the dimensions have the same size and alignment guides.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.size == rhs.size && lhs.element === rhs.element && lhs.proposal == rhs.proposal
    }
}

extension Element {
    /// Returns the size and the alignment guides of the element for a proposal.
    func dimensions(_ proposal: ProposedSize) -> ViewDimensions {
        ViewDimensions(element: self, size: size(proposal), proposal: proposal)
    }

    /// Returns the position of a guide in the element for the given proposal.
    func guide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double { guide(key, proposal, size(proposal)) }

    /// Returns the position of a guide in the element for the given proposal and the size that results from it.
    func guide(_ key: AlignmentKey, _ proposal: ProposedSize, _ size: Size) -> Double {
        if isExplicit(key) { graph?.alignsByLines(of: self) }
        let value: Double
        if let explicit = explicitGuide(key, proposal) {
            value = explicit
        } else if let share = key.share {
            value = size[key.axis] * share
        } else {
            value = Double(key.id.defaultValue(in: ViewDimensions(element: self, size: size, proposal: proposal)))
        }
        return value.isFinite ? value : 0
    }

    /// Returns the positions of both guides.
    func guide(_ alignment: Alignment, _ proposal: ProposedSize) -> Point {
        Point(x: guide(alignment.horizontal.key, proposal), y: guide(alignment.vertical.key, proposal))
    }
}

extension Alignment {
    /// Returns the default positions of the guides in a rectangle of the given size.
    func point(in size: Size) -> Point {
        if let x = horizontal.key.share, let y = vertical.key.share {
            return Point(x: size.width * x, y: size.height * y)
        }
        let dimensions = ViewDimensions(element: nil, size: size, proposal: ProposedSize(size))
        return Point(x: dimensions[horizontal.key], y: dimensions[vertical.key])
    }
}
