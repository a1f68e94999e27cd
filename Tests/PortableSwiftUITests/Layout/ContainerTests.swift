import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Views that add insets to the safe area, and container-relative frames.
@MainActor
struct ContainerTests {
    nonisolated static let rows: [LayoutCase] = [
        LayoutCase("an inset at the bottom leaves the rest", frames: ["0 0 100 80", "0 80 100 20"]) {
            Color.red.safeAreaInset(edge: .bottom) { Color.green.frame(height: 20) }
        },
        LayoutCase("an inset at the top, apart", frames: ["0 25 100 75", "0 0 100 20"]) {
            Color.red.safeAreaInset(edge: .top, spacing: 5) { Color.green.frame(height: 20) }
        },
        LayoutCase("an inset at the leading side", frames: ["30 0 70 100", "0 0 30 100"]) {
            Color.red.safeAreaInset(edge: .leading) { Color.green.frame(width: 30) }
        },
        LayoutCase("an inset is aligned", frames: ["0 0 100 80", "90 80 10 20"]) {
            Color.red.safeAreaInset(edge: .bottom, alignment: .trailing) { Fixed(10, 20) }
        },
        LayoutCase("insets add up", frames: ["0 0 100 70", "0 70 100 20", "0 90 100 10"]) {
            Color.red.safeAreaInset(edge: .bottom) { Color.green.frame(height: 20) }
                .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 10) }
        },
        LayoutCase("a group for geometry leaves views where they are", frames: ["35 45 30 10"]) {
            Color.red.frame(width: 30, height: 10).geometryGroup()
        },
        LayoutCase("a frame as wide as the window", frames: ["0 45 100 10"]) {
            HStack { Color.red.frame(height: 10).containerRelativeFrame(.horizontal) }
        },
        LayoutCase("a frame of a half of the window", frames: ["25 45 50 10"]) {
            Color.red.frame(height: 10).containerRelativeFrame(.horizontal) { length, _ in length / 2 }
        },
        LayoutCase("a frame of two of three parts", frames: ["18 45 65 10"]) {
            Color.red.frame(height: 10).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 5)
        },
    ]

    @Test(arguments: rows) func `views have the frames of the rule`(row: LayoutCase) {
        #expect(LaidOut(row.view(), width: row.width, height: row.height).frames == row.frames)
    }

    @Test func `a scaled length grows with the text size`() {
        struct Scaled: View {
            @ScaledMetric var length: CGFloat = 10
            var body: some View { Fixed(length, 10) }
        }
        #expect(LaidOut(Scaled()).frames == ["45 45 10 10"])
        let large = LaidOut(Scaled()) { $0.dynamicTypeSize = .accessibility5 }
        #expect(large.leaves[0].frame.size.width > 25)
    }

    @Test func `views are laid out in the safe area`() {
        let laidOut = LaidOut(
            Color.red.frame(maxWidth: .infinity, maxHeight: .infinity),
            safeArea: Insets(top: 20, leading: 5, bottom: 10, trailing: 0))
        #expect(laidOut.frames == ["5 20 95 70"])
    }
}
