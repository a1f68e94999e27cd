import CollageTesting
@testable import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct ItemAccessibilityTests {
    private struct Photo: CollectionItem, Equatable {
        let id: Int
        var likes = 0
        var canBeDeleted = true
        var onDelete: Callback?

        var accessibility: ItemAccessibility? {
            ItemAccessibility(
                label: "Photo \(id)", value: "\(likes) likes", hint: "Opens it", traits: [.image, .button],
                actions: [UIAccessibilityCustomAction(name: "Like") { _ in true }])
        }

        var events: ItemEvents {
            var events = ItemEvents()
            events.trailingSwipeActions = {
                guard canBeDeleted else { return nil }
                return UISwipeActionsConfiguration(actions: [
                    UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                        onDelete?.run()
                        done(true)
                    }
                ])
            }
            return events
        }

        func configure(cell: TileCell, for indexPath: IndexPath) {}
    }

    /// A closure that doesn't keep an item from being `Equatable`.
    @MainActor
    private final class Callback: Equatable {
        let run: () -> Void

        init(_ run: @escaping () -> Void) { self.run = run }

        nonisolated static func == (left: Callback, right: Callback) -> Bool { left === right }
    }

    private func show(_ photo: Photo, in screen: DriverScreen, layout: any SectionLayout = GridLayout.squares) {
        screen.show([SectionModel(id: 0, layout: layout, items: [photo])])
    }

    @Test func `an item's accessibility values are its cell's, and follow its content`() throws {
        let screen = DriverScreen()
        show(Photo(id: 1), in: screen)
        let cell = try #require(screen.collectionView.visibleCells.first)
        #expect(cell.isAccessibilityElement)
        #expect(cell.accessibilityLabel == "Photo 1" && cell.accessibilityHint == "Opens it")
        #expect(cell.accessibilityTraits == [.image, .button])
        show(Photo(id: 1, likes: 3), in: screen)
        #expect(screen.collectionView.visibleCells == [cell] && cell.accessibilityValue == "3 likes")
    }

    @Test func `swipe actions are accessibility actions as long as the item has them`() throws {
        let screen = DriverScreen()
        var deletions = 0
        let callback = Callback { deletions += 1 }
        show(Photo(id: 1, onDelete: callback), in: screen)
        let cell = try #require(screen.collectionView.visibleCells.first)
        let actions = try #require(cell.accessibilityCustomActions)
        #expect(actions.map(\.name) == ["Like", "Delete"])
        #expect(actions[1].actionHandler?(actions[1]) == true)
        #expect(deletions == 1)
        show(Photo(id: 1, canBeDeleted: false), in: screen)
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Like"])
    }

    @Test func `lists, which offer them themselves, don't offer them twice`() throws {
        let screen = DriverScreen()
        show(Photo(id: 1), in: screen, layout: ListLayout())
        let cell = try #require(screen.collectionView.visibleCells.first)
        #expect(cell.accessibilityCustomActions?.map(\.name) == ["Like"])
    }

    @Test func `an action of a removed cell has no effect`() throws {
        let screen = DriverScreen()
        var deletions = 0
        show(Photo(id: 1, onDelete: Callback { deletions += 1 }), in: screen)
        let action = try #require(screen.collectionView.visibleCells.first?.accessibilityCustomActions?.last)
        let owned = UIContextualAction(style: .normal, title: "Mine") { _, _, _ in deletions += 1 }
        let orphan = SwipeAccessibilityAction(owned, of: UICollectionViewCell())
        #expect(orphan.actionHandler?(orphan) == false)
        #expect(action.name == "Delete" && deletions == 0)
    }
}

extension GridLayout {
    /// Three columns of squares.
    @MainActor
    fileprivate static var squares: GridLayout { GridLayout(columns: 3, aspectRatio: 1) }
}
