import CompositionalList
import SwiftUI

/// SwiftUI views in the rows of a collection view, with a header and a tap.
struct SwiftUIRows: View {
    @State private var chosen = "Oslo"

    private let sections = [
        GenericSectionIdentifierViewModel(sectionIdentifier: "Cities", cellIdentifiers: ["Bergen", "Oslo", "Tromsø"])
    ]

    var body: some View {
        CompositionalList(sections) { city, _ in
            HStack {
                Text(city)
                Spacer()
                if city == chosen {
                    Image(systemName: "checkmark").foregroundStyle(.blue)
                }
            }
            .padding(.horizontal)
            .frame(minHeight: 44)
        }
        .sectionHeader { section, _, _ in
            Text(section ?? "").font(.headline).frame(maxWidth: .infinity, alignment: .leading).padding()
        }
        .selectedItem { chosen = $0 }
        .sectionLayout { _ in ListRowLayout() }
    }
}
