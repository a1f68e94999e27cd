import PortableCombine
import Testing

struct CollectByTimeTests {
    @Test func `groups are sent at each interval, and empty ones aren't`() {
        let subject = PassthroughSubject<Int, Never>(), scheduler = ManualScheduler()
        let recorder = subject.collect(.byTime(scheduler, 10)).record()
        subject.send(1)
        subject.send(2)
        scheduler.advance(by: 9)
        #expect(recorder.values.isEmpty)
        scheduler.advance(by: 1)
        #expect(recorder.values == [[1, 2]])
        scheduler.advance(by: 10)
        subject.send(3)
        scheduler.advance(by: 10)
        #expect(recorder.values == [[1, 2], [3]])
    }

    @Test func `a group that is full doesn't wait for its time`() {
        let subject = PassthroughSubject<Int, Never>(), scheduler = ManualScheduler()
        let recorder = subject.collect(.byTimeOrCount(scheduler, 10, 2)).record()
        for number in 1...3 { subject.send(number) }
        #expect(recorder.values == [[1, 2]])
        scheduler.advance(by: 10)
        #expect(recorder.values == [[1, 2], [3]])
    }

    @Test func `remaining values are sent before the completion, and the timer stops`() {
        let subject = PassthroughSubject<Int, Never>(), scheduler = ManualScheduler()
        let recorder = subject.collect(.byTime(scheduler, 10)).record()
        subject.send(1)
        subject.send(completion: .finished)
        #expect(recorder.values == [[1]] && recorder.hasFinished && scheduler.timerCount == 0)
    }

    @Test func `a failure drops the remaining values`() {
        let subject = PassthroughSubject<Int, Broken>(), scheduler = ManualScheduler()
        let recorder = subject.collect(.byTime(scheduler, 10)).record()
        subject.send(1)
        subject.send(completion: .failure(Broken()))
        #expect(recorder.values.isEmpty && recorder.failure == Broken() && scheduler.timerCount == 0)
    }

    @Test func `a group grows while there's no demand`() {
        let probe = Probe<Int, Never>(), scheduler = ManualScheduler()
        let recorder = probe.collect(.byTime(scheduler, 10)).record(asking: .max(1))
        #expect(probe.demands == [.unlimited])
        for number in 1...3 {
            probe.send(number)
            scheduler.advance(by: 10)
        }
        #expect(recorder.values == [[1]])
        recorder.request(.max(1))
        scheduler.advance(by: 10)
        #expect(recorder.values == [[1], [2, 3]] && probe.demands == [.unlimited])
    }

    @Test func `cancelling stops the timer and cancels upstream`() {
        let probe = Probe<Int, Never>(), scheduler = ManualScheduler()
        let recorder = probe.collect(.byTime(scheduler, 10)).record()
        recorder.cancel()
        #expect(scheduler.timerCount == 0 && probe.isCancelled)
    }
}
