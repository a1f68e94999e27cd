// What the standard library had until Swift 5. Sources of that time are built with this file.

extension Zip2Sequence {
    init(_sequence1 sequence1: Sequence1, _sequence2 sequence2: Sequence2) { self = zip(sequence1, sequence2) }
}

extension UnsafeMutablePointer {
    func deallocate(capacity: Int) { deallocate() }
}

// Ranges were no sequences yet, whose methods hide the functions of these names from extensions.

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
