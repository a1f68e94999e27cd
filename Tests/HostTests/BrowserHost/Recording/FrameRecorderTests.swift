import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

struct FrameRecorderTests {
    private func frame(_ id: UInt64, width: Double = 10) -> DisplayFrame {
        let size = Size(width: width, height: 10)
        return DisplayFrame(size: size, scale: 1, root: DisplayNode(id: id, bounds: Rect(origin: .zero, size: size)))
    }

    @Test func `frames last until the next one that changes something`() {
        var recorder = FrameRecorder(frame(0), at: 10)
        recorder.add(frame(1), at: 11)
        recorder.add(frame(2), at: 11.5)
        recorder.stop(at: 12)
        recorder.add(frame(3), at: 13)
        let frames = recorder.frames(at: 20)
        #expect(frames.map(\.frame.root.id) == [0, 1, 2])
        #expect(frames.map(\.seconds) == [1, 0.5, 0.5])
        #expect(!recorder.isRunning)
    }

    @Test func `thirty frames a second are kept`() {
        var recorder = FrameRecorder(frame(0), at: 0)
        for index in 1...120 { recorder.add(frame(UInt64(index)), at: Double(index) / 120) }
        let frames = recorder.frames(at: 1)
        #expect((30...32).contains(frames.count))
        // The last frame of each moment is kept.
        #expect(frames.last?.frame.root.id == 120)
    }

    @Test func `a recording ends automatically and keeps its size`() {
        var recorder = FrameRecorder(frame(0), at: 0)
        recorder.add(frame(1, width: 20), at: 1)
        recorder.add(frame(2), at: FrameRecorder.longest + 1)
        let frames = recorder.frames(at: 100)
        #expect(frames.map(\.frame.root.id) == [0])
        #expect(frames.map(\.seconds) == [FrameRecorder.longest])
        #expect(!recorder.isRunning)
    }
}
