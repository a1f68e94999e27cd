import CollageTesting
import Testing

@MainActor
struct UpdateTests {
    private func fixture(_ counts: [Int]) -> CollectionFixture {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 20)
        layout.minimumLineSpacing = 0
        return CollectionFixture(layout, counts: counts)
    }

    @Test func `deletes use old index paths, inserts new ones, and moves both; kept items keep their cells`() throws {
        let fixture = fixture([5])
        let kept = try #require(fixture.view.cellForItem(at: [0, 3]))
        let moved = try #require(fixture.view.cellForItem(at: [0, 4]))
        fixture.source.clearRequests()
        var isDone = false
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.source.items = [["0.4", "new", "0.0", "0.2", "0.3"]]
                fixture.view.deleteItems(at: [[0, 1]])
                fixture.view.insertItems(at: [[0, 1]])
                fixture.view.moveItem(at: [0, 4], to: [0, 0])
            } completion: {
                isDone = $0
            }
        }
        #expect(isDone)
        #expect(fixture.titles == ["0.4", "new", "0.0", "0.2", "0.3"])
        #expect(fixture.source.requestedPaths == [[0, 1]])
        #expect(fixture.view.cellForItem(at: [0, 4]) === kept)
        #expect(fixture.view.cellForItem(at: [0, 0]) === moved)
        #expect(moved.frame.minY == 0 && kept.frame.minY == 80)
    }

    @Test func `sections are inserted, deleted and moved with their items`() throws {
        let fixture = fixture([1, 2, 1])
        let last = try #require(fixture.view.cellForItem(at: [2, 0]))
        fixture.source.clearRequests()
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.source.items = [["2.0"], ["new"], ["0.0"]]
                fixture.view.deleteSections([1])
                fixture.view.insertSections([1])
                fixture.view.moveSection(2, toSection: 0)
            }
        }
        #expect(fixture.titles == ["2.0", "new", "0.0"])
        #expect(fixture.view.cellForItem(at: [0, 0]) === last)
        #expect(fixture.source.requestedPaths == [[1, 0]])
    }

    @Test func `reloading replaces the cell, reconfiguring keeps it`() throws {
        let fixture = fixture([3])
        let first = try #require(fixture.view.cellForItem(at: [0, 0]) as? ScriptedCell)
        let second = try #require(fixture.view.cellForItem(at: [0, 1]) as? ScriptedCell)
        fixture.source.items = [["A", "B", "C"]]
        fixture.atOnce {
            fixture.view.reloadItems(at: [[0, 0]])
            fixture.view.reconfigureItems(at: [[0, 1]])
        }
        #expect(fixture.view.cellForItem(at: [0, 0]) !== first)
        #expect(fixture.view.cellForItem(at: [0, 1]) === second)
        #expect(second.reuseCount == 0)
        #expect(fixture.titles == ["A", "B", "0.2"])
    }

    @Test func `reloading a section may change its number of items`() {
        let fixture = fixture([2, 2])
        fixture.source.items = [["a", "b", "c"], ["1.0", "1.1"]]
        fixture.atOnce { fixture.view.reloadSections([0]) }
        #expect(fixture.titles == ["a", "b", "c", "1.0", "1.1"])
    }

    @Test func `animated updates move kept cells, fade others, and complete by the clock`() throws {
        let fixture = fixture([3])
        let leaving = try #require(fixture.view.cellForItem(at: [0, 0]))
        var finished: Bool?
        fixture.view.performBatchUpdates {
            fixture.source.items = [["0.1", "0.2", "new"]]
            fixture.view.deleteItems(at: [[0, 0]])
            fixture.view.insertItems(at: [[0, 2]])
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        #expect(leaving.superview != nil && leaving.alpha == 0)
        #expect(fixture.view.cellForItem(at: [0, 2])?.alpha == 1)
        #expect(fixture.view.cellForItem(at: [0, 0])?.frame.minY == 0)
        #expect(fixture.view.visibleCells.count == 3)
    }

    @Test func `the layout is notified before and after a batch is applied`() {
        final class Listening: UICollectionViewFlowLayout {
            var updates: [String] = []
            override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
                super.prepare(forCollectionViewUpdates: updateItems)
                updates += updateItems.map { item in
                    let before = item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-"
                    let after = item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-"
                    return "\(item.updateAction.rawValue) \(before) \(after)"
                }
            }
            override func finalizeCollectionViewUpdates() {
                super.finalizeCollectionViewUpdates()
                updates.append("end")
            }
        }
        let layout = Listening()
        let fixture = CollectionFixture(layout, counts: [3])
        fixture.source.items = [["0.2", "0.0", "x"]]
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.view.deleteItems(at: [[0, 1]])
                fixture.view.insertItems(at: [[0, 2]])
                fixture.view.moveItem(at: [0, 2], to: [0, 0])
            }
        }
        #expect(layout.updates == ["1 1 -", "0 - 2", "3 2 0", "end"])
    }

    @Test func `selection follows kept items, and reloadData clears it`() {
        let fixture = fixture([4])
        fixture.view.allowsMultipleSelection = true
        for item in [1, 3] { fixture.view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.source.items = [["new", "0.0", "0.2", "0.3"]]
                fixture.view.deleteItems(at: [[0, 1]])
                fixture.view.insertItems(at: [[0, 0]])
            }
        }
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 3]])
        fixture.view.reloadData()
        #expect(fixture.view.indexPathsForSelectedItems == [])
    }

    @Test(arguments: 0..<40)
    func `random batches end where the data source is, with the cells of kept items`(_ seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let fixture = fixture([6, 4])
        var names = 100
        for step in 0..<6 {
            let before = fixture.source.items
            let cells = Dictionary(
                uniqueKeysWithValues: fixture.view.visibleCells.map { (($0 as! ScriptedCell).title, $0) })
            fixture.atOnce {
                fixture.view.performBatchUpdates {
                    var lists = before
                    for section in lists.indices {
                        let gone = lists[section].indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 }
                        fixture.view.deleteItems(at: gone.map { [section, $0] })
                        lists[section] = lists[section].indices.filter { !gone.contains($0) }.map { lists[section][$0] }
                        var inserted: [IndexPath] = []
                        for _ in 0..<Int.random(in: 0..<3, using: &random) {
                            // At the end, so that earlier insertions keep their indexes.
                            let place = lists[section].count
                            names += 1
                            lists[section].append("\(names)")
                            inserted.append([section, place])
                        }
                        fixture.view.insertItems(at: inserted)
                    }
                    fixture.source.items = lists
                }
            }
            #expect(fixture.titles == fixture.source.items.flatMap { $0 }, "seed \(seed), step \(step)")
            for cell in fixture.view.visibleCells {
                if let old = cells[(cell as! ScriptedCell).title] {
                    #expect(cell === old, "seed \(seed), step \(step)")
                }
            }
        }
    }

    @Test func `the layout can delete supplementary views, which are created again if it still shows them`() throws {
        final class Dropping: UICollectionViewFlowLayout {
            var dropped: [IndexPath] = []
            override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
                elementKind == UICollectionView.elementKindSectionHeader ? dropped : []
            }
        }
        let layout = Dropping()
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        let fixture = CollectionFixture(layout, counts: [2, 2])
        func header(_ section: Int) -> UICollectionReusableView? {
            fixture.view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
        }
        let first = try #require(header(0)), second = try #require(header(1))
        first.layer.name = "first"
        layout.dropped = [[0, 0]]
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.source.items[1].append("new")
                fixture.view.insertItems(at: [[1, 2]])
            }
        }
        #expect(header(0) !== first && header(1) === second)
        #expect(header(0)?.frame == CGRect(x: 0, y: 0, width: 320, height: 20))
        let headers = fixture.view.subviews.filter { $0 is ScriptedView }
        #expect(headers.count == 2)
    }
}
