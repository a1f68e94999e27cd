import CompositionalList
import SwiftUI

struct AppsView: View {
    @State var selection: String?
    let store = Store()

    var body: some View {
        CompositionalList(store.sections) { app, indexPath in
            AppRow(app: app)
        }
        .sectionHeader { section, kind, indexPath in Text(section ?? "") }
        .selectedItem { selection = $0 }
    }
}

struct Store {
    let sections = [GenericSectionIdentifierViewModel(sectionIdentifier: "New", cellIdentifiers: ["Maps", "Mail"])]
}

struct AppRow: View {
    let app: String

    var body: some View { Text(app) }
}
