import DisplayList
import Testing

@testable import PortableQuartz

@MainActor struct InterpolationQualityTests {
    private func interpolations(_ context: CGContext) -> [Bool] {
        context.recording.compactMap { if case .interpolation(let isSmooth) = $0 { isSmooth } else { nil } }
    }

    @Test func `images are drawn with or without interpolation`() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(context.interpolationQuality == .default)
        context.interpolationQuality = .high
        #expect(context.interpolationQuality == .high && interpolations(context).isEmpty)
        context.interpolationQuality = .none
        context.interpolationQuality = .low
        #expect(interpolations(context) == [false, true])
    }

    @Test func `the quality is part of the saved state`() {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
        context.saveGState()
        context.interpolationQuality = .none
        context.restoreGState()
        #expect(context.interpolationQuality == .default)
        context.interpolationQuality = .none
        #expect(interpolations(context) == [false, false])
    }
}
