import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Gestures with two fingers, and views that receive no touches.
@MainActor struct TwoFingerGestureTests {
    final class Log {
        var changes: [Double] = []
        var ended: [Double] = []
        var taps = 0
    }

    private let host = TestHost(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero)
    private let log = Log()
    private let middle = CGPoint(x: 100, y: 100)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
    }

    @Test func `two fingers that move apart magnify`() throws {
        show(
            Color.red.gesture(
                MagnifyGesture()
                    .onChanged { log.changes.append(Double($0.magnification)) }
                    .onEnded { log.ended.append(Double($0.magnification)) }))
        host.pinch(at: middle, scale: 2)
        let last = try #require(log.ended.first)
        #expect(abs(last - 2) < 0.05)
        #expect(log.ended.count == 1)
        #expect(log.changes.count > 1)
        #expect(log.changes.allSatisfy { $0 > 1 && $0 < 2.05 })
    }

    @Test func `two fingers that turn rotate`() throws {
        show(
            Color.red.gesture(
                RotateGesture()
                    .onChanged { log.changes.append($0.rotation.degrees) }
                    .onEnded { log.ended.append($0.rotation.degrees) }))
        host.rotate(at: middle, by: .pi / 4)
        let last = try #require(log.ended.first)
        #expect(abs(last - 45) < 2)
    }

    @Test func `a rotation continues beyond a half turn`() throws {
        show(
            Color.red.gesture(
                RotateGesture()
                    .onChanged { log.changes.append($0.rotation.degrees) }
                    .onEnded { log.ended.append($0.rotation.degrees) }))
        host.rotate(at: middle, by: 1.75 * .pi)
        // The gesture begins with the first of 20 movements.
        #expect(abs(try #require(log.ended.first) - 315) < 315 / 20)
        #expect(zip(log.changes, log.changes.dropFirst()).allSatisfy { $0 <= $1 })
        log.ended = []
        host.rotate(at: middle, by: -2.5 * .pi)
        #expect(abs(try #require(log.ended.first) + 450) < 450 / 20)
    }

    @Test func `one finger neither magnifies nor rotates`() {
        show(
            Color.red
                .gesture(MagnifyGesture().onChanged { log.changes.append(Double($0.magnification)) })
                .simultaneousGesture(RotateGesture().onEnded { log.ended.append($0.rotation.degrees) }))
        host.tap(middle)
        #expect(log.changes.isEmpty && log.ended.isEmpty)
    }

    @available(*, deprecated)
    @Test func `the older gestures have a scale and an angle`() throws {
        show(Color.red.gesture(MagnificationGesture().onEnded { log.ended.append(Double($0)) }))
        host.pinch(at: middle, scale: 0.5)
        #expect(abs(try #require(log.ended.first) - 0.5) < 0.05)
        log.ended = []
        show(Color.red.gesture(RotationGesture().onEnded { log.ended.append($0.degrees) }))
        host.rotate(at: middle, by: -.pi / 4)
        #expect(abs(try #require(log.ended.first) + 45) < 2)
    }

    @Test func `a view without hit testing lets touches through`() {
        show(
            ZStack {
                Color.red.onTapGesture { log.taps += 1 }
                Color.blue.onTapGesture { log.taps += 100 }.allowsHitTesting(false)
            })
        host.tap(middle)
        #expect(log.taps == 1)
    }

    private struct Press: UIGestureRecognizerRepresentable {
        let log: Log

        func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer { UITapGestureRecognizer() }

        func handleUIGestureRecognizerAction(_ recognizer: UITapGestureRecognizer, context: Context) {
            log.taps += 1
            log.changes.append(Double(context.converter.localLocation.x))
        }
    }

    @Test func `a UIKit gesture recognizer receives the touches in its view`() {
        show(Color.red.frame(width: 100, height: 100).gesture(Press(log: log)))
        host.tap(CGPoint(x: 60, y: 100))
        #expect(log.taps == 1)
        #expect(log.changes == [10])
        host.tap(CGPoint(x: 10, y: 10))
        #expect(log.taps == 1)
    }

    @Test func `a disabled gesture isn't recognized, and an optional one may be missing`() {
        let tap = TapGesture().onEnded { log.taps += 1 }
        show(Color.red.gesture(tap, isEnabled: false))
        host.tap(middle)
        #expect(log.taps == 0)
        show(Color.red.gesture(Optional(tap)))
        host.tap(middle)
        #expect(log.taps == 1)
    }
}
