import CompositionalList
import UIKit

/// The grid as data, and a closure that returns the content of cells.
@MainActor
enum FrameworksList {
    private typealias Sections = GenericSectionIdentifierViewModel<FrameworkSection, AppleFramework>
    private typealias List = CompositionalListController<Sections, ContentSlot, ContentSlot>

    static func makeViewController(
        frameworks: [AppleFramework], didSelect: @escaping (AppleFramework) -> Void
    ) -> UIViewController {
        let sections = [Sections(sectionIdentifier: .frameworks, cellIdentifiers: frameworks)]
        var configuration = List.Configuration(sections) { framework, _ in FrameworkContent(framework: framework) }
        configuration.sectionLayout = { _ in GridLayout(columns: 3, aspectRatio: 1) }
        configuration.selection = didSelect

        let list = List()
        list.update(configuration)
        return list
    }
}
