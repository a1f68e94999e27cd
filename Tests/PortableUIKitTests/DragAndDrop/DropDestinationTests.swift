import CollageTesting
import Testing

@MainActor struct DropDestinationTests {
    /// A list of sections whose rows can be dragged and dropped.
    private final class Board: NSObject, UICollectionViewDataSource, UICollectionViewDragDelegate,
        UICollectionViewDropDelegate
    {
        var sections: [[String]]
        var destination: IndexPath?

        init(_ sections: [[String]]) { self.sections = sections }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            sections[section].count
        }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
        ) -> [UIDragItem] {
            [UIDragItem(itemProvider: NSItemProvider(object: sections[indexPath.section][indexPath.item] as NSString))]
        }

        func collectionView(
            _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
            withDestinationIndexPath destinationIndexPath: IndexPath?
        ) -> UICollectionViewDropProposal {
            UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
        }

        func collectionView(
            _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
        ) {
            destination = coordinator.destinationIndexPath
            guard let item = coordinator.items.first, let from = item.sourceIndexPath, let to = destination else {
                return
            }
            collectionView.performBatchUpdates {
                let text = sections[from.section].remove(at: from.item)
                sections[to.section].insert(text, at: to.item)
                collectionView.moveItem(at: from, to: to)
            }
            coordinator.drop(item.dragItem, toItemAt: to)
        }
    }

    /// Sections of rows 50 points high between insets of 20 and 60 points, below a header of 30 points.
    private nonisolated static let compositional: @MainActor @Sendable () -> UICollectionViewLayout = {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let section = NSCollectionLayoutSection(
            group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 60, trailing: 0)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return UICollectionViewCompositionalLayout(section: section)
    }

    private nonisolated static let flow: @MainActor @Sendable () -> UICollectionViewLayout = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        layout.sectionInset = UIEdgeInsets(top: 20, left: 0, bottom: 60, right: 0)
        layout.headerReferenceSize = CGSize(width: 300, height: 30)
        return layout
    }

    /// Drags the first item of the first section to a height.
    private func drop(
        at height: CGFloat, in sections: [[String]], _ layout: UICollectionViewLayout
    ) -> Board {
        let host = TestHost(size: CGSize(width: 300, height: 700), safeAreaInsets: .zero)
        let board = Board(sections)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 700), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        view.dataSource = board
        view.dragDelegate = board
        view.dropDelegate = board
        view.dragInteractionEnabled = true
        host.show(view)
        let finger = host.touch(at: CGPoint(x: 150, y: 75))
        host.advance(by: 0.6)
        for step in 1...10 {
            host.advance(by: 1.0 / 60)
            finger.move(to: CGPoint(x: 150, y: 75 + (height - 75) * CGFloat(step) / 10))
        }
        host.advance(by: 0.5)
        finger.lift()
        host.settle()
        #expect((0..<view.numberOfSections).map(view.numberOfItems) == board.sections.map(\.count))
        return board
    }

    @Test(arguments: [0, 1])
    func `drops can end in an empty section, over its header, its insets, and its middle`(kind: Int) {
        let layout = [Self.compositional, Self.flow][kind]
        // Section 0: 0...210; header 210...240; section 1 until 320 (flow layouts have the insets of an empty section, too).
        for height: CGFloat in [225, 245, 275, 310] {
            let board = drop(at: height, in: [["a", "b"], []], layout())
            #expect(board.sections == [["b"], ["a"]], "\(height)")
        }
    }

    @Test(arguments: [0, 1])
    func `drops can end after the last item of a section, and before the first one`(kind: Int) {
        let layout = [Self.compositional, Self.flow][kind]
        #expect(drop(at: 345, in: [["a", "b"], ["c"]], layout()).sections == [["b"], ["c", "a"]])
        #expect(drop(at: 225, in: [["a", "b"], ["c"]], layout()).sections == [["b"], ["a", "c"]])
        #expect(drop(at: 195, in: [["a", "b"], ["c"]], layout()).sections == [["b", "a"], ["c"]])
    }
}
