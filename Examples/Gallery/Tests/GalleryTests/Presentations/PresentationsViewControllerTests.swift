import CollageTesting
import Testing

@testable import Gallery

@MainActor
struct PresentationsViewControllerTests {
    private let host = TestHost()
    private let controller = PresentationsViewController()

    init() {
        host.show(UINavigationController(rootViewController: controller))
    }

    private func open(_ presentation: Presentation) throws {
        let group = try #require(Presentation.groups.firstIndex { $0.presentations.contains(presentation) })
        let row = try #require(Presentation.groups[group].presentations.firstIndex(of: presentation))
        // The first section shows the last answer.
        let path = IndexPath(item: row, section: group + 1)
        controller.collectionView.scrollToItem(at: path, at: .centeredVertically, animated: false)
        host.settle()
        host.tap(try #require(controller.collectionView.cellForItem(at: path)))
    }

    private func tap(_ title: String) throws {
        host.tap(try #require(host.all(UILabel.self).last { $0.text == title }))
    }

    @Test(arguments: Presentation.groups[0].presentations + Presentation.groups[1].presentations)
    func aButtonDismissesAPresentedScreen(presentation: Presentation) throws {
        try open(presentation)
        #expect(controller.presentedViewController is UINavigationController)
        try tap("Done")
        #expect(controller.presentedViewController == nil)
        #expect(controller.answer == "Done")
    }

    @Test func aSheetIsDraggedAway() throws {
        try open(.large)
        host.drag(from: CGPoint(x: 195, y: 90), to: CGPoint(x: 195, y: 800))
        #expect(controller.presentedViewController == nil)
        #expect(controller.answer == "Dragged away")
    }

    @Test func aGuardedSheetAsksBeforeItIsDismissed() throws {
        try open(.guarded)
        host.drag(from: CGPoint(x: 195, y: 90), to: CGPoint(x: 195, y: 800))
        #expect(controller.presentedViewController?.presentedViewController is UIAlertController)
        try tap("Stay")
        #expect(controller.presentedViewController != nil)

        host.drag(from: CGPoint(x: 195, y: 90), to: CGPoint(x: 195, y: 800))
        try tap("Leave")
        #expect(controller.presentedViewController == nil)
        #expect(controller.answer == "Left")
    }

    @Test(arguments: [
        (Presentation.alert, "Set Sail"), (.actionSheet, "Save Draft"), (.manyActions, "Over the Pass"),
    ])
    func theAlertReturnsTheChosenAction(presentation: Presentation, title: String) throws {
        try open(presentation)
        try tap(title)
        #expect(controller.presentedViewController == nil)
        #expect(controller.answer == title)
    }

    @Test func typingEditsTheFirstFieldOfAnAlert() throws {
        try open(.questions)
        host.type("Ada")
        try tap("Sign In")
        #expect(controller.answer == "Ada signed in")
    }
}
