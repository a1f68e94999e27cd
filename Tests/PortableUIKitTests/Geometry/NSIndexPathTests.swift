import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@testable import PortableUIKit

struct NSIndexPathTests {
    @Test func `Foundation's class has sections, rows and items, and is bridged`() {
        let path = NSIndexPath(row: 3, section: 2)
        #expect((path.section, path.row, path.item) == (2, 3, 3))
        #expect(path as IndexPath == IndexPath(row: 3, section: 2))
        #expect((IndexPath(item: 5, section: 1) as NSIndexPath).item == 5)
        #expect(NSIndexPath(item: 3, section: 2) == path)
    }

    @Test func `rectangles that only touch don't overlap`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(!rect.overlaps(rect.offsetBy(dx: 10, dy: 0)))
        #expect(!rect.overlaps(rect.offsetBy(dx: 0, dy: -10)))
        #expect(rect.overlaps(rect.offsetBy(dx: 9.5, dy: 9.5)))
        #expect(rect.overlaps(CGRect(x: 12, y: 12, width: -4, height: -4)))
        #expect(rect.overlaps(CGRect(x: 5, y: 5, width: 0, height: 0)))
        #expect(!rect.overlaps(.null))
        #expect(rect.overlaps(.infinite))
        #expect(!rect.overlaps(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)))
    }
}
