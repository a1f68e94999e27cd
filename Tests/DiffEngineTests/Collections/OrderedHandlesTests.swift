import RandomNumbers
import Testing

@testable import DiffEngine

struct OrderedHandlesTests {
    /// Ten handles in order, each equal to its position.
    private let ten: (list: OrderedHandles, notes: [Int32]) = {
        var list = OrderedHandles()
        var notes = [Int32](repeating: 0, count: 200)
        list.append(contentsOf: 0..<10 as Range<Handle>, notes: &notes)
        return (list, notes)
    }()

    @Test func `appended handles are noted at their positions`() {
        let (list, notes) = ten
        #expect(list.elements == Array(0..<10) && list.count == 10)
        #expect(notes.prefix(10) == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
        #expect(list.drift == 0)
    }

    @Test func `inserted handles shift the handles after them`() {
        var (list, notes) = ten
        list.insert(contentsOf: [20, 21, 22], at: 4, notes: &notes)
        #expect(list.elements == [0, 1, 2, 3, 20, 21, 22, 4, 5, 6, 7, 8, 9])
        #expect([20, 21, 22].map { notes[$0] } == [4, 5, 6], "the new ones are noted at once")
        #expect(notes[9] == 9 && list.drift == 3, "the others are as far off as was inserted")
        expectPositions(list, notes)
    }

    @Test func `inserting or removing elements at the end moves nothing`() {
        var (list, notes) = ten
        list.insert(contentsOf: [20, 21], at: 10, notes: &notes)
        #expect(list.drift == 0 && notes[20] == 10 && notes[21] == 11)
        list.removeSubrange(9..<12, notes: &notes)
        #expect(list.drift == 0 && list.elements == Array(0..<9))
    }

    @Test func `removing elements at the front moves all elements after them`() {
        var (list, notes) = ten
        list.removeSubrange(2..<5, notes: &notes)
        #expect(list.elements == [0, 1, 5, 6, 7, 8, 9] && list.drift == 3)
        expectPositions(list, notes)
        list.removeAll(where: { $0 == 0 || $0 == 7 }, notes: &notes)
        #expect(list.elements == [1, 5, 6, 8, 9] && list.drift == 5)
        expectPositions(list, notes)
    }

    @Test func `a moved handle shifts the others by one`() {
        var (list, notes) = ten
        list.move(from: 8, to: 1, notes: &notes)
        #expect(list.elements == [0, 8, 1, 2, 3, 4, 5, 6, 7, 9])
        #expect(notes[8] == 1 && list.drift == 1)
        expectPositions(list, notes)
        list.move(from: 1, to: 8, notes: &notes)
        #expect(list.elements == Array(0..<10) && list.drift == 2)
        expectPositions(list, notes)
    }

    @Test func `notes are rewritten only if they're off by more than the search distance`() {
        var (list, notes) = ten
        let limit = OrderedHandles.maximumDrift
        list.insert(contentsOf: (100..<100 + limit).map { Handle($0) }, at: 0, notes: &notes)
        #expect(list.drift == limit && notes[9] == 9)
        list.insert(contentsOf: [50], at: 0, notes: &notes)
        #expect(list.drift == 0 && notes[9] == Int32(10 + limit))
        #expect(list.elements.enumerated().allSatisfy { Int(notes[Int($1)]) == $0 })
    }

    @Test func `a handle is found regardless of how outdated its note is`() {
        let (list, notes) = ten
        for handle in list.elements {
            for note in 0..<40 as Range<Int32> {
                var notes = notes
                notes[Int(handle)] = note
                #expect(list.position(of: handle, notes: notes) == Int(handle), "noted at \(note)")
            }
        }
    }

    @Test func `copies are known to be equal until one is edited`() {
        var (list, notes) = ten
        let copy = list
        #expect(copy.isIdentical(to: list))
        list.move(from: 0, to: 1, notes: &notes)
        #expect(!copy.isIdentical(to: list) && copy.elements == Array(0..<10))
        // Equal by chance, so the handles have to be compared.
        list.move(from: 0, to: 1, notes: &notes)
        #expect(!copy.isIdentical(to: list) && copy.elements == list.elements)
    }

    @Test func `random edits keep every note within the drift`() {
        for seed in RandomTrials.seeds(30) {
            var generator = SeededGenerator(seed: seed)
            var (list, notes) = ten
            var model = list.elements
            for step in 0..<80 {
                let unused = (0..<200).filter { !model.contains(Handle($0)) }.map { Handle($0) }
                let new = Array(unused.shuffled(using: &generator).prefix(generator.number(below: 5)))
                let position = generator.number(below: model.count + 1)
                switch generator.number(below: 4) {
                case 0:
                    list.insert(contentsOf: new, at: position, notes: &notes)
                    model.insert(contentsOf: new, at: position)
                case 1:
                    let end = min(model.count, position + generator.number(below: 5))
                    list.removeSubrange(position..<end, notes: &notes)
                    model.removeSubrange(position..<end)
                case 2 where !model.isEmpty:
                    let (source, target) = (generator.number(below: model.count), generator.number(below: model.count))
                    list.move(from: source, to: target, notes: &notes)
                    model.insert(model.remove(at: source), at: target)
                default:
                    let leaving = Set(new.map { $0 / 2 })
                    list.removeAll(where: leaving.contains, notes: &notes)
                    model.removeAll(where: leaving.contains)
                }
                #expect(list.elements == model, "seed \(seed), step \(step)")
                let broken = list.brokenInvariant(notes: notes)
                #expect(broken == nil, "seed \(seed), step \(step)")
                if list.elements != model || broken != nil { return }
                expectPositions(list, notes)
            }
        }
    }

    private func expectPositions(_ list: OrderedHandles, _ notes: [Int32]) {
        let found = list.elements.map { list.position(of: $0, notes: notes) }
        #expect(found == Array(list.elements.indices))
    }
}
