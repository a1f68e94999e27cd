import RandomNumbers

extension SeededGenerator {
    mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
