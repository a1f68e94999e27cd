import CollageTesting
import Foundation
import PortableUIKit
import Testing

@MainActor struct UISearchBarTests {
    private final class Delegate: NSObject, UISearchBarDelegate {
        var log: [String] = []

        func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
        func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("should begin")
            return true
        }
        func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
        func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
            log.append("should end")
            return true
        }
        func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append("text \(searchText)") }
        func searchBar(
            _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            log.append("should change \(range.location) \(text)")
            return true
        }
        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
        func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
        func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmarks") }
        func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
        func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
            log.append("scope \(selectedScope)")
        }
    }

    private let host = TestHost()
    private let delegate = Delegate()

    private func showBar() -> UISearchBar {
        let controller = UIViewController(), bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
        bar.delegate = delegate
        bar.placeholder = "Search"
        controller.view.addSubview(bar)
        host.show(controller)
        return bar
    }

    private func tap(_ label: String) throws {
        let element = try #require(
            host.session.accessibleElements().first { $0.label == label },
            "no \(label) among \(host.session.accessibleElements().map(\.label))")
        host.tap(CGPoint(x: element.frame.minX + element.frame.size.width / 2, y: element.frame.minY + 10))
    }

    private func isEnabled(_ label: String) -> Bool? {
        host.session.accessibleElements().first { $0.label == label }?.isEnabled
    }

    @Test func `the delegate is notified of editing, of each change, and of the search key, in that order`() {
        let bar = showBar()
        host.tap(bar.searchTextField)
        host.type("a")
        host.type("\n")
        bar.resignFirstResponder()
        #expect(
            delegate.log == [
                "should begin", "began", "should change 0 a", "text a", "search", "should end", "ended",
            ])
    }

    @Test func `a prompt is above the field, and makes the bar higher`() throws {
        let bar = showBar()
        let fieldY = bar.searchTextField.frame.minY, height = bar.intrinsicContentSize.height
        bar.prompt = "Search your notes"
        #expect(bar.intrinsicContentSize.height == height + 31)
        bar.sizeToFit()
        bar.layoutIfNeeded()
        let label = try #require(bar.subviews.lazy.compactMap { $0 as? UILabel }.first)
        #expect(label.text == "Search your notes" && label.frame.maxY <= bar.searchTextField.frame.minY)
        #expect(bar.searchTextField.frame.minY == fieldY + 31)
        bar.prompt = nil
        #expect(bar.intrinsicContentSize.height == height)
    }

    @Test
    func `the clear button empties the field and begins editing, and is shown while the field has text`() throws {
        let bar = showBar()
        #expect(isEnabled("Clear text") == nil)
        bar.text = "tea"
        host.settle()
        delegate.log = []
        try tap("Clear text")
        #expect(bar.text == "" && bar.searchTextField.isEditing)
        #expect(delegate.log == ["text ", "should begin", "began"])
        #expect(isEnabled("Clear text") == nil)
    }

    @Test func `the cancel button appears with an animation, shortens the field, and works during editing`() throws {
        let bar = showBar(), width = bar.searchTextField.frame.width
        #expect(width == 374 && isEnabled("Cancel") == nil)
        host.tap(bar.searchTextField)
        bar.setShowsCancelButton(true, animated: true)
        host.advance(by: 0.1)
        let shown = bar.searchTextField.layer.presentation()?.frame.width ?? 0
        #expect(shown < width && shown > bar.searchTextField.frame.width)
        host.settle()
        #expect(isEnabled("Cancel") == true)
        try tap("Cancel")
        #expect(delegate.log.last == "cancel" && bar.searchTextField.isEditing)
        bar.resignFirstResponder()
        host.settle()
        #expect(isEnabled("Cancel") == false)
        bar.showsCancelButton = false
        host.settle()
        #expect(bar.searchTextField.frame.width == width && isEnabled("Cancel") == nil)
    }

    @Test func `scopes are below the field, make the bar higher, and report the selected one`() throws {
        let bar = showBar()
        #expect(bar.intrinsicContentSize.height == 56)
        bar.scopeButtonTitles = ["All", "Fruit", "Tea"]
        #expect(bar.intrinsicContentSize.height == 56 && isEnabled("Fruit") == nil)
        bar.showsScopeBar = true
        bar.sizeToFit()
        host.settle()
        #expect(bar.frame.height == 98 && bar.searchTextField.frame.minY == 10)
        try tap("Tea")
        #expect(bar.selectedScopeButtonIndex == 2 && delegate.log == ["scope 2"])
        bar.selectedScopeButtonIndex = 1
        #expect(delegate.log == ["scope 2"])
        bar.scopeButtonTitles = ["One", "Two"]
        #expect(bar.selectedScopeButtonIndex == 1)
        bar.setShowsScope(false, animated: true)
        host.settle()
        #expect(bar.intrinsicContentSize.height == 56 && isEnabled("One") == nil)
    }

    @Test func `buttons for bookmarks and results are at the end of the field while it's empty`() throws {
        let bar = showBar()
        bar.showsBookmarkButton = true
        bar.showsSearchResultsButton = true
        host.settle()
        try tap("Bookmarks")
        try tap("Results")
        #expect(delegate.log == ["bookmarks", "results"])
        bar.isSearchResultsButtonSelected = true
        #expect(bar.isSearchResultsButtonSelected)
        bar.text = "tea"
        host.settle()
        #expect(isEnabled("Bookmarks") == nil && isEnabled("Clear text") == true)
        bar.text = ""
        bar.showsBookmarkButton = false
        host.settle()
        #expect(isEnabled("Bookmarks") == nil && isEnabled("Results") == true)
    }

    @Test func `traits are the field's: the return key searches, and only for words`() {
        let bar = showBar()
        #expect(bar.returnKeyType == .search && bar.enablesReturnKeyAutomatically)
        bar.keyboardType = .webSearch
        bar.autocapitalizationType = .none
        #expect(bar.searchTextField.keyboardType == .webSearch)
        #expect(bar.searchTextField.autocapitalizationType == .none)
    }

    @Test func `in right-to-left layouts, everything is mirrored`() {
        let bar = showBar()
        bar.showsCancelButton = true
        host.settle()
        let left = bar.searchTextField.frame
        host.change(layoutDirection: .rightToLeft)
        host.settle()
        #expect(bar.searchTextField.frame == CGRect(x: 390 - left.maxX, y: 10, width: left.width, height: 36))
    }
}
