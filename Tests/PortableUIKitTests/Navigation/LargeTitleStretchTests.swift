import CollageTesting
import Testing

@MainActor final class LargeTitleStretchTests {
    lazy var host = TestHost()

    private func show(_ title: String) -> RowsController {
        let root = RowsController(title)
        let navigation = UINavigationController(rootViewController: root)
        navigation.navigationBar.prefersLargeTitles = true
        host.show(navigation)
        return root
    }

    private func largeTitle() -> UILabel? { host.first(UILabel.self) { $0.font.pointSize == 34 } }

    @Test(arguments: [false, true])
    func `a title grows from its leading edge as the contents are pulled down, up to a tenth`(rightToLeft: Bool) throws
    {
        host = TestHost(layoutDirection: rightToLeft ? .rightToLeft : .leftToRight)
        let root = show("Fruit")
        let title = try #require(largeTitle())
        let edge = rightToLeft ? title.frame.maxX : title.frame.minX
        #expect(title.transform.isIdentity)
        var scales: [CGFloat] = []
        for distance in [30, 75, 200, 400] as [CGFloat] {
            root.scrollView.contentOffset.y = -143 - distance
            host.advance(by: 0)
            scales.append(title.transform.a)
            #expect(abs((rightToLeft ? title.frame.maxX : title.frame.minX) - edge) < 0.01)
        }
        #expect(scales[0] > 1 && scales[1] > scales[0] && scales[2] > scales[1])
        #expect(abs(scales[2] - 1.1) < 0.001 && scales[3] == scales[2])
        root.scrollView.contentOffset.y = -143
        host.advance(by: 0)
        #expect(title.transform.isIdentity)
    }

    @Test func `a title that fills the bar doesn't grow`() throws {
        let root = show("A title that is far too long for the bar of a phone")
        let title = try #require(largeTitle())
        root.scrollView.contentOffset.y = -343
        host.advance(by: 0)
        #expect(title.transform.a == 1)
    }
}
