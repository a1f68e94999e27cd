import CompositionalList
import UIKit

/// A list of data: a closure creates the content of each cell, and no cells are registered.
final class ListOfData: UIViewController {
    private typealias Sections = GenericSectionIdentifierViewModel<String, String>
    private typealias List = CompositionalListController<Sections, ContentSlot, ContentSlot>

    private let list = List()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
        show(["Apples", "Berries", "Pears", "Plums", "Quinces"])
    }

    func show(_ fruits: [String]) {
        let sections = [Sections(sectionIdentifier: "Fruits", cellIdentifiers: fruits)]
        var configuration = List.Configuration(sections) { fruit, _ in
            var content = UIListContentConfiguration.cell()
            content.text = fruit
            content.image = UIImage(systemName: "leaf")
            return content
        }
        configuration.sectionLayout = { _ in ListLayout() }
        configuration.selection = { [weak self] fruit in self?.show(fruits.filter { $0 != fruit }) }
        list.update(configuration)
    }
}
