import CompositionalList
import SwiftUI

/// The grid as a SwiftUI view, with SwiftUI views in its cells.
struct FrameworksView: View {
    let frameworks: [AppleFramework]
    let didSelect: (AppleFramework) -> Void

    private var sections: [GenericSectionIdentifierViewModel<FrameworkSection, AppleFramework>] {
        [GenericSectionIdentifierViewModel(sectionIdentifier: .frameworks, cellIdentifiers: frameworks)]
    }

    var body: some View {
        CompositionalList(sections) { framework, _ in
            FrameworkView(framework: framework)
        }
        .sectionLayout { _ in GridLayout(columns: 3, aspectRatio: 1) }
        .selectedItem(didSelect)
    }
}

/// A framework's icon above its name, as `FrameworkContentView` shows it.
private struct FrameworkView: View {
    let framework: AppleFramework

    var body: some View {
        GeometryReader { cell in
            let side = cell.size.width * 0.56
            VStack(spacing: 8) {
                Image(uiImage: .content(atPath: framework.imageName) ?? UIImage())
                    .resizable()
                    .scaledToFit()
                    .frame(width: side, height: side)
                    .accessibilityHidden(true)
                Text(framework.name).font(.footnote).lineLimit(1)
                    .padding(.horizontal, 8)
            }
            // The center of the icon is twelve points above the center of the cell.
            .alignmentGuide(VerticalAlignment.center) { _ in side / 2 + 12 }
            .frame(width: cell.size.width, height: cell.size.height)
        }
    }
}
