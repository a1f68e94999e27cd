import CollageTesting
import Foundation
import Testing
@testable import PortableControls

@MainActor final class UIFindInteractionTests {
    let host = TestHost()
    let root = UIViewController()
    let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))

    private var interaction: UIFindInteraction { textView.findInteraction! }
    private var navigator: FindNavigatorView? { host.first(FindNavigatorView.self) }

    private func show(_ text: String = "apple, pear, Apple, appletree") {
        textView.text = text
        textView.isFindInteractionEnabled = true
        root.view.addSubview(textView)
        host.show(root)
    }

    private func present(replacing: Bool = false) {
        interaction.presentFindNavigator(showingReplace: replacing)
        host.settle()
    }

    @Test func `text views have an interaction if it's enabled`() {
        #expect(!textView.isFindInteractionEnabled && textView.findInteraction == nil)
        textView.isFindInteractionEnabled = true
        let first = textView.findInteraction
        textView.isFindInteractionEnabled = true
        #expect(textView.findInteraction === first && first?.view === textView && first?.delegate === textView)
        #expect(first?.activeFindSession == nil && first?.isFindNavigatorVisible == false && first?.searchText == nil)
        textView.isFindInteractionEnabled = false
        #expect(textView.findInteraction == nil && first?.view == nil)
    }

    @Test func `outside a window there's no find panel`() {
        textView.isFindInteractionEnabled = true
        interaction.presentFindNavigator(showingReplace: false)
        #expect(!interaction.isFindNavigatorVisible && interaction.activeFindSession == nil)
    }

    @Test func `typing searches, and the panel shows the number of results`() throws {
        show()
        present()
        #expect(interaction.isFindNavigatorVisible)
        host.type("apple")
        #expect(interaction.searchText == "apple" && interaction.activeFindSession?.resultCount == 3)
        #expect(host.elements(.label("1 of 3")).count == 1)
        try host.element(.label("Next result")).tap()
        #expect(host.elements(.label("2 of 3")).count == 1)
        try host.element(.label("Previous result")).tap()
        try host.element(.label("Previous result")).tap()
        #expect(interaction.activeFindSession?.highlightedResultIndex == 2)
        host.type("x")
        #expect(host.elements(.label("Not found")).count == 1)
    }

    @Test func `the panel is at the bottom, and disappears with its session`() throws {
        show()
        interaction.searchText = "pear"
        present()
        let panel = try #require(navigator)
        #expect(panel.searchText == "pear" && panel.bounds.width == root.view.bounds.width)
        #expect(panel.frame.maxY <= root.view.bounds.maxY && panel.frame.minY > root.view.bounds.midY)
        #expect(interaction.activeFindSession?.resultCount == 1)
        try host.element(.label("Done")).tap()
        #expect(!interaction.isFindNavigatorVisible && navigator == nil && interaction.activeFindSession == nil)
        #expect(interaction.searchText == "pear")
    }

    @Test func `results are marked behind the text, and the marks disappear with the panel`() {
        show()
        interaction.searchText = "apple"
        present()
        func markCount() -> Int { host.first(FoundTextView.self)?.rects.count ?? 0 }
        #expect(markCount() == 3)
        interaction.dismissFindNavigator()
        host.settle()
        #expect(markCount() == 0)
    }

    @Test func `results are replaced`() throws {
        show()
        interaction.searchText = "apple"
        interaction.replacementText = "fig"
        present(replacing: true)
        try host.element(.label("Replace") && .role(.button)).tap()
        #expect(textView.text == "fig, pear, Apple, appletree" && interaction.activeFindSession?.resultCount == 2)
        try host.element(.label("Replace all")).tap()
        #expect(textView.text == "fig, pear, fig, figtree" && interaction.activeFindSession?.resultCount == 0)
    }

    @Test func `text that can't be edited isn't replaced`() {
        show()
        textView.isEditable = false
        present(replacing: true)
        #expect(navigator?.showsReplacement == false)
        #expect(interaction.activeFindSession?.supportsReplacement == false)
    }

    @Test func `options change the search`() {
        show()
        interaction.searchText = "apple"
        var titles: [String] = []
        interaction.optionsMenuProvider = { elements in
            titles = elements.map(\.title)
            return UIMenu(children: elements)
        }
        present()
        #expect(titles == ["Match Case", "Whole Words"])
        let actions = navigator?.menu?.children.compactMap { $0 as? UIAction } ?? []
        actions.first?.performWithSender(nil, target: nil)
        #expect(interaction.activeFindSession?.resultCount == 2)
        (navigator?.menu?.children.last as? UIAction)?.performWithSender(nil, target: nil)
        #expect(interaction.activeFindSession?.resultCount == 1)
        #expect(navigator?.menu?.children.compactMap { ($0 as? UIAction)?.state } == [.on, .on])
    }

    @Test func `keys open the panel and go to the next result`() {
        show()
        textView.becomeFirstResponder()
        interaction.searchText = "apple"
        host.press(.keyboardF, characters: "f", modifiers: .command)
        #expect(interaction.isFindNavigatorVisible && navigator?.showsReplacement == false)
        textView.becomeFirstResponder()
        host.press(.keyboardG, characters: "g", modifiers: .command)
        #expect(interaction.activeFindSession?.highlightedResultIndex == 1)
        host.press(.keyboardG, characters: "g", modifiers: [.command, .shift])
        #expect(interaction.activeFindSession?.highlightedResultIndex == 0)
    }

    @Test func `an edit removes the results`() {
        show()
        interaction.searchText = "apple"
        present()
        textView.insertText("b")
        #expect(interaction.activeFindSession?.resultCount == 0)
    }

    private final class Session: UIFindSession {
        override var resultCount: Int { 7 }
    }

    private final class Owner: NSObject, UIFindInteractionDelegate {
        var session: UIFindSession? = Session()
        var calls: [String] = []

        func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? { session }
        func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
            calls.append("begin")
        }
        func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) { calls.append("end") }
    }

    @Test func `any view can be searched with a session of the app`() {
        let owner = Owner(), interaction = UIFindInteraction(sessionDelegate: owner)
        root.view.addInteraction(interaction)
        host.show(root)
        interaction.searchText = "a"
        interaction.presentFindNavigator(showingReplace: true)
        host.settle()
        #expect(interaction.activeFindSession === owner.session && owner.calls == ["begin"])
        #expect(host.elements(.label("7 matches")).count == 1)
        owner.session?.searchResultDisplayStyle = .none
        host.settle()
        #expect(host.elements(.label("7 matches")).isEmpty)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(owner.calls == ["begin"])
        root.view.removeInteraction(interaction)
        #expect(owner.calls == ["begin", "end"])
        owner.session = nil
        root.view.addInteraction(interaction)
        interaction.presentFindNavigator(showingReplace: false)
        #expect(!interaction.isFindNavigatorVisible)
    }

    @Test func `an interaction and its panel are deallocated`() {
        weak var interaction: UIFindInteraction?
        weak var panel: FindNavigatorView?
        weak var owner: Owner?
        host.show(root)
        do {
            let newOwner = Owner(), new = UIFindInteraction(sessionDelegate: newOwner)
            root.view.addInteraction(new)
            new.presentFindNavigator(showingReplace: false)
            host.settle()
            (interaction, panel, owner) = (new, navigator, newOwner)
            root.view.removeInteraction(new)
        }
        host.settle()
        #expect(interaction == nil && panel == nil && owner == nil)
    }
}
