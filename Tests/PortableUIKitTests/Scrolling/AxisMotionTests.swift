import Foundation
import Testing

import PortableUIKit

/// The values of `Tests/Resources/measured` and of `UIKitConstants.md` 7.
struct AxisMotionTests {
    @Test(arguments: [750, -1000, 3000, 4875] as [CGFloat])
    func `a glide keeps its speed per millisecond and ends at ten points per second`(velocity: CGFloat) {
        let motion = AxisMotion(
            start: 0, velocity: velocity, rate: 0.998, range: -10_000...10_000, bounces: true)
        #expect(abs(abs(motion.target) - (abs(velocity) - 10) * 0.499) < 1e-9)
        #expect((motion.target < 0) == (velocity < 0))
        // After half a second, the fraction 0.998^500 of the distance is left.
        #expect(abs(motion.position(at: 0.5) - velocity * 0.499 * (1 - pow(0.998, 500))) < 1e-9)
        let duration = log(abs(velocity) / 10) / 2.002
        #expect(!motion.isAtRest(at: duration - 0.01) && motion.isAtRest(at: duration + 0.01))
        // It ends without a jump.
        #expect(abs(motion.position(at: duration - 0.001) - motion.target) < 0.03)
        #expect(motion.position(at: 9) == motion.target)
    }

    @Test func `a finger that is slower doesn't cause a glide`() {
        let motion = AxisMotion(start: 50, velocity: 9.5, rate: 0.998, range: 0...100, bounces: true)
        #expect(motion.isAtRest(at: 0) && motion.target == 50)
    }

    @Test func `entered with speed a spring is critical with eleven per second`() {
        let motion = AxisMotion(start: 0, velocity: -3005, rate: 0.998, range: 0...10_000, bounces: true)
        let most = (0...1000).map { motion.position(at: Double($0) / 1000) }.min() ?? 0
        // 99.7 were recorded; the spring's exact value is 100.5.
        #expect(abs(most + 3005 / (11 * M_E)) < 0.3 && abs(most + 99.7) < 1)
    }

    @Test func `an offset beyond the edge starts back immediately`() {
        let motion = AxisMotion(start: -235, velocity: 0, rate: 0.998, range: 0...10_000, bounces: true)
        #expect(abs(motion.position(at: 0.1) + 107.5) < 1)
        // Recorded: 0.691 s.
        #expect(!motion.isAtRest(at: 0.65) && motion.isAtRest(at: 0.7))
        #expect((0...1000).allSatisfy { motion.position(at: Double($0) / 1000) <= 0 })
    }

    @Test func `a spring continues at the edge without a jump`() {
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

    @Test func `without a spring, the edge stops the motion`() {
        let motion = AxisMotion(start: 0, velocity: 1000, rate: 0.998, range: 0...200, bounces: false)
        let positions = (0...2000).map { motion.position(at: Double($0) / 1000) }
        #expect(positions.max() == 200)
        #expect(positions.last == 200)
    }

    @Test func `resistance slows contents down`() {
        for distance in stride(from: 0.0, through: 590, by: 59) {
            let shown = RubberBand.shown(distance, dimension: 852)
            let difference = RubberBand.shown(distance + 0.001, dimension: 852) - shown
            #expect(abs(difference / 0.001 - RubberBand.slope(atShown: shown, dimension: 852)) < 1e-4)
        }
    }

    @Test func `resistance can be undone`() {
        for distance in stride(from: -2000.0, through: 2000, by: 125) {
            let shown = RubberBand.shown(distance, dimension: 500)
            #expect(abs(shown) <= min(abs(distance), 500))
            #expect(abs(RubberBand.dragged(shown, dimension: 500) - distance) < 1e-6)
        }
    }
}
