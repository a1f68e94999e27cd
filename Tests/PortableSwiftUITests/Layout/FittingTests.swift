import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Views for which there isn't enough room.
@MainActor struct FittingTests {
    private final class Model {
        var width: Binding<CGFloat>?
    }

    private struct Screen: View {
        let model: Model
        @State private var width: CGFloat

        init(_ width: CGFloat, _ model: Model = Model()) {
            _width = State(initialValue: width)
            self.model = model
        }

        var body: some View {
            let _ = model.width = $width
            VStack(alignment: .leading, spacing: 0) {
                Fixed(width, 10)
                ViewThatFits(in: .horizontal) {
                    HStack(spacing: 0) {
                        Fixed(width, 20)
                        Fixed(30, 20)
                    }
                    Fixed(20, 40)
                }
            }
        }
    }

    @Test func `a view that no longer fits is removed, as if it had never been shown`() {
        let model = Model()
        let screen = LaidOut(Screen(40, model))
        for width in [90.0, 40, 80, 90] {
            model.width?.wrappedValue = width
            screen.settle()
            #expect(screen.frames == LaidOut(Screen(width)).frames, "\(width)")
        }
    }
}
