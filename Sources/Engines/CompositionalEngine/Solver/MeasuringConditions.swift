/// Numbers that identify the conditions under which elements are measured: the description of their section, and the
/// collection.
///
/// Sections of one description share a number, so that elements that move between them needn't be measured again. For
/// the same collection, equal numbers mean equal descriptions.
struct MeasuringConditions: Sendable {
    /// The number of the layout's boundary items.
    private(set) var ofBoundaries = 1

    private var numbers: [SectionDescription: Int] = [:]
    /// The descriptions by number, and the description objects of the last list of sections.
    private var descriptions: [Int: SharedDescription] = [:]
    private var known: [ObjectIdentifier: NumberedObject] = [:]
    private var lastNumber = 1
    /// The number of hashed descriptions, for performance tests.
    private(set) var hashedCount = 0

    /// An object and its number. It's retained, so that its identifier isn't reused.
    private struct NumberedObject {
        var object: SharedDescription
        var number: Int
    }

    /// Returns the numbers of sections: the existing number of a known description, and a new one otherwise.
    /// - Complexity: O(*n*), plus the size of the descriptions that weren't in the last list.
    mutating func numbers(of sections: [CompositionalSolver.Section]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(sections.count)
        var current: [ObjectIdentifier: NumberedObject] = [:]
        var last: NumberedObject?
        for section in sections {
            if let last, last.object === section.shared {
                result.append(last.number)
                continue
            }
            let id = ObjectIdentifier(section.shared)
            let object =
                current[id] ?? known[id] ?? NumberedObject(object: section.shared, number: number(of: section.shared))
            current[id] = object
            result.append(object.number)
            last = object
        }
        discard(except: Set(current.values.map { $0.number }))
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

    /// A description that is removed and used again gets a new number.
    private mutating func discard(except used: Set<Int>) {
        for (number, description) in descriptions where !used.contains(number) {
            numbers[description.value] = nil
            descriptions[number] = nil
        }
    }

    /// Changes the conditions of all elements.
    mutating func renew() {
        numbers = [:]
        descriptions = [:]
        known = [:]
        renewForBoundaries()
    }

    /// Changes the conditions of the layout's boundary items.
    mutating func renewForBoundaries() { ofBoundaries = makeNumber() }

    private mutating func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
