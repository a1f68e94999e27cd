/// Numbers for the conditions under which elements are measured: what their section is like, in which collection.
///
/// Sections of one description share a number, so that elements which move between them needn't be measured again.
struct MeasuringConditions: Sendable {
    /// The number of the layout's own boundary items.
    private(set) var ofBoundaries = 1

    private var numbers: [SectionDescription: Int] = [:]
    private var lastNumber = 1

    /// The numbers of sections: those that their descriptions had until now, and new ones for the others.
    /// - Complexity: O(the size of the descriptions).
    mutating func numbers(of descriptions: [SectionDescription]) -> [Int] {
        var current: [SectionDescription: Int] = [:]
        let result = descriptions.map { description in
            if let number = current[description] { return number }
            let number = numbers[description] ?? makeNumber()
            current[description] = number
            return number
        }
        numbers = current
        return result
    }

    /// Everything is measured under other conditions from now on.
    mutating func renew() {
        numbers = [:]
        renewForBoundaries()
    }

    /// The layout's own boundary items are measured under other conditions from now on.
    mutating func renewForBoundaries() { ofBoundaries = makeNumber() }

    private mutating func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
