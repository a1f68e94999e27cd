import CollageTesting
import Testing

struct MenuPlacementTests {
    private let area = CGRect(x: 0, y: 0, width: 390, height: 800)
    private let menu = CGSize(width: 250, height: 200)

    @Test func `below their source, on the side with more space`() {
        let left = MenuPlacement(
            source: CGRect(x: 20, y: 100, width: 100, height: 100), previewSize: CGSize(width: 100, height: 100),
            menuSize: menu, area: area)
        #expect(left.preview == CGRect(x: 20, y: 100, width: 100, height: 100))
        #expect(left.menu == CGRect(x: 20, y: 210, width: 250, height: 200) && !left.isAbove)
        let right = MenuPlacement(
            source: CGRect(x: 270, y: 100, width: 100, height: 100), previewSize: CGSize(width: 100, height: 100),
            menuSize: menu, area: area)
        #expect(right.menu == CGRect(x: 120, y: 210, width: 250, height: 200))
    }

    @Test func `above, if there isn't enough space below`() {
        let placement = MenuPlacement(
            source: CGRect(x: 20, y: 600, width: 100, height: 100), previewSize: CGSize(width: 100, height: 100),
            menuSize: menu, area: area)
        #expect(placement.isAbove && placement.menu.maxY == 590 && placement.preview.minY == 600)
    }

    @Test func `a preview that is too high is scaled down for the menu`() {
        let placement = MenuPlacement(
            source: CGRect(x: 0, y: 0, width: 390, height: 1000), previewSize: CGSize(width: 390, height: 1000),
            menuSize: menu, area: area)
        #expect(placement.preview.height < 600 && placement.preview.minY >= 16)
        #expect(placement.menu.maxY <= 784 && placement.menu.minY >= placement.preview.maxY)
    }

    @Test(arguments: [0, 400, 780]) func `a menu higher than the window scrolls`(y: CGFloat) {
        let beside = MenuPlacement(
            beside: CGRect(x: 20, y: y, width: 100, height: 20), menuSize: CGSize(width: 250, height: 2000), area: area)
        #expect(beside.menu.minY >= 16 && beside.menu.maxY <= 784)
    }
}
