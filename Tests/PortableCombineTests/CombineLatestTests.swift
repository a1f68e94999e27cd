import PortableCombine
import Testing

struct CombineLatestTests {
    @Test func `the latest values are sent whenever a publisher publishes, once all have published`() {
        let numbers = PassthroughSubject<Int, Never>(), letters = PassthroughSubject<String, Never>()
        let recorder = numbers.combineLatest(letters) { "\($0)\($1)" }.record()
        numbers.send(1)
        numbers.send(2)
        #expect(recorder.values.isEmpty)
        letters.send("a")
        letters.send("b")
        numbers.send(3)
        #expect(recorder.values == ["2a", "2b", "3b"])
    }

    @Test func `three and four publishers are combined in the order of the parameters`() {
        let three = Just(1).combineLatest(Just("a"), Just(true)).record()
        #expect(three.values.map { "\($0)" } == [#"(1, "a", true)"#])
        let four = Just(1).combineLatest(Just("a"), Just(true), Just(2.5)) { "\($0)\($1)\($2)\($3)" }.record()
        #expect(four.values == ["1atrue2.5"])
        #expect(three.hasFinished && four.hasFinished)
    }

    @Test func `it finishes when the last publisher has finished`() {
        let numbers = PassthroughSubject<Int, Never>(), letters = PassthroughSubject<String, Never>()
        let recorder = numbers.combineLatest(letters).record()
        numbers.send(1)
        numbers.send(completion: .finished)
        #expect(!recorder.hasFinished)
        letters.send("a")
        letters.send(completion: .finished)
        #expect(recorder.values.count == 1 && recorder.hasFinished)
    }

    @Test func `it fails as soon as one fails, and cancels the others`() {
        let numbers = Probe<Int, Broken>(), letters = Probe<String, Broken>()
        let recorder = numbers.combineLatest(letters).record()
        numbers.send(1)
        letters.send(completion: .failure(Broken()))
        #expect(recorder.failure == Broken() && numbers.isCancelled)
    }

    @Test func `demand is forwarded to all publishers, and at most the requested number of values is sent`() {
        let numbers = Probe<Int, Never>(), letters = Probe<String, Never>()
        let recorder = numbers.combineLatest(letters) { "\($0)\($1)" }.record(asking: .max(1))
        #expect(numbers.demands == [.max(1)] && letters.demands == [.max(1)])
        numbers.send(1)
        letters.send("a")
        numbers.send(2)
        #expect(recorder.values == ["1a"])
        recorder.request(.max(2))
        #expect(numbers.demands == [.max(1), .max(2)] && letters.demands == [.max(1), .max(2)])
        letters.send("b")
        #expect(recorder.values == ["1a", "2b"])
    }

    @Test func `demand that a subscriber returns for a value is forwarded to all publishers`() {
        let numbers = Probe<Int, Never>(), letters = Probe<String, Never>()
        let recorder = numbers.combineLatest(letters) { "\($0)\($1)" }.record(asking: .max(1)) { _ in .max(1) }
        numbers.send(1)
        letters.send("a")
        letters.send("b")
        #expect(recorder.values == ["1a", "1b"])
        #expect(numbers.demands == [.max(1), .max(1), .max(1)])
    }

    @Test func `canceling cancels all and releases the subscriber`() {
        let numbers = Probe<Int, Never>(), letters = Probe<Int, Never>()
        weak var recorder: Recorder<(Int, Int), Never>?
        do {
            let made = numbers.combineLatest(letters).record()
            recorder = made
            made.cancel()
        }
        #expect(recorder == nil && numbers.isCancelled && letters.isCancelled)
    }

    @Test func `a value sent while one is being received is delivered after it`() {
        let numbers = CurrentValueSubject<Int, Never>(1), factor = CurrentValueSubject<Int, Never>(10)
        var order: [String] = []
        let token = numbers.combineLatest(factor, *).sink { product in
            order.append("begin \(product)")
            if product == 10 { numbers.send(2) }
            order.append("end \(product)")
        }
        #expect(order == ["begin 10", "end 10", "begin 20", "end 20"])
        token.cancel()
    }

    @Test func `equal publishers make equal combinations`() {
        #expect(Publishers.CombineLatest(Just(1), Just(2)) == Publishers.CombineLatest(Just(1), Just(2)))
        #expect(Publishers.CombineLatest(Just(1), Just(2)) != Publishers.CombineLatest(Just(1), Just(3)))
    }
}
