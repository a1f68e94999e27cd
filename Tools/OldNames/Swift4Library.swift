// Names that the standard library had until Swift 5, for sources from that time.

extension Zip2Sequence {
    init(_sequence1 sequence1: Sequence1, _sequence2 sequence2: Sequence2) { self = zip(sequence1, sequence2) }
}

extension UnsafeMutablePointer {
    func deallocate(capacity: Int) { deallocate() }
}

// Ranges weren't sequences then, so their methods didn't hide the functions with these names in extensions.

extension Range {
    static func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
    static func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
    func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
    func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
}

extension ClosedRange {
    static func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
    static func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
    func min<T: Comparable>(_ x: T, _ y: T) -> T { Swift.min(x, y) }
    func max<T: Comparable>(_ x: T, _ y: T) -> T { Swift.max(x, y) }
}
