@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit
import CollageTesting
import Testing

@MainActor struct TextContainerTests {
    private let host = TestHost()
    private let font = UIFont.systemFont(ofSize: 20)

    /// Lays out text in a container, and returns the horizontal extents, rows, and texts of its lines.
    private func lines(_ text: String, in container: NSTextContainer) -> [String] {
        let storage = NSTextStorage(string: text, attributes: [.font: font])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        var lines: [String] = []
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, range, _ in
            let text = (storage.string as NSString).substring(with: range)
            let row = (rect.minY / font.lineHeight).rounded()
            func rounded(_ number: CGFloat) -> Int { Int(exactly: number.rounded(.down)) ?? .max }
            lines.append("\(rounded(rect.minX))-\(rounded(rect.maxX)) \(rounded(row)) \(text)")
        }
        return lines
    }

    private func container(width: CGFloat, excluding rect: CGRect...) -> NSTextContainer {
        let container = NSTextContainer(size: CGSize(width: width, height: 0))
        container.lineFragmentPadding = 0
        container.exclusionPaths = rect.map { UIBezierPath(rect: $0) }
        return container
    }

    @Test func `containers have UIKit's defaults`() {
        let container = NSTextContainer()
        #expect(container.size == .zero && container.lineFragmentPadding == 5 && container.exclusionPaths.isEmpty)
        #expect(container.maximumNumberOfLines == 0 && container.lineBreakMode == .byWordWrapping)
        #expect(!container.widthTracksTextView && !container.heightTracksTextView)
        #expect(container.isSimpleRectangularTextContainer && container.layoutManager == nil)
        container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))]
        #expect(!container.isSimpleRectangularTextContainer)
    }

    @Test func `lines next to an excluded area are shorter`() {
        let height = font.lineHeight
        let right = container(width: 100, excluding: CGRect(x: 60, y: 0, width: 40, height: 1.5 * height))
        #expect(
            lines("aaaa bbbb cccc dddd eeee", in: right)
                == ["0-60 0 aaaa ", "0-60 1 bbbb ", "0-100 2 cccc dddd ", "0-100 3 eeee"])
        let left = container(width: 100, excluding: CGRect(x: 0, y: 0, width: 50, height: height))
        #expect(lines("aaaa bbbb cccc", in: left) == ["50-100 0 aaaa ", "0-100 1 bbbb cccc"])
    }

    @Test func `text fills both sides of an excluded area, and continues below it`() {
        let middle = container(width: 150, excluding: CGRect(x: 50, y: 0, width: 50, height: font.lineHeight))
        #expect(
            lines("aaaa bbbb cccc dddd", in: middle) == ["0-50 0 aaaa ", "100-150 0 bbbb ", "0-150 1 cccc dddd"])
    }

    @Test func `a right-to-left paragraph begins on the right of an excluded area`() {
        let middle = container(width: 150, excluding: CGRect(x: 50, y: 0, width: 50, height: font.lineHeight))
        #expect(lines("שששש תתתת", in: middle) == ["100-150 0 שששש ", "0-50 0 תתתת"])
    }

    @Test func `a row without space is skipped`() {
        let height = font.lineHeight
        let top = container(width: 100, excluding: CGRect(x: 0, y: 0, width: 100, height: 2 * height))
        #expect(lines("aaaa", in: top) == ["0-100 2 aaaa"])
    }

    @Test func `a slot that is narrower than a word is left empty`() {
        let narrow = container(width: 100, excluding: CGRect(x: 30, y: 0, width: 20, height: font.lineHeight))
        #expect(lines("aaaa bb", in: narrow) == ["50-100 0 aaaa ", "0-100 1 bb"])
    }

    @Test func `paths with extreme coordinates don't search for a row forever`() {
        for number in [CGFloat.nan, .infinity, -.infinity, 1e300, 1e9] {
            let top = container(width: 100, excluding: CGRect(x: -10, y: 0, width: 200, height: number))
            #expect(lines("aaaa", in: top).count == 1)
            let wide = container(width: 100, excluding: CGRect(x: 50, y: number, width: number, height: 10))
            #expect(lines("aaaa", in: wide).count == 1)
            let sized = NSTextContainer(size: CGSize(width: number, height: 0))
            sized.lineFragmentPadding = number
            #expect(lines("aaaa", in: sized).isEmpty == false)
        }
    }

    @Test func `a curve excludes its widest part in each row`() {
        let container = NSTextContainer(size: CGSize(width: 200, height: 0))
        container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 50, y: 0, width: 100, height: 100))]
        var rest = CGRect.zero
        let middle = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: 40, width: 200, height: 20), at: 0, writingDirection: .leftToRight,
            remaining: &rest)
        #expect(abs(middle.maxX - 50) < 0.1 && abs(rest.minX - 150) < 0.1 && rest.maxX == 200)
        let top = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: 0, width: 200, height: 10), at: 0, writingDirection: .leftToRight,
            remaining: &rest)
        // At a depth of 10, the circle is 60 points wide.
        #expect(abs(top.maxX - 70) < 0.5 && abs(rest.minX - 130) < 0.5)
        let below = container.lineFragmentRect(
            forProposedRect: CGRect(x: 0, y: 100, width: 200, height: 20), at: 0, writingDirection: .leftToRight,
            remaining: &rest)
        #expect(below == CGRect(x: 0, y: 100, width: 200, height: 20) && rest == .zero)
    }

    @Test func `a subclass determines the line fragment rectangles`() {
        final class Stairs: NSTextContainer {
            override func lineFragmentRect(
                forProposedRect proposedRect: CGRect, at characterIndex: Int,
                writingDirection baseWritingDirection: NSWritingDirection,
                remaining remainingRect: UnsafeMutablePointer<CGRect>?
            ) -> CGRect {
                var rect = super.lineFragmentRect(
                    forProposedRect: proposedRect, at: characterIndex, writingDirection: baseWritingDirection,
                    remaining: remainingRect)
                rect.origin.x += rect.minY
                rect.size.width -= rect.minY
                return rect
            }
        }
        let stairs = Stairs(size: CGSize(width: 100, height: 0))
        stairs.lineFragmentPadding = 0
        let step = Int(font.lineHeight)
        #expect(lines("aaaa bbbb cccc", in: stairs) == ["0-100 0 aaaa bbbb ", "\(step)-100 1 cccc"])
    }

    @Test func `an attachment fits its size to the container`() {
        final class FullWidth: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect {
                let width = textContainer == nil ? 1 : lineFrag.width - 10
                return CGRect(x: 0, y: 0, width: width, height: CGFloat(10 * charIndex))
            }
        }
        let storage = NSTextStorage(string: "abcde", attributes: [.font: font])
        storage.append(NSAttributedString(attachment: FullWidth()))
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 200, height: 0)))
        #expect(manager.attachmentSize(forGlyphAt: 5) == CGSize(width: 190, height: 50))
        #expect(manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
        #expect(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: nil).height >= 50)
    }

    @Test func `a layout manager can be replaced`() {
        let storage = NSTextStorage(string: "text")
        let old = NSLayoutManager()
        storage.addLayoutManager(old)
        let container = NSTextContainer()
        old.addTextContainer(container)
        let new = NSLayoutManager()
        container.replaceLayoutManager(new)
        #expect(container.layoutManager === new && new.textContainers == [container] && old.textContainers.isEmpty)
        #expect(storage.layoutManagers == [new] && new.numberOfGlyphs == 4)
    }
}
