/// The arrangement of the titles of an index in the available height.
enum IndexTitles {
    /// The placeholder for titles that don't fit.
    static let bullet = "\u{2022}"

    /// Returns the titles as they are shown in at most `maximumCount` entries: all of them, or some of them, evenly
    /// distributed, with bullets between them. The first and the last title are always included.
    static func shown(of titles: [String], maximumCount: Int) -> [String] {
        guard titles.count > maximumCount else { return titles }
        let count = (maximumCount + 1) / 2
        guard count >= 2 else { return maximumCount > 0 ? Array(titles.prefix(1)) : [] }
        var shown: [String] = []
        for position in 0..<count {
            if position > 0 { shown.append(bullet) }
            shown.append(titles[position * (titles.count - 1) / (count - 1)])
        }
        return shown
    }
}
