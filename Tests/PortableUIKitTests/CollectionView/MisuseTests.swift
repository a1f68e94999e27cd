import CollageTesting
import Foundation
import Testing

/// Misuse ends the process with UIKit's message.
struct MisuseTests {
    @MainActor
    static func makeFixture(_ counts: [Int] = [3]) -> CollectionFixture {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 20)
        return CollectionFixture(layout, counts: counts)
    }

    @Test func `item counts beyond the limit of batch updates are an error`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Endless: NSObject, UICollectionViewDataSource {
                    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { .max }
                    func collectionView(
                        _ view: UICollectionView, cellForItemAt path: IndexPath
                    ) -> UICollectionViewCell { UICollectionViewCell() }
                }
                // No layout could hold so many items: only the batch is checked.
                let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
                let source = Endless()
                view.dataSource = source
                _ = view.numberOfSections
                view.insertItems(at: [[0, 0]])
            }
        }
        #expect(result.message.contains("supports up to 2,147,483,647 items in a section"))
    }

    @Test func `an inconsistent number of items after a batch is reported with all counts`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = MisuseTests.makeFixture()
                fixture.view.insertItems(at: [[0, 0]])
            }
        }
        let text = result.message
        #expect(text.contains("attempt to insert") || text.contains("Invalid batch updates detected"))
        #expect(text.contains("invalid number of items in section 0"))
        #expect(text.contains("(1 inserted, 0 deleted)") && text.contains("(0 moved in, 0 moved out)"))
    }

    @Test func `changing the model, reloading, and inserting without a layout is an inconsistent batch`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = MisuseTests.makeFixture()
                fixture.source.items[0].append("new")
                fixture.view.reloadData()
                fixture.view.insertItems(at: [[0, 3]])
            }
        }
        #expect(result.message.contains("invalid number of items in section 0"))
    }

    @Test func `an inconsistent number of sections is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { MisuseTests.makeFixture([1, 1]).view.deleteSections([0]) }
        }
        #expect(result.message.contains("Invalid update: invalid number of sections"))
    }

    @Test func `deleting a missing item is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { MisuseTests.makeFixture([20]).view.deleteItems(at: [[0, 20]]) }
        }
        #expect(
            result.message.contains(
                "attempt to delete item 20 from section 0 which only contains 20 items before the update"))
    }

    @Test func `inserting an item beyond the final count is reported with that count`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = MisuseTests.makeFixture([3])
                fixture.view.insertItems(at: [[0, .max]])
            }
        }
        #expect(
            result.message.contains(
                "attempt to insert item \(Int.max) into section 0, but there are only 3 items in section 0 after the "
                    + "update"))
    }

    @Test func `moving an item to a missing section is reported with the number of sections`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = MisuseTests.makeFixture([3])
                fixture.view.moveItem(at: [0, 1], to: [4, 0])
            }
        }
        #expect(
            result.message.contains(
                "attempt to move item 0 into section 4, but there are only 1 sections after the update"))
    }

    @Test func `reloading a missing section is reported with the number of sections`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = MisuseTests.makeFixture([3])
                fixture.view.reloadSections([2])
            }
        }
        #expect(
            result.message.contains("attempt to reload section 2, but there are only 1 sections before the update"))
    }

    @Test func `an index path that isn't an item is reported unchanged`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = MisuseTests.makeFixture([3])
                fixture.view.moveItem(at: [0, 1], to: [0, 1, 2])
            }
        }
        #expect(
            result.message.contains(
                "attempt to move item at an index path without section and item: \([0, 1, 2] as IndexPath)"))
    }

    @Test func `deleting an item twice is reported with its index path`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = MisuseTests.makeFixture([3])
                fixture.view.deleteItems(at: [[0, 2], [0, 2]])
            }
        }
        #expect(
            result.message.contains(
                "attempt to delete the same index path more than once (\([0, 2] as IndexPath))"))
    }

    @Test func `an identifier that isn't registered is reported with its kind`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = MisuseTests.makeFixture()
                fixture.source.configure = { _, path in
                    _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "other", for: path)
                }
                fixture.view.reloadData()
                fixture.view.layoutIfNeeded()
            }
        }
        #expect(
            result.message.contains(
                "could not dequeue a view of kind: UICollectionElementKindCell with identifier other - must register "
                    + "a nib or a class for the identifier or connect a prototype cell in a storyboard"))
    }

    @Test func `a class that isn't a cell class is reported when it's registered`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                MisuseTests.makeFixture().view.register(UILabel.self, forCellWithReuseIdentifier: "label")
            }
        }
        #expect(result.message.contains("must pass a class of kind UICollectionViewCell: UILabel"))
    }

    @Test func `a class that isn't a reusable view is reported when a view is dequeued, and not before`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let view = MisuseTests.makeFixture().view
                view.register(
                    UITableViewHeaderFooterView.self, forSupplementaryViewOfKind: "header",
                    withReuseIdentifier: "header")
                FileHandle.standardError.write(Data("registered\n".utf8))
                _ = view.dequeueReusableSupplementaryView(
                    ofKind: "header", withReuseIdentifier: "header", for: [0, 0])
            }
        }
        #expect(result.message.hasPrefix("registered"))
        #expect(
            result.message.contains("must pass a class of kind UICollectionReusableView: UITableViewHeaderFooterView"))
    }

    @Test func `a cell that wasn't dequeued is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Source: NSObject, UICollectionViewDataSource {
                    func collectionView(
                        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                    ) -> Int { 1 }
                    func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell { UICollectionViewCell() }
                }
                let fixture = MisuseTests.makeFixture()
                let source = Source()
                fixture.view.dataSource = source
                fixture.view.layoutIfNeeded()
            }
        }
        #expect(
            result.message.contains(
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier"))
    }

    @Test func `a dequeued cell that isn't returned is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let fixture = MisuseTests.makeFixture()
                fixture.source.configure = { _, path in
                    _ = fixture.view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                }
                fixture.view.reloadData()
                fixture.view.layoutIfNeeded()
            }
        }
        #expect(
            result.message.contains(
                "Expected dequeued view to be returned to the collection view in preparation for display"))
    }

    @Test func `a cell registration created inside the data source is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Source: NSObject, UICollectionViewDataSource {
                    func collectionView(
                        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                    ) -> Int { 1 }
                    func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell {
                        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
                        return collectionView.dequeueConfiguredReusableCell(
                            using: registration, for: indexPath, item: 1)
                    }
                }
                let fixture = MisuseTests.makeFixture()
                let source = Source()
                fixture.view.dataSource = source
                fixture.view.layoutIfNeeded()
            }
        }
        #expect(
            result.message.contains(
                "Attempted to dequeue a cell using a registration that was created inside "
                    + "-collectionView:cellForItemAtIndexPath:"))
    }

    @Test func `a header registration created inside the data source is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Source: NSObject, UICollectionViewDataSource {
                    func collectionView(
                        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                    ) -> Int { 0 }
                    func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell { UICollectionViewCell() }
                    func collectionView(
                        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                        at indexPath: IndexPath
                    ) -> UICollectionReusableView {
                        let registration = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
                            elementKind: kind
                        ) { _, _, _ in }
                        return collectionView.dequeueConfiguredReusableSupplementary(
                            using: registration, for: indexPath)
                    }
                }
                let fixture = MisuseTests.makeFixture([])
                (fixture.view.collectionViewLayout as! UICollectionViewFlowLayout).headerReferenceSize = CGSize(
                    width: 320, height: 20)
                let source = Source()
                fixture.view.dataSource = source
                fixture.view.layoutIfNeeded()
            }
        }
        #expect(
            result.message.contains(
                "Attempted to dequeue a supplementary view using a registration that was created inside "
                    + "-collectionView:viewForSupplementaryElementOfKind:atIndexPath:"))
    }

    @Test func `reconfiguring with another reuse identifier is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                final class Source: NSObject, UICollectionViewDataSource {
                    var identifier = "cell"
                    func collectionView(
                        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
                    ) -> Int { 1 }
                    func collectionView(
                        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
                    ) -> UICollectionViewCell {
                        collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
                    }
                }
                let fixture = MisuseTests.makeFixture()
                fixture.view.register(ScriptedCell.self, forCellWithReuseIdentifier: "other")
                let source = Source()
                fixture.view.dataSource = source
                fixture.view.layoutIfNeeded()
                source.identifier = "other"
                fixture.view.reconfigureItems(at: [[0, 0]])
            }
        }
        #expect(result.message.contains("different registration or reuse identifier than the existing cell"))
    }

    @Test func `scrolling to a missing item is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                MisuseTests.makeFixture().view.scrollToItem(at: [0, 9], at: .top, animated: false)
            }
        }
        #expect(result.message.contains("out-of-bounds item (9) when there are only 3 items in section 0"))
    }

    @Test func `a section provider that returns nil for a section with items is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                _ = CollectionFixture(UICollectionViewCompositionalLayout { _, _ in nil }, counts: [1])
            }
        }
        #expect(
            result.message.contains(
                "Invalid section definition. Please specify a valid section definition when content is to be rendered "
                    + "for a section. This is a client error."))
    }

    @Test func `an unregistered decoration view is reported`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
                let section = NSCollectionLayoutSection(
                    group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                section.decorationItems = [.background(elementKind: "panel")]
                _ = CollectionFixture(UICollectionViewCompositionalLayout(section: section), counts: [1])
            }
        }
        #expect(result.message.contains("could not dequeue a decoration view of kind: panel"))
    }

    private final class Shelf: UICollectionView {
        override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
            super.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
        }

        required init?(coder: NSCoder) { nil }
    }

    @MainActor @Test func `a subclass that chooses its layout is created without one`() async throws {
        #expect(Shelf().collectionViewLayout is UICollectionViewFlowLayout)
        #expect(Shelf(frame: CGRect(x: 0, y: 0, width: 10, height: 20)).frame.height == 20)
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run { _ = UICollectionView() }
        }
        let message = try #require(result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
        #expect(message.contains("UICollectionView must be initialized with a non-nil layout parameter"))
    }
}
