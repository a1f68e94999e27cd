import CollageTesting
import Testing

/// The frames of accessories and of the content, as recorded (ListRules.md L30 to L35 and the cases named `listCell`).
struct AccessoryArrangementTests {
    private typealias Item = AccessoryArrangement.Item

    private static let checkmark = Item(reservedWidth: 24, size: CGSize(width: 19, height: 18))
    private static let disclosure = Item(reservedWidth: 14, size: CGSize(width: 14, height: 14))
    private static let delete = Item(reservedWidth: 24, size: CGSize(width: 26, height: 26))
    private static let reorder = Item(reservedWidth: 24, size: CGSize(width: 27, height: 15), hasLine: true)

    private func input(width: CGFloat = 320, height: CGFloat = 60) -> AccessoryArrangement.Input {
        var input = AccessoryArrangement.Input()
        input.size = CGSize(width: width, height: height)
        input.leadingMargin = 8
        input.trailingMargin = 8
        return input
    }

    @Test func `without accessories the content has the whole width, less the indentation`() {
        var input = input()
        #expect(AccessoryArrangement(input).contentFrame == CGRect(x: 0, y: 0, width: 320, height: 60))
        input.indentation = 30
        #expect(AccessoryArrangement(input).contentFrame == CGRect(x: 30, y: 0, width: 290, height: 60))
    }

    @Test func `the leading side begins after the margin and the indentation, with gaps of 16`() {
        var input = input()
        input.leading = [Self.delete, Self.delete]
        input.indentation = 20
        let arrangement = AccessoryArrangement(input)
        // A view wider than its reserved width overflows evenly.
        #expect(arrangement.frames.map(\.minX) == [27, 67])
        #expect(arrangement.frames.map(\.minY) == [17, 17])
        #expect(arrangement.contentFrame.minX == 92 && arrangement.contentFrame.maxX == 320)
    }

    @Test func `accessories that aren't indented leave the indentation to the content`() {
        var input = input()
        input.leading = [Self.delete]
        input.indentation = 20
        input.indentsAccessories = false
        let arrangement = AccessoryArrangement(input)
        #expect(arrangement.frames.map(\.minX) == [7])
        #expect(arrangement.contentFrame.minX == 52)
    }

    @Test func `the trailing side ends before the margin, with gaps of 8`() {
        var input = input()
        input.trailing = [Self.checkmark, Self.disclosure]
        let arrangement = AccessoryArrangement(input)
        #expect(arrangement.frames.map(\.minX) == [268.5, 298])
        #expect(arrangement.contentFrame.maxX == 266)
        #expect(arrangement.line == nil)
    }

    @Test func `a line of full height is between the reorder handle and another accessory`() {
        var input = input()
        input.trailing = [Self.checkmark, Self.reorder]
        let arrangement = AccessoryArrangement(input)
        #expect(
            arrangement.frames == [
                CGRect(x: 249.5, y: 21, width: 19, height: 18), CGRect(x: 286.5, y: 22.5, width: 27, height: 15),
            ])
        #expect(arrangement.line == CGRect(x: 279, y: 0, width: 1, height: 60))
        #expect(arrangement.contentFrame.maxX == 247)
        input.trailing = [Self.reorder]
        #expect(AccessoryArrangement(input).line == nil)
    }

    @Test func `in right-to-left layouts, everything is mirrored`() {
        var input = input()
        input.leading = [Self.delete]
        input.trailing = [Self.checkmark, Self.reorder]
        let arrangement = AccessoryArrangement(input), mirrored = arrangement.mirrored(inWidth: 320)
        for (frame, other) in zip(arrangement.frames, mirrored.frames) {
            #expect(other == CGRect(x: 320 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height))
        }
        #expect(mirrored.line?.midX == 320 - 279.5)
        #expect(mirrored.contentFrame.minX == 73 && mirrored.contentFrame.maxX == 288)
        #expect(mirrored.mirrored(inWidth: 320) == arrangement)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 40, height: 10), CGSize(width: -5, height: -5)])
    func `hundreds of accessories leave no width for the content, and no negative width`(size: CGSize) {
        var input = input(width: size.width, height: size.height)
        input.leading = Array(repeating: Self.delete, count: 400)
        input.trailing = Array(repeating: Self.reorder, count: 400)
        let arrangement = AccessoryArrangement(input)
        #expect(arrangement.frames.count == 800)
        #expect(arrangement.contentFrame.width == 0 && arrangement.contentFrame.height >= 0)
        #expect(arrangement.contentFrame.minX >= 0)
    }
}
