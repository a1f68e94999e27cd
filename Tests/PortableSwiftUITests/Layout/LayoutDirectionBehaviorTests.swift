import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Views that are mirrored in a layout direction.
@MainActor struct LayoutDirectionBehaviorTests {
    /// Returns whether a tap on the left arrives on the right.
    private func isMirrored(_ behavior: LayoutDirectionBehavior, in direction: LayoutDirection) -> Bool {
        let host = TestHost(size: CGSize(width: 100, height: 100), safeAreaInsets: .zero)
        let log = Log()
        host.show(
            UIHostingController(
                rootView: Color.red.frame(width: 100, height: 100)
                    .onTapGesture { location in log.location = location }
                    .layoutDirectionBehavior(behavior)
                    .environment(\.layoutDirection, direction)))
        host.tap(CGPoint(x: 10, y: 50))
        return log.location.map { $0.x > 50 } ?? false
    }

    private final class Log {
        var location: CGPoint?
    }

    @Test func `a view is mirrored in its direction only`() {
        #expect(!isMirrored(.fixed, in: .rightToLeft))
        #expect(isMirrored(.mirrors, in: .rightToLeft))
        #expect(!isMirrored(.mirrors, in: .leftToRight))
        #expect(isMirrored(.mirrors(in: .leftToRight), in: .leftToRight))
    }
}
