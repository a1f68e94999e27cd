import Foundation
import Testing

import PortableUIKit

@Suite struct AxisMotionTests {
    @Test func aGlideKeepsItsSpeedPerMillisecond() {
        let motion = AxisMotion(start: 0, velocity: 1000, rate: 0.998, range: 0...10_000, bounces: true)
        let way = 1000 * 0.998 / 0.002 / 1000
        #expect(abs(motion.target - way) < 1e-9)
        // After a second the part 0.998^1000 of the way is left.
        #expect(abs(motion.position(at: 1) - way * (1 - pow(0.998, 1000))) < 1e-9)
        #expect(!motion.isAtRest(at: 1))
        #expect(motion.isAtRest(at: 4))
        #expect(motion.position(at: 4) == motion.target)
    }

    @Test func aSpringTakesOverAtTheEdgeWithoutAJump() {
        let motion = AxisMotion(start: 0, velocity: 1000, rate: 0.998, range: 0...200, bounces: true)
        #expect(motion.target == 200)
        var previous = motion.position(at: 0)
        var most: CGFloat = 0
        for step in 1...2000 {
            let position = motion.position(at: Double(step) / 1000)
            #expect(abs(position - previous) < 1.1)
            most = max(most, position)
            previous = position
        }
        #expect(most > 200 && most < 260)
        #expect(motion.isAtRest(at: 2))
    }

    @Test func withoutASpringTheEdgeStops() {
        let motion = AxisMotion(start: 0, velocity: 1000, rate: 0.998, range: 0...200, bounces: false)
        let positions = (0...2000).map { motion.position(at: Double($0) / 1000) }
        #expect(positions.max() == 200)
        #expect(positions.last == 200)
    }

    @Test func resistanceCanBeUndone() {
        for distance in stride(from: -2000.0, through: 2000, by: 125) {
            let shown = RubberBand.shown(distance, dimension: 500)
            #expect(abs(shown) <= min(abs(distance), 500))
            #expect(abs(RubberBand.dragged(shown, dimension: 500) - distance) < 1e-6)
        }
    }
}
