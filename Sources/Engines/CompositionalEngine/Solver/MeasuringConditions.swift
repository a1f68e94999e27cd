/// Numbers for the conditions under which elements are measured: what their section is like, in which collection.
///
/// Sections of one description share a number, so that elements which move between them needn't be measured again. As
/// long as the collection is the same, descriptions are equal if their numbers are.
struct MeasuringConditions: Sendable {
    /// The number of the layout's own boundary items.
    private(set) var ofBoundaries = 1

    private var numbers: [SectionDescription: Int] = [:]
    /// One description for each number, and the numbers of those objects that were seen last.
    private var descriptions: [Int: SharedDescription] = [:]
    private var known: [ObjectIdentifier: Int] = [:]
    private var objects: [SharedDescription] = []
    private var lastNumber = 1
    /// How many descriptions were hashed, for tests of cost.
    private(set) var hashedCount = 0

    /// The numbers of sections: those that their descriptions had until now, and new ones for the others.
    /// - Complexity: O(n), and the size of the descriptions that weren't among the last ones.
    mutating func numbers(of sections: [CompositionalSolver.Section]) -> [Int] {
        var result: [Int] = []
        result.reserveCapacity(sections.count)
        var current: [ObjectIdentifier: Int] = [:], objects: [SharedDescription] = []
        var last: (object: SharedDescription, number: Int)?
        for section in sections {
            if let last, last.object === section.shared {
                result.append(last.number)
                continue
            }
            let object = ObjectIdentifier(section.shared)
            let number = current[object] ?? known[object] ?? number(of: section.shared)
            if current.updateValue(number, forKey: object) == nil { objects.append(section.shared) }
            result.append(number)
            last = (section.shared, number)
        }
        forget(except: Set(current.values))
        known = current
        self.objects = objects
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
        guard used.count < descriptions.count else { return }
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
        objects = []
        renewForBoundaries()
    }

    /// The layout's own boundary items are measured under other conditions from now on.
    mutating func renewForBoundaries() { ofBoundaries = makeNumber() }

    private mutating func makeNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
