import PortableUIKit
import Testing

@MainActor struct SearchBarPlacementTests {
    @Test func `placements have UIKit's numbers, and inline is an old name of integrated`() {
        typealias Placement = UINavigationItem.SearchBarPlacement
        let placements: [Placement] = [.automatic, .integrated, .stacked, .integratedCentered, .integratedButton]
        #expect(placements.map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(Placement.inline == .integrated)
        #expect(Placement(rawValue: 5) == nil)
    }

    @Test func `search bars are stacked, regardless of the preferred placement`() {
        let item = UINavigationItem(title: "")
        #expect(item.preferredSearchBarPlacement == .automatic)
        item.preferredSearchBarPlacement = .integratedButton
        #expect(item.preferredSearchBarPlacement == .integratedButton && item.searchBarPlacement == .stacked)
    }
}
