import PortableCombine
import Testing

struct MergeTests {
    @Test func `values are sent in order`() {
        let left = PassthroughSubject<Int, Never>(), right = PassthroughSubject<Int, Never>()
        let recorder = left.merge(with: right).record()
        left.send(1)
        right.send(2)
        left.send(3)
        #expect(recorder.values == [1, 2, 3])
    }

    @Test func `two to eight publishers are merged, however they are put together`() {
        let a = Just(1), b = [2].publisher, c = [3].publisher, d = Just(4), e = Just(5), f = Just(6), g = Just(7)
        let eight = a.merge(with: b, c, d).merge(with: e, f, g, Just(8))
        let recorder = eight.record()
        #expect(recorder.values == Array(1...8) && recorder.hasFinished)
        let stepwise = a.merge(with: b).merge(with: c).merge(with: d, e, f, g).merge(with: Just(8))
        #expect(eight == stepwise)
        let many = a.merge(with: d).merge(with: e)
        #expect(many.record().values == [1, 4, 5])
        #expect(many == Publishers.MergeMany([Just(1), Just(4), Just(5)]))
    }

    @Test func `it finishes when the last publisher has finished, and immediately without publishers`() {
        let left = PassthroughSubject<Int, Never>(), right = PassthroughSubject<Int, Never>()
        let recorder = left.merge(with: right).record()
        left.send(completion: .finished)
        #expect(!recorder.hasFinished)
        right.send(completion: .finished)
        #expect(recorder.hasFinished)
        #expect(Publishers.MergeMany([Just<Int>]()).record().hasFinished)
    }

    @Test func `it fails as soon as one fails, and cancels the others`() {
        let left = Probe<Int, Broken>(), right = Probe<Int, Broken>()
        let recorder = left.merge(with: right).record(asking: .max(1))
        left.send(1)
        left.send(2)
        right.send(completion: .failure(Broken()))
        #expect(recorder.values == [1] && recorder.failure == Broken() && left.isCancelled)
    }

    @Test func `with a finite demand, each is requested one value at a time, and nothing is lost`() {
        let left = Probe<Int, Never>(), right = Probe<Int, Never>()
        let recorder = left.merge(with: right).record(asking: .max(1))
        #expect(left.demands == [.max(1)] && right.demands == [.max(1)])
        left.send(1)
        right.send(2)
        #expect(recorder.values == [1] && left.demands.count == 2 && right.demands.count == 1)
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2] && right.demands == [.max(1), .max(1)])
    }

    @Test func `buffered values are delivered before the completion`() {
        let left = Probe<Int, Never>(), right = Probe<Int, Never>()
        let recorder = left.merge(with: right).record(asking: .none)
        left.send(1)
        left.send(completion: .finished)
        right.send(completion: .finished)
        #expect(recorder.values.isEmpty && !recorder.hasFinished)
        recorder.request(.max(1))
        #expect(recorder.values == [1] && recorder.hasFinished)
    }

    @Test func `long sequences are received one by one without recursion`() {
        let recorder = (0..<10_000).publisher.merge(with: (0..<10_000).publisher.map { $0 })
            .record(asking: .max(1)) { _ in .max(1) }
        #expect(recorder.values.count == 20_000 && recorder.hasFinished)
    }

    @Test func `canceling while a value is received ends the subscription`() {
        let left = PassthroughSubject<Int, Never>(), right = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var token: AnyCancellable?
        token = left.merge(with: right).sink { value in
            values.append(value)
            token?.cancel()
        }
        left.send(1)
        right.send(2)
        #expect(values == [1])
    }

    @Test func `values from several threads are delivered one after another`() async {
        let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        nonisolated(unsafe) let recorder = Publishers.MergeMany(subjects).record()
        await withTaskGroup(of: Void.self) { group in
            for subject in subjects {
                nonisolated(unsafe) let subject = subject
                group.addTask { for number in 0..<1000 { subject.send(number) } }
            }
        }
        #expect(recorder.values.count == 4000)
    }
}
