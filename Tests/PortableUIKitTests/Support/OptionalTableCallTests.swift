import CollageTesting
import Testing

// Written as in apps on iOS: the test is mainly that this compiles.

/// A table that calls its delegate and data source itself.
@MainActor private final class CuriousTable: UITableView {
    var sections: [Int] {
        (0..<dataSource!.numberOfSections!(in: self)).map { dataSource!.tableView(self, numberOfRowsInSection: $0) }
    }

    func height(at indexPath: IndexPath) -> CGFloat? { delegate?.tableView?(self, heightForRowAt: indexPath) }
    func title(of section: Int) -> String?? { dataSource?.tableView?(self, titleForHeaderInSection: section) }
    func isSpringLoaded(at indexPath: IndexPath) -> Bool? {
        delegate?.tableView?(self, shouldSpringLoadRowAt: indexPath, with: SpringContext())
    }
    func show(_ cell: UITableViewCell) { delegate?.tableView?(self, willDisplay: cell, forRowAt: [0, 0]) }
}

@MainActor private final class SpringContext: NSObject, UISpringLoadedInteractionContext {
    let state = UISpringLoadedInteractionEffectState.inactive
    var targetView: UIView?
    var targetItem: Any?

    func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor private final class Menu: UITableViewController, UITextFieldDelegate, UISearchBarDelegate {
    var log: [String] = []

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section + 1 }
    override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 51 }
    override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    {
        log.append("shows \(indexPath.row)")
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { log.append(searchText) }
}

@MainActor struct OptionalTableCallTests {
    @Test func `optional calls reach the object, and return the defaults of missing methods`() {
        let menu = Menu()
        let table = CuriousTable()
        table.delegate = menu
        table.dataSource = menu
        #expect(table.sections == [1, 2])
        #expect(table.height(at: [0, 0]) == 51)
        #expect(table.title(of: 0) == .some(.none))
        table.show(UITableViewCell())
        #expect(menu.log == ["shows 0"])
        #expect(table.isSpringLoaded(at: [0, 0]) == true)
    }

    @Test func `optional calls of fields and search bars work in the same way`() {
        let menu = Menu()
        let field = UITextField()
        field.delegate = menu
        #expect(field.delegate?.textFieldShouldReturn?(field) == false)
        #expect(
            field.delegate?.textField?(
                field, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: "a")
                == true)
        let bar = UISearchBar()
        bar.delegate = menu
        bar.delegate?.searchBar?(bar, textDidChange: "tea")
        #expect(menu.log == ["tea"])
    }

    @Test func `without an object, optional calls return nil`() {
        let table = CuriousTable()
        #expect(table.height(at: [0, 0]) == nil)
        #expect(table.title(of: 0) == nil)
    }
}
