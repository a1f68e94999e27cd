/// The values of ``Tracking``, in thousandths of the font's size.
enum TrackingTable {
    struct Size {
        var size: Double
        /// The tracking of iOS's font, which is equal for all weights.
        var tracking: Double
        /// The fraction of the font's display design, from 0 to 1.
        var displayShare: Double
    }

    struct Weight {
        var weight: Double
        /// The additional tracking of the substitute where iOS uses the text design, and the display design.
        var text: Double
        var display: Double
    }

    /// Returns the values of a size, interpolated linearly between the sizes in the table.
    static func size(_ size: Double) -> Size {
        let (low, high, share) = neighbors(of: size, in: sizes, by: \.size)
        return Size(
            size: size, tracking: low.tracking + (high.tracking - low.tracking) * share,
            displayShare: low.displayShare + (high.displayShare - low.displayShare) * share)
    }

    /// Returns the values of a weight, interpolated linearly between the named weights.
    static func weight(_ weight: Double) -> Weight {
        let (low, high, share) = neighbors(of: weight, in: weights, by: \.weight)
        return Weight(
            weight: weight, text: low.text + (high.text - low.text) * share,
            display: low.display + (high.display - low.display) * share)
    }

    private static func neighbors<Row>(
        of value: Double, in rows: [Row], by key: (Row) -> Double
    ) -> (Row, Row, share: Double) {
        guard let next = rows.firstIndex(where: { key($0) >= value }) else {
            return (rows[rows.count - 1], rows[rows.count - 1], 0)
        }
        guard next > 0 else { return (rows[0], rows[0], 0) }
        let (low, high) = (rows[next - 1], rows[next])
        return (low, high, (value - key(low)) / (key(high) - key(low)))
    }

    private static let sizes: [Size] = [
        (8, 25.4, 0), (9, 19, 0), (10, 11.7, 0), (11, 5.9, 0), (12, 0, 0), (13, -5.9, 0), (14, -10.7, 0),
        (15, -15.6, 0), (16, -20, 0), (17, -25.4, 0), (18, -24.4, 0.045), (19, -23.4, 0.14), (20, -22.5, 0.236),
        (21, -17.6, 0.38), (22, -11.7, 0.527), (23, -3.9, 0.61), (24, 2.9, 0.685), (25, 5.9, 0.76), (26, 7.8, 0.84),
        (27, 10.7, 0.922), (28, 13.7, 1), (30, 13.7, 1), (32, 12.7, 1), (34, 11.2, 1), (38, 9.8, 1), (43, 8.8, 1),
        (48, 7.3, 1), (53, 5.9, 1), (58, 4.9, 1), (80, 0, 1),
    ].map { Size(size: $0.0, tracking: $0.1, displayShare: $0.2) }

    private static let weights: [Weight] = [
        (100, 1, -68), (200, 12, -55), (300, 11, -52), (400, 15, -40.5), (500, 21, -33.5), (600, 24, -29),
        (700, 30, -21.5), (800, 41, -10), (900, 51, 2),
    ].map { Weight(weight: $0.0, text: $0.1, display: $0.2) }
}
