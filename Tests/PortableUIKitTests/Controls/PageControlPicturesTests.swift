import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

/// Images, directions, and backgrounds of page controls.
@MainActor final class PageControlPicturesTests {
    private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        control.numberOfPages = 3
        control.pageIndicatorTintColor = .red
        control.currentPageIndicatorTintColor = .green
    }

    private func image(_ side: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        }
    }

    private func centers(of color: UIColor) -> [Point] {
        control.makeDisplayCommands().compactMap { command in
            guard case .fill(let path, .color(color.cgColor.color), _) = command, let box = path.bounds else {
                return nil
            }
            return Point(x: box.midX, y: box.midY)
        }
    }

    private func pictures() -> [(side: Double, x: Double)] {
        control.makeDisplayCommands().compactMap { command in
            guard case .image(_, let rect, _, _) = command else { return nil }
            return (rect.size.width, rect.midX)
        }
    }

    @Test(arguments: [
        (UIPageControl.Direction.leftToRight, Point(x: 32, y: 50)), (.rightToLeft, Point(x: 68, y: 50)),
        (.topToBottom, Point(x: 50, y: 32)), (.bottomToTop, Point(x: 50, y: 68)),
    ]) func `the first page is at the start of its direction`(direction: UIPageControl.Direction, place: Point) {
        control.direction = direction
        #expect(centers(of: .green) == [place])
        #expect(centers(of: .red).count == 2)
    }

    @Test func `pages above each other are higher than wide`() {
        let size = control.size(forNumberOfPages: 3)
        control.direction = .topToBottom
        #expect(control.size(forNumberOfPages: 3) == CGSize(width: size.height, height: size.width))
    }

    @Test func `a page's own image takes precedence over the preferred one`() {
        control.preferredIndicatorImage = image(5)
        #expect(pictures().map(\.side) == [5, 5, 5])
        control.preferredCurrentPageIndicatorImage = image(9)
        control.setIndicatorImage(image(7), forPage: 2)
        #expect(pictures().map(\.side) == [9, 5, 7])
        control.currentPage = 2
        #expect(pictures().map(\.side) == [5, 5, 9])
        control.setCurrentPageIndicatorImage(image(11), forPage: 2)
        #expect(pictures().map(\.side) == [5, 5, 11])
        #expect(control.indicatorImage(forPage: 0) == nil)
    }

    @Test func `a prominent control has a background`() {
        let count = control.makeDisplayCommands().count
        control.backgroundStyle = .prominent
        #expect(control.makeDisplayCommands().count == count + 1)
    }

    @Test func `the older API defers the display of the page`() {
        control.direction = .leftToRight
        control.defersCurrentPageDisplay = true
        control.accessibilityIncrement()
        #expect(control.currentPage == 1)
        #expect(centers(of: .green) == [Point(x: 32, y: 50)])
        control.updateCurrentPageDisplay()
        #expect(centers(of: .green) == [Point(x: 50, y: 50)])
    }
}
