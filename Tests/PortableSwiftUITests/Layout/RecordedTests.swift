import CollageTesting
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Frames and numbers recorded from Apple's SwiftUI. Texts replace texts with other letters: they have the size that
/// was recorded, or only heights and positions are compared.
///
/// Recordings of `List`, `NavigationStack`, and searchable sheets aren't included because these aren't available.
@MainActor
struct RecordedTests {
    /// A screen of a phone, whose top is covered by 59 points, as in sentry-cocoa's tests: at scale 3.
    private func recorded(_ view: some View, _ size: Double) -> LaidOut {
        LaidOut(
            view, width: size, height: size, scale: 3, safeArea: Insets(top: 59, leading: 0, bottom: 0, trailing: 0))
    }

    @Test func `padding around a text and a background (sentry-cocoa, iOS 16 and 17)`() {
        let view = VStack {
            VStack { Fixed(338.0 / 3, 24).padding(20).background(Color.green) }
        }
        #expect(recorded(view, 250).frames == ["68.667 142.667 112.667 24", "48.667 122.667 152.667 64"])
    }

    @Test func `the center of the area below a bar is rounded to the pixel (sentry-cocoa)`() {
        // 59 + (250 - 59) / 2 = 154.5, which is between pixels at scale 3 and on a pixel at scale 2.
        let view = Fixed(10, 64)
        #expect(recorded(view, 250).frames == ["120 122.667 10 64"])
        let half = LaidOut(
            view, width: 250, height: 250, scale: 2, safeArea: Insets(top: 59, leading: 0, bottom: 0, trailing: 0))
        #expect(half.frames == ["120 122.5 10 64"])
    }

    @Test func `switches and sliders keep the sizes that UIKit gives them (sentry-cocoa)`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 300), scale: 3, safeAreaInsets: .zero)
        host.show(
            UIHostingController(
                rootView: VStack {
                    Toggle("On", isOn: .constant(true)).labelsHidden()
                    Slider(value: .constant(0.5)).frame(width: 80)
                }))
        host.settle()
        let size = try #require(host.first(UISwitch.self)).bounds.size
        #expect(abs(size.width - 51) < 1e-6 && abs(size.height - 31) < 1e-6)
        #expect(try #require(host.first(UISlider.self)).frame.size == CGSize(width: 80, height: 20))
    }

    @Test func `the icon of a label is centered in 24 points, 8 points before the title (sentry-cocoa)`() {
        let view = Label {
            Fixed(98, 61.0 / 3)
        } icon: {
            Fixed(20, 53.0 / 3)
        }.labelStyle(.titleAndIcon)
        let laidOut = recorded(VStack { view }, 300)
        #expect(laidOut.leaves.map { LaidOut.text($0.frameInRoot.minX) } == ["87", "117"])
        #expect(laidOut.leaves.map { LaidOut.text($0.frame.size.width) } == ["20", "98"])
    }

    // MARK: Pixels

    struct Rounding: Sendable, CustomTestStringConvertible {
        let rule: String
        let twice: [String]
        let thrice: [String]
        let view: @MainActor @Sendable () -> AnyView

        init(
            _ rule: String, twice: [String], thrice: [String],
            @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
        ) {
            (self.rule, self.twice, self.thrice) = (rule, twice, thrice)
            self.view = { AnyView(view()) }
        }

        var testDescription: String { rule }
    }

    /// In a window of 100 by 100.
    nonisolated static let roundings = [
        Rounding(
            "thirds of a row", twice: ["0 0 33.5 100", "33.5 0 33 100", "66.5 0 33.5 100"],
            thrice: ["0 0 33.333 100", "33.333 0 33.333 100", "66.667 0 33.333 100"]
        ) {
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            }
        },
        Rounding("the middle of an odd length", twice: ["42.5 45 15 10"], thrice: ["42.667 45 15 10"]) {
            Fixed(15, 10)
        },
        Rounding("a length of a quarter point", twice: ["49 45 2 10"], thrice: ["49 45 2 10"]) {
            Fixed(2.25, 10)
        },
        Rounding("a divider is a pixel", twice: ["0 0 100 0.5"], thrice: ["0 0 100 0.333"]) {
            Divider().frame(maxHeight: .infinity, alignment: .top)
        },
        Rounding(
            "padding of a third", twice: ["0.5 0.5 99 99"], thrice: ["0.333 0.333 99.333 99.333"]
        ) {
            Color.red.padding(1.0 / 3)
        },
        Rounding(
            "sevenths of a column", twice: ["45 0 10 14.5", "45 14.5 10 85.5"],
            thrice: ["45 0 10 14.333", "45 14.333 10 85.667"]
        ) {
            VStack(spacing: 0) {
                Color.red.frame(width: 10, height: 100.0 / 7)
                Color.green.frame(width: 10)
            }
        },
    ]

    @Test(arguments: roundings) func `edges are rounded to pixels, so that neighbors meet`(row: Rounding) {
        #expect(LaidOut(row.view(), scale: 2).frames == row.twice)
        #expect(LaidOut(row.view(), scale: 3).frames == row.thrice)
    }

    @Test(arguments: [1.0, 2, 3]) func `texts are as large as their letters, rounded up to pixels`(scale: Double) {
        let laidOut = LaidOut(Text(verbatim: "abc"), scale: scale)
        let size = laidOut.leaves[0].frame.size
        let line = laidOut.textRuns.isEmpty ? 0 : 17 * 1.19336
        #expect(size.width * scale == (size.width * scale).rounded())
        #expect(size.height * scale == (size.height * scale).rounded())
        #expect(size.height >= line - 0.001 && size.height < line + 1 / scale)
    }

    // MARK: Figures

    @Test func `shapes and colors are 10 by 10 without a proposal (swiftuifieldguide)`() {
        #expect(LaidOut(Circle().fixedSize()).frames == ["45 45 10 10"])
        #expect(LaidOut(Color.red.fixedSize()).frames == ["45 45 10 10"])
    }

    @Test func `a vertical scroll view has the proposed height, and its content's width (swiftuifieldguide)`() {
        let host = TestHost(size: CGSize(width: 300, height: 500), safeAreaInsets: .zero)
        host.show(UIHostingController(rootView: ScrollView { Color.red.frame(width: 120, height: 900) }))
        host.settle()
        let view = host.first(UIScrollView.self)
        #expect(view?.frame == CGRect(x: 90, y: 0, width: 120, height: 500))
        #expect(view?.contentSize == CGSize(width: 120, height: 900))
    }

    @Test func `curves last 0.35 seconds, and a spring responds in half a second by default`() {
        for animation in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
            #expect(animation.progress(at: 0.349) != nil)
            #expect(animation.progress(at: 0.351) == nil)
        }
        #expect(Animation.spring(dampingFraction: 0.825) == .spring(response: 0.5, dampingFraction: 0.825))
        #expect(Animation.spring(response: 0.5) == .spring(response: 0.5, dampingFraction: 0.825))
        #expect(Animation.interactiveSpring == .interactiveSpring(response: 0.15, dampingFraction: 0.86))
        #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    }
}
