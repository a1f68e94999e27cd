import Collage
import CollageTesting
import PortableSwiftUI

/// The inboxes of ChoosingASystem.md, with CompositionalList.
enum InboxLists {
    typealias Section = GenericSectionIdentifierViewModel<String, String>
    typealias List = CompositionalListController<Section, ContentSlot, ContentSlot>

    @MainActor static func sections(_ mails: [String]) -> [Section] {
        [
            Section(sectionIdentifier: "Folders", cellIdentifiers: ["Work", "Home"]),
            Section(sectionIdentifier: "Mails", cellIdentifiers: mails),
        ]
    }

    @MainActor static func configuration(
        _ mails: [String], delete: @escaping (String) -> Void
    ) -> List.Configuration {
        var configuration = List.Configuration(sections(mails)) { item, _ in
            var content = UIListContentConfiguration.cell()
            content.text = item
            return content
        }
        configuration.sectionLayout = { section in
            if section == 0 {
                GridLayout(columns: 2, height: .absolute(60), spacing: 8)
            } else {
                ListLayout(appearance: .plain)
            }
        }
        configuration.headerFooterProvider = { section, _, _ in
            var content = UIListContentConfiguration.plainHeader()
            content.text = section
            return content
        }
        configuration.hasHeaders = true
        configuration.pinsHeaders = true
        configuration.badge = (
            BadgePlacement(),
            { _ in
                var content = UIListContentConfiguration.cell()
                content.text = "3"
                return content
            }
        )
        configuration.accessories = { _ in [.disclosureIndicator()] }
        configuration.trailingSwipeActions = { mail in .delete { delete(mail) } }
        return configuration
    }

    struct Inbox: View {
        @State private var mails = ["Lunch", "Trip"]

        var body: some View {
            CompositionalList(sections(mails)) { item, _ in Text(item) }
                .sectionLayout { section in
                    if section == 0 {
                        GridLayout(columns: 2, height: .absolute(60), spacing: 8)
                    } else {
                        ListLayout(appearance: .plain)
                    }
                }
                .itemBadge { _ in Text("3") }
                .itemAccessories { _ in [.disclosureIndicator()] }
                .swipeActions { mail in
                    [
                        UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
                            mails.removeAll { $0 == mail }
                            completion(true)
                        }
                    ]
                }
                .sectionHeader(isPinned: true) { section, _, _ in Text(section ?? "") }
        }
    }
}
