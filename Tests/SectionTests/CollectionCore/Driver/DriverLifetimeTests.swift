import CollageTesting
import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct DriverLifetimeTests {
    @Test func `no closure of a driver creates a retain cycle`() async {
        weak var driver: CollectionDriver?
        weak var view: UICollectionView?
        weak var held: NSObject?
        do {
            let screen = DriverScreen(isInWindow: false), object = NSObject()
            driver = screen.driver
            view = screen.collectionView
            held = object
            var events = ItemEvents { _ = object }
            events.didEndDisplaying = { _ in _ = object }
            var section = SectionModel(
                id: 0,
                layout: RawSectionLayout { _, environment in
                    _ = object
                    return ListRowLayout().makeSection(in: environment)
                }, items: [ActiveItem(id: "a", events: events) { _ = object }]
            ).header(Title(text: "a")).background(BackgroundView.self)
            section.events.pageDidChange = { _ in _ = object }
            section.events.contextMenu = { _ in ItemMenu { object.isEqual(nil) ? [UIAction(title: "a") { _ in }] : [] }
            }
            section = section.dropTarget(of: ActiveItem.self) { _, _ in _ = object }
            screen.driver.canReorder = { _ in object.isEqual(nil) }
            screen.driver.reachEndAction = CollectionDriver.ReachEndAction { _ = object }
            screen.driver.didReorder = { _ in _ = object }
            screen.driver.refreshAction = { _ = object }
            screen.driver.placeholders = ContentPlaceholders(
                empty: ViewContentConfiguration {
                    _ = object
                    return UIView()
                })
            screen.show([section])
        }
        await Task.yield()
        #expect(driver == nil)
        #expect(view == nil)
        #expect(held == nil)
    }

    @Test func `a collection view with a deallocated driver lays out nothing and doesn't trap`() {
        let screen = DriverScreen()
        let host = screen.host
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: UICollectionViewFlowLayout())
        var driver: CollectionDriver? = CollectionDriver(collectionView: view)
        driver?.apply([.tiles("a", 1...3)], completion: nil)
        host.show(view)
        driver = nil
        view.setNeedsLayout()
        host.settle()
        #expect(view.dataSource == nil)
    }
}
