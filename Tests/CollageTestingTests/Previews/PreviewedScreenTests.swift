import CollageTesting
import PortablePreviews
import Testing

#Preview("A square") { UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)) }
#Preview("A controller", traits: .fixedLayout(width: 200, height: 100)) { UIViewController() }
#Preview { UIView() }

struct PreviewedScreenTests {
    private static let module = "CollageTestingTests"

    @MainActor @Test(arguments: PreviewedScreen.all)
    func `all previews can be the arguments of a test`(screen: PreviewedScreen) {
        #expect(!screen.name.isEmpty && screen.id == screen.location)
    }

    @MainActor @Test(arguments: PreviewedScreen.all(inModule: module))
    func `the previews of a module can be the arguments of a test`(screen: PreviewedScreen) {
        let host = TestHost()
        host.show(screen)
        #expect(host.window.rootViewController?.viewIfLoaded != nil)
        if screen.name == "A controller" { #expect(host.window.bounds.size == CGSize(width: 200, height: 100)) }
    }

    @Test func `previews are found and described off the main actor`() async {
        let screens = await Task.detached { PreviewedScreen.all(inModule: Self.module) }.value
        #expect(screens.prefix(2).map(\.description) == ["A square", "A controller"])
        #expect(screens.count == 3 && screens[2].name.hasPrefix("PreviewedScreenTests.swift:"))
    }

    @Test func `a test case is described by the preview's name and location`() {
        let screens = PreviewedScreen.all(inModule: Self.module)
        #expect(screens[0].testDescription == "A square (\(screens[0].location))")
        #expect(screens[2].testDescription == screens[2].location)
        #expect(screens[2].location == "CollageTestingTests/\(screens[2].name)")
    }
}
