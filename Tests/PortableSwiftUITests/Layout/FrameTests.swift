import LayoutGeometry
import Observation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Frames, padding, ratios, and positions of views.
@MainActor
struct FrameTests {
    nonisolated static let rows: [LayoutCase] = [
        LayoutCase("a color fills its window", frames: ["0 0 100 100"]) { Color.red },
        LayoutCase("a frame is centered", frames: ["40 45 20 10"]) { Color.red.frame(width: 20, height: 10) },
        LayoutCase("a frame of one length takes the other that is offered", frames: ["40 0 20 100"]) {
            Color.red.frame(width: 20)
        },
        LayoutCase("a view hangs over a smaller frame", frames: ["30 30 40 40"]) {
            Fixed(40, 40).frame(width: 20, height: 20)
        },
        LayoutCase("top leading", frames: ["0 0 20 20"]) {
            Fixed(20, 20).frame(width: 100, height: 100, alignment: .topLeading)
        },
        LayoutCase("bottom trailing", frames: ["80 80 20 20"]) {
            Fixed(20, 20).frame(width: 100, height: 100, alignment: .bottomTrailing)
        },
        LayoutCase("leading", frames: ["0 40 20 20"]) {
            Fixed(20, 20).frame(maxWidth: .infinity, alignment: .leading)
        },
        LayoutCase("top", frames: ["40 0 20 20"]) { Fixed(20, 20).frame(maxHeight: .infinity, alignment: .top) },
        LayoutCase("at most 30", frames: ["35 0 30 100"]) { Color.red.frame(maxWidth: 30) },
        LayoutCase("at least 130 overflows on both sides", frames: ["-15 0 130 100"]) {
            Color.red.frame(minWidth: 130)
        },
        LayoutCase("an ideal counts where nothing is offered", frames: ["35 40 30 20"]) {
            Color.red.frame(idealWidth: 30, idealHeight: 20).fixedSize()
        },
        LayoutCase("without an ideal a color is 10 by 10", frames: ["45 45 10 10"]) { Color.red.fixedSize() },
        LayoutCase("a fixed width alone", frames: ["45 0 10 100"]) {
            Color.red.fixedSize(horizontal: true, vertical: false)
        },
        LayoutCase("padding is 16", frames: ["16 16 68 68"]) { Color.red.padding() },
        LayoutCase("padding of a length", frames: ["5 5 90 90"]) { Color.red.padding(5) },
        LayoutCase("padding at some sides", frames: ["10 0 90 90"]) { Color.red.padding([.leading, .bottom], 10) },
        LayoutCase("padding by side", frames: ["2 1 94 96"]) {
            Color.red.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        LayoutCase("negative padding lets out", frames: ["-10 -10 120 120"]) { Color.red.padding(-10) },
        LayoutCase("padding adds up", frames: ["15 15 70 70"]) { Color.red.padding(5).padding(10) },
        LayoutCase("padding larger than its room leaves nothing", frames: ["50 50 0 0"]) { Color.red.padding(70) },
        LayoutCase("padding counts inside of a frame", frames: ["45 45 10 10"]) {
            Color.red.padding(5).frame(width: 20, height: 20)
        },
        LayoutCase("the ratio fits", frames: ["0 25 100 50"]) { Color.red.aspectRatio(2, contentMode: .fit) },
        LayoutCase("the ratio fills", frames: ["-50 0 200 100"]) { Color.red.aspectRatio(2, contentMode: .fill) },
        LayoutCase("the ratio of a size", frames: ["25 0 50 100"]) {
            Color.red.aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit)
        },
        LayoutCase("scaled to fit keeps the ideal's ratio", frames: ["0 25 100 50"]) {
            Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFit()
        },
        LayoutCase("scaled to fill covers", frames: ["-50 0 200 100"]) {
            Color.red.frame(idealWidth: 40, idealHeight: 20).scaledToFill()
        },
        LayoutCase("an offset moves only what is drawn", frames: ["5 0 50 100", "50 0 50 100"]) {
            HStack(spacing: 0) {
                Color.red.offset(x: 5)
                Color.green
            }
        },
        LayoutCase("a position is the middle's, in all room", frames: ["0 10 20 20"]) {
            Fixed(20, 20).position(x: 10, y: 20)
        },
        LayoutCase("a circle is square", frames: ["0 20 60 60"]) {
            Circle().frame(width: 100, height: 60, alignment: .leading)
        },
        LayoutCase("a background is as large as its view", frames: ["40 40 20 20", "40 40 20 20"]) {
            Fixed(20, 20).background { Color.green }
        },
        LayoutCase("a background of its own size is aligned", frames: ["40 40 20 20", "50 50 10 10"]) {
            Fixed(20, 20).background(alignment: .bottomTrailing) { Fixed(10, 10) }
        },
        LayoutCase("an overlay larger than its view hangs over", frames: ["40 40 20 20", "30 45 40 10"]) {
            Fixed(20, 20).overlay { Fixed(40, 10) }
        },
        LayoutCase("a background by style", frames: ["45 45 10 10", "40 40 20 20"]) {
            Fixed(10, 10).padding(5).background(.blue)
        },
        LayoutCase("a border takes no room", frames: ["40 40 20 20", "40 40 20 20"]) { Fixed(20, 20).border(.red) },
        LayoutCase("the middle of an odd frame is rounded to the pixel", frames: ["43 43 15 15"]) { Fixed(15, 15) },
        LayoutCase("rotation keeps the room", frames: ["0 0 50 100", "50 0 50 100"]) {
            HStack(spacing: 0) {
                Color.red.rotationEffect(.degrees(45))
                Color.green
            }
        },
        LayoutCase("a guide of one's own moves a view", frames: ["30 35 20 10", "50 45 20 20"]) {
            VStack(alignment: .leading, spacing: 0) {
                Fixed(20, 10).alignmentGuide(.leading) { $0[.trailing] }
                Fixed(20, 20)
            }
        },
        LayoutCase("a guide counts through padding", frames: ["38 43 20 10", "48 58 20 5"]) {
            VStack(alignment: .leading, spacing: 0) {
                Fixed(20, 10).alignmentGuide(.leading) { _ in 10 }.padding(5)
                Fixed(20, 5)
            }
        },
    ]

