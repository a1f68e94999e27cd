import DiffEngine

extension Outline<Int> {
    /// 1 (2 (3), 4), 5 (6)
    static var nested: Outline<Int> {
        var result = Outline<Int>()
        try! result.append([1, 5], to: nil)
        try! result.append([2, 4], to: 1)
        try! result.append([3], to: 2)
        try! result.append([6], to: 5)
        return result
    }
}
