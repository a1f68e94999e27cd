import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct SettingsViewControllerTests {
    private let host = TestHost()
    private let controller = SettingsViewController()

    init() {
        host.show(UINavigationController(rootViewController: controller))
    }

    @Test func aTapOnASwitchChangesTheSetting() throws {
        #expect(!controller.settings.isAirplaneModeOn)
        host.tap(try #require(host.first(UISwitch.self) { $0.accessibilityLabel == "Airplane Mode" }))
        host.settle()
        #expect(controller.settings.isAirplaneModeOn)
    }

    @Test func aDragOfASliderChangesTheSetting() throws {
        let slider = try #require(host.first(UISlider.self) { $0.accessibilityLabel == "Brightness" })
        let frame = slider.convert(slider.bounds, to: nil)
        let thumb = CGPoint(x: frame.minX + frame.width * 0.7, y: frame.midY)
        host.drag(from: thumb, to: CGPoint(x: frame.minX, y: frame.midY))
        #expect(controller.settings.brightness == 0)
    }

    @Test func aSliderStaysWhereItWasDraggedThroughChangesOfAppearance() throws {
        func slider() throws -> UISlider {
            try #require(host.first(UISlider.self) { $0.accessibilityLabel == "Brightness" })
        }
        let frame = try slider().convert(slider().bounds, to: nil)
        host.drag(
            from: CGPoint(x: frame.minX + frame.width * 0.7, y: frame.midY), to: CGPoint(x: frame.minX, y: frame.midY))
        host.change(style: .dark)
        #expect(try slider().value == 0)
        for index in ListViewController.appearances.indices {
            let control = try #require(host.first(UISegmentedControl.self))
            control.selectedSegmentIndex = index
            control.sendActions(for: .valueChanged)
            host.settle()
            #expect(try slider().value == 0)
        }
    }

    @Test(arguments: ListViewController.appearances.indices)
    func `empty footers don't cover rows`(index: Int) throws {
        let control = try #require(host.first(UISegmentedControl.self))
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
        host.settle()
        let list = try #require(controller.collectionView)
        list.scrollToItem(at: IndexPath(item: 0, section: 2), at: .bottom, animated: false)
        host.settle()
        let kind = UICollectionView.elementKindSectionFooter
        let sections = list.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section)
        #expect(sections.contains(1) && !sections.contains(2))
    }

    @Test(arguments: ListViewController.appearances.indices)
    func everyAppearanceShowsTheWholeList(index: Int) throws {
        let control = try #require(host.first(UISegmentedControl.self))
        control.selectedSegmentIndex = index
        control.sendActions(for: .valueChanged)
        host.settle()
        #expect(controller.appearance == ListViewController.appearances[index].appearance)
        let rows = SettingsSection.allCases.map(\.rows.count)
        #expect(controller.collectionView.numberOfSections == rows.count)
        // Nothing overlaps.
        let frames = controller.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY <= lower.minY + 0.01) }
    }
}