    @Test(arguments: rows) func `views have the frames of the rule`(row: LayoutCase) {
        let laidOut = LaidOut(row.view(), width: row.width, height: row.height)
        #expect(laidOut.frames == row.frames)
    }

    @Test(arguments: [CGFloat.nan, -1, CGFloat.infinity]) func `an invalid frame is ignored`(
        length: CGFloat
    ) {
        #expect(LaidOut(Color.red.frame(width: length, height: 10)).frames == ["0 45 100 10"])
    }

    @Test func `a chain of sixteen backgrounds compiles with views and with styles`() {
        let view = Fixed(10, 10)
            .background(Color.red).background(.red).background(Color.blue).background(.blue)
            .background(Color.green).background(.green).background(Color.mint).background(.mint)
            .background(Color.red).background(.red).background(Color.blue).background(.blue)
            .background(Color.green).background(.green).background(Color.mint).background(.mint)
        #expect(LaidOut(view).frames == [String](repeating: "45 45 10 10", count: 17))
    }

    @Test func `a background reaches into the safe area that its view touches`() {
        let safeArea = Insets(top: 20, leading: 0, bottom: 10, trailing: 0)
        let full = LaidOut(Color.red.background(.blue), safeArea: safeArea)
        #expect(full.frames.last == "0 0 100 100")
        let small = LaidOut(Fixed(10, 10).background(.blue), safeArea: safeArea)
        #expect(small.frames.last == "45 50 10 10")
    }

    @Observable
    final class Header {
        var isShown = false
    }

    /// A column whose second row moves up to the safe area if the header is missing.
    struct HeaderColumn<Row: View>: View {
        let header: Header
        let row: Row

        var body: some View {
            VStack(spacing: 0) {
                if header.isShown { Fixed(100, 20) }
                row
                Spacer(minLength: 0)
            }
        }
    }

    @Test func `a background leaves the safe area with its row, and reaches into it again`() {
        let header = Header()
        let screen = LaidOut(
            HeaderColumn(header: header, row: Color.red.background(.blue).frame(height: 40)),
            safeArea: Insets(top: 20, leading: 0, bottom: 10, trailing: 0))
        #expect(screen.frames.contains("0 0 100 60"))
        header.isShown = true
        screen.settle()
        #expect(screen.frames.contains("0 40 100 40") && !screen.frames.contains("0 0 100 60"))
        header.isShown = false
        screen.settle()
        #expect(screen.frames.contains("0 0 100 60"))
    }

    @Test func `a row that ignores the safe area leaves it with its row, and reaches into it again`() {
        let header = Header()
        let screen = LaidOut(
            HeaderColumn(header: header, row: Color.red.ignoresSafeArea().frame(height: 40)),
            safeArea: Insets(top: 20, leading: 0, bottom: 10, trailing: 0))
        let before = screen.frames
        header.isShown = true
        screen.settle()
        #expect(screen.frames.contains("0 40 100 40"))
        header.isShown = false
        screen.settle()
        #expect(screen.frames == before)
    }

    @Test func `a geometry reader reads the safe area again when it moves`() {
        let header = Header()
        let reader = GeometryReader { Fixed(10 + Double($0.safeAreaInsets.top), 10) }.frame(height: 40)
        let screen = LaidOut(
            HeaderColumn(header: header, row: reader),
            safeArea: Insets(top: 20, leading: 0, bottom: 10, trailing: 0))
        #expect(screen.frames.contains("0 20 30 10"))
        header.isShown = true
        screen.settle()
        #expect(screen.frames.contains("0 40 10 10"))
    }
}
