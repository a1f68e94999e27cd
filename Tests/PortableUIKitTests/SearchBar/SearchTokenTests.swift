import CollageTesting
import Testing

@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit

@MainActor struct SearchTokenTests {
    private final class Delegate: NSObject, UISearchTextFieldDelegate {
        var selected: [String] = []
        func searchTextField(
            _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
        ) -> NSItemProvider { NSItemProvider(object: NSString(string: "token \(token.representedObject ?? "")")) }
        func searchTextField(_ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion) {
            selected.append(suggestion.localizedSuggestion ?? "")
        }
    }

    private let host = TestHost()
    private let field = UISearchTextField(frame: CGRect(x: 20, y: 100, width: 300, height: 36))
    private let delegate = Delegate()

    init() {
        let controller = UIViewController()
        host.show(controller)
        host.window.makeKeyAndVisible()
        controller.view.addSubview(field)
        field.delegate = delegate
        host.settle()
    }

    private func token(_ name: String) -> UISearchToken {
        let token = UISearchToken(icon: nil, text: name)
        token.representedObject = name
        return token
    }

    @Test func `tokens are before the text, which moves aside`() {
        let start = field.textRect(forBounds: field.bounds).minX
        field.insertToken(token("B"), at: 0)
        field.insertToken(token("A"), at: 0)
        host.settle()
        #expect(field.tokens.map(\.text) == ["A", "B"])
        let views = field.subviews.compactMap { $0 as? SearchTokenView }.sorted { $0.frame.minX < $1.frame.minX }
        #expect(views.map(\.token.text) == ["A", "B"] && views.first?.frame.minX == start)
        #expect(field.textRect(forBounds: field.bounds).minX >= (views.last?.frame.maxX ?? 0))
        field.removeToken(at: 0)
        #expect(field.tokens.map(\.text) == ["B"])
    }

    @Test func `deleting at the beginning selects the last token, and then removes it`() {
        field.tokens = [token("A"), token("B")]
        var changes = 0
        field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
        host.run {
            _ = field.becomeFirstResponder()
            field.deleteBackward()
            #expect(field.tokens.count == 2 && field.tokenList.selected == 1)
            field.deleteBackward()
            #expect(field.tokens.map(\.text) == ["A"] && changes == 1)
            field.allowsDeletingTokens = false
            field.deleteBackward()
            field.deleteBackward()
            #expect(field.tokens.count == 1)
        }
    }

    @Test func `a selected token is copied as the item that the delegate provides`() {
        field.tokens = [token("A")]
        host.run {
            _ = field.becomeFirstResponder()
            field.deleteBackward()
            #expect(field.canPerformAction(StandardEditAction.copy, withSender: nil))
            field.copy(nil)
            #expect(UIPasteboard.general.string == "token A")
            field.allowsCopyingTokens = false
            #expect(!field.canPerformAction(StandardEditAction.copy, withSender: nil))
        }
    }

    @Test func `a token replaces a part of the text`() throws {
        field.text = "from ada today"
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 0))
        let end = try #require(field.position(from: start, offset: 9))
        let range = try #require(field.textRange(from: start, to: end))
        field.replaceTextualPortion(of: range, with: token("Ada"), at: 0)
        #expect(field.text == "today" && field.tokens.map(\.text) == ["Ada"])
        #expect(field.text(in: field.textualRange) == "today")
        #expect(field.tokens(in: field.textualRange).count == 1)
        #expect(field.positionOfToken(at: 0) == field.beginningOfDocument)
    }

    @Test func `an index out of bounds raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { UISearchTextField(frame: .zero).removeToken(at: 0) }
        }
        #expect(result.message.contains("Token index 0 is out of the bounds of 0 tokens"))
    }

    @Test func `suggestions appear under the field while it's edited, and one can be selected`() throws {
        field.searchSuggestions = ["Berlin", "Bern"].map { UISearchSuggestionItem(localizedSuggestion: $0) }
        #expect(host.all(SearchSuggestionList.self).isEmpty)
        host.run { _ = field.becomeFirstResponder() }
        host.settle()
        let list = try #require(host.first(SearchSuggestionList.self))
        #expect(list.frame.minY == field.frame.maxY + 8 && list.frame.width == field.frame.width)
        host.tap(CGPoint(x: list.frame.midX, y: list.frame.minY + 66))
        host.settle()
        #expect(delegate.selected == ["Bern"] && host.all(SearchSuggestionList.self).isEmpty)
    }

    @Test func `a search controller reports the selected suggestion`() {
        final class Updater: NSObject, UISearchResultsUpdating {
            var selected: [String] = []
            func updateSearchResults(for searchController: UISearchController) {}
            func updateSearchResults(
                for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
            ) { selected.append(searchSuggestion.representedObject as? String ?? "") }
        }
        let updater = Updater(), search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = updater
        let item = UISearchSuggestionItem(localizedAttributedSuggestion: NSAttributedString(string: "Oslo"))
        item.representedObject = "oslo"
        search.searchSuggestions = [item]
        #expect(search.searchSuggestions?.count == 1 && item.localizedSuggestion == "Oslo")
        let container = UISearchContainerViewController(searchController: search)
        host.show(container)
        host.settle()
        #expect(search.searchBar.superview === container.view)
        host.run { _ = search.searchBar.searchTextField.becomeFirstResponder() }
        host.settle()
        let list = host.first(SearchSuggestionList.self)
        if let list { host.tap(CGPoint(x: list.frame.midX, y: list.frame.minY + 22)) }
        host.settle()
        #expect(updater.selected == ["oslo"])
        search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
        search.searchSuggestions = [item]
        #expect(host.all(SearchSuggestionList.self).isEmpty)
    }
}
