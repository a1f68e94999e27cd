import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

@MainActor
struct ImageTests {
    /// An image of 40 by 20 points.
    nonisolated private static let picture = UIImage(
        .init(DisplayImage(id: 7, content: .commands([]), pixelWidth: 40, pixelHeight: 20), scale: 1))

    private func images(_ laidOut: LaidOut) -> [(rect: Rect, tint: DisplayList.Color?, insets: Insets?)] {
        laidOut.nodes.flatMap(\.commands).compactMap { command in
            guard case .image(_, let rect, let tint, let insets) = command else { return nil }
            return (rect, tint, insets)
        }
    }

    nonisolated static let rows: [LayoutCase] = [
        LayoutCase("an image has its own size", frames: ["30 40 40 20"]) { Image(uiImage: picture) },
        LayoutCase("an image hangs over a smaller frame", frames: ["30 40 40 20"]) {
            Image(uiImage: picture).frame(width: 10, height: 10)
        },
        LayoutCase("a resizable image takes its room", frames: ["0 0 100 100"]) { Image(uiImage: picture).resizable() },
        LayoutCase("a resizable image without an offer has its own size", frames: ["30 40 40 20"]) {
            Image(uiImage: picture).resizable().fixedSize()
        },
        LayoutCase("scaled to fit", frames: ["0 25 100 50"]) { Image(uiImage: picture).resizable().scaledToFit() },
        LayoutCase("scaled to fill", frames: ["-50 0 200 100"]) { Image(uiImage: picture).resizable().scaledToFill() },
        LayoutCase("a symbol is as large as its font", frames: ["39 39 22 22"]) { Image(systemName: "house") },
        LayoutCase("a symbol of a title", frames: ["33 33 35 35"]) { Image(systemName: "house").font(.title) },
        LayoutCase("a missing image has no size", frames: ["50 50 0 0"]) { Image("nothing of that name") },
        LayoutCase("a label puts its icon before its title", frames: ["15 39 21 21", "46 40 26 21"]) {
            Label("abc", systemImage: "house").padding(.trailing, 15)
        },
        LayoutCase("a label's title alone", frames: ["37 40 26 21"]) {
            Label("abc", systemImage: "house").labelStyle(.titleOnly)
        },
        LayoutCase("a label's icon alone", frames: ["39 39 22 22"]) {
            Label("abc", systemImage: "house").labelStyle(.iconOnly)
        },
    ]

    @Test(arguments: rows) func `images have the frames of the rule`(row: LayoutCase) {
        #expect(LaidOut(row.view(), width: row.width, height: row.height).frames == row.frames)
    }

    @Test func `symbols are drawn in the foreground style, images in their colors`() {
        let red = UIColor.systemRed.color(with: EnvironmentValues().traitCollection)
        #expect(images(LaidOut(Image(systemName: "house").foregroundColor(.red))).first?.tint == red)
        #expect(images(LaidOut(Image(uiImage: Self.picture).foregroundColor(.red))).first?.tint == nil)
        #expect(
            images(LaidOut(Image(uiImage: Self.picture).renderingMode(.template).foregroundColor(.red))).first?.tint
                == red)
    }

    @Test func `the rendering mode and several foreground styles determine the colors of a symbol's layers`() {
        func colors(_ view: some View) -> [DisplayList.Color] {
            for case .image(let image, _, let tint, _) in LaidOut(view).nodes.flatMap(\.commands) {
                guard case .symbol(let drawing) = image.content else { continue }
                return drawing.colors.isEmpty ? [tint].compactMap { $0 } : drawing.colors
            }
            return []
        }
        let traits = EnvironmentValues().traitCollection
        let (red, blue) = (UIColor.systemRed.color(with: traits), UIColor.systemBlue.color(with: traits))
        let badge = Image(systemName: "plus.circle.fill")
        #expect(colors(badge.foregroundStyle(.red)) == [red])
        #expect(colors(badge.foregroundStyle(.red, .blue)) == [red, blue])
        #expect(colors(badge.foregroundStyle(.red, .blue).symbolRenderingMode(.monochrome)) == [red])
        let levels = colors(badge.foregroundStyle(.red).symbolRenderingMode(.hierarchical))
        #expect(levels == [1, 0.5, 0.25].map { red.multiplyingAlpha(by: $0) })
        let green = UIColor.systemGreen.color(with: traits)
        #expect(colors(badge.symbolRenderingMode(.multicolor)) == [.white, green])
        #expect(colors(badge.renderingMode(.original)) == [.white, green])
        // The mode of the image takes precedence over the mode of its container.
        #expect(colors(HStack { badge.symbolRenderingMode(.monochrome) }.symbolRenderingMode(.multicolor)).count == 1)
    }

    @Test func `a symbol in text has the colors of its layers`() throws {
        let text = Text(Image(systemName: "sun.max.fill").renderingMode(.original))
        let layouts = LaidOut(text).nodes.flatMap(\.commands).compactMap { command -> TextLayout? in
            if case .text(let layout, _) = command { layout } else { nil }
        }
        let attachment = try #require(layouts.first?.lines.first?.runs.first?.attachment)
        guard case .symbol(let drawing) = attachment.image.content else { throw CancellationError() }
        #expect(drawing.colors == [UIColor.systemYellow.color(with: EnvironmentValues().traitCollection)])
    }

    @Test func `a template image in a gradient masks the gradient`() {
        let view = Image(systemName: "house").foregroundStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        #expect(LaidOut(view).nodes.contains { !$0.mask.isEmpty })
    }

    @Test func `cap insets keep their size, and follow the layout direction`() {
        let image = Image(uiImage: Self.picture).resizable(
            capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(images(LaidOut(image)).first?.insets == Insets(top: 1, leading: 2, bottom: 3, trailing: 4))
        #expect(
            images(LaidOut(image) { $0.layoutDirection = .rightToLeft }).first?.insets
                == Insets(top: 1, leading: 4, bottom: 3, trailing: 2))
    }

    @Test func `a tiled image is repeated`() {
        let tiles = images(LaidOut(Image(uiImage: Self.picture).resizable(resizingMode: .tile)))
        #expect(tiles.count == 15)
        #expect(tiles[4].rect == Rect(x: 40, y: 20, width: 40, height: 20))
    }
}
