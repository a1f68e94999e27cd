import Foundation

/// A bar that's filled to a fraction of its length.
struct GaugeBar: View {
    let value: Double
    let height: CGFloat

    var body: some View {
        GeometryReader { proxy in
            Capsule().fill(.quaternary)
                .overlay(alignment: .leading) {
                    Capsule().fill(.tint).frame(width: max(proxy.size.width * value, value > 0 ? height : 0))
                }
        }
        .frame(height: height)
    }
}

/// A part of a ring that can be open at the bottom.
nonisolated struct GaugeRing: Shape {
    /// The start of the part, as a fraction of the ring.
    var start: Double
    var end: Double
    /// The fraction of the circle that's left open.
    let opening: Double
    let width: CGFloat

    init(from start: Double, to end: Double, opening: Double, width: CGFloat = 6) {
        self.start = start
        self.end = end
        self.opening = opening
        self.width = width
    }

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        // A closed ring starts at the top, and an open one to the left of its opening.
        let first = opening == 0 ? -90 : 90 + opening * 180
        let sweep = 360 * (1 - opening)
        var arc = Path()
        arc.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: (min(rect.width, rect.height) - width) / 2,
            startAngle: .degrees(first + sweep * start), endAngle: .degrees(first + sweep * max(end, start + 0.001)),
            clockwise: false)
        return arc.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
    }
}
