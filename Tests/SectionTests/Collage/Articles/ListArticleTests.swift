import Collage
import CollageTesting
import Testing

/// The article about lists of data, as it is printed.
@MainActor @Suite(.serialized) struct ListArticleTests {
    typealias Sections = GenericSectionIdentifierViewModel<String, String>
    typealias List = CompositionalListController<Sections, ContentSlot, ContentSlot>

    func configuration(for fruits: [String], select: @escaping (String) -> Void) -> List.Configuration {
        let sections = [Sections(sectionIdentifier: "Fruits", cellIdentifiers: fruits)]
        var configuration = List.Configuration(sections) { fruit, _ in
            var content = UIListContentConfiguration.cell()
            content.text = fruit
            return content
        }
        configuration.sectionLayout = { _ in GridLayout(minimumItemWidth: 160, height: .estimated(44)) }
        configuration.selection = select
        return configuration
    }

    @Test func `this file contains the article's code verbatim`() throws {
        let article = try SeedDocument(
            path: "Sources/Sections/CompositionalList/CompositionalList.docc/FromDataToAList.md")
        #expect(article.blockCount == 3)
        #expect(try article.blocksMissing() == [])
    }

    @Test func `the list shows the newest data and reports the selection`() throws {
        let host = TestHost(safeAreaInsets: .zero), list = List()
        host.show(list)
        var chosen: String?
        for fruits in [["Apple"], ["Apple", "Pear"]] {
            list.update(configuration(for: fruits) { fruit in chosen = fruit })
            host.settle()
            #expect(host.all(UILabel.self).map(\.text) == fruits)
        }
        host.tap(try #require(host.all(UILabel.self).last))
        #expect(chosen == "Pear")
    }
}
