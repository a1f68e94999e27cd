/// Numbers for the conditions under which elements are measured: what their section is like, in which collection.
///
/// Sections of one description share a number, so that elements which move between them needn't be measured again. As
/// long as the collection is the same, descriptions are equal if their numbers are.
struct MeasuringConditions: Sendable {
    /// The number of the layout's own boundary items.
    private(set) var ofBoundaries = 1

    private var numbers: [SectionDescription: Int] = [:]
    /// One description for each number, and those objects that were seen last.
    private var descriptions: [Int: SharedDescription] = [:]
    private var known: [ObjectIdentifier: Known] = [:]
    private var lastNumber = 1
    /// How many descriptions were hashed, for tests of cost.
    private(set) var hashedCount = 0

    /// An object with its number. As long as it is there, no other one is taken for it.
    private struct Known {
        var object: SharedDescription
        var number: Int
    }

    /// Returns the numbers of sections: the existing number of a known description, and a new one otherwise.
    /// - Complexity: O(n), plus the size of the descriptions that weren't in the last list.
    mutating func numbers(of sections: [CompositionalSolver.Section]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(sections.count)
        var current: [ObjectIdentifier: Known] = [:]
        var last: Known?
        for section in sections {
            if let last, last.object === section.shared {
                result.append(last.number)
                continue
            }
            let id = ObjectIdentifier(section.shared)
            let object =
                current[id] ?? known[id] ?? Known(object: section.shared, number: number(of: section.shared))
            current[id] = object
            result.append(object.number)
            last = object
        }
        forget(except: Set(current.values.map { $0.number }))
        known = current
        return result
    }

    private mutating func number(of description: SharedDescription) -> Int {
        hashedCount += 1
        if let number = numbers[description.value] { return number }
        let number = makeNumber()
        numbers[description.value] = number
        descriptions[number] = description
        return number
    }

    /// A description that comes back is another one.
    private mutating func forget(except used: Set<Int>) {
        for (number, description) in descriptions where !used.contains(number) {
            numbers[description.value] = nil
            descriptions[number] = nil
        }
    }

    /// Everything is measured under other conditions from now on.
    mutating func renew() {
        numbers = [:]
        descriptions = [:]
        known = [:]
        renewForBoundaries()
    }

    /// The layout's own boundary items are measured under other conditions from now on.
    mutating func renewForBoundaries() { ofBoundaries = makeNumber() }

    private mutating func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
