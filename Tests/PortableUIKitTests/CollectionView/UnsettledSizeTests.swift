import CollageTesting
import Testing

@MainActor
struct UnsettledSizeTests {
    /// Prefers another height each time, and requests to be measured again whenever it's laid out.
    private final class SwingingCell: UICollectionViewCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = layoutAttributes.size.height == 50 ? 80 : 50
            invalidateIntrinsicContentSize()
            return layoutAttributes
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            invalidateIntrinsicContentSize()
        }
    }

    private let source = PlainDataSource(count: 1, identifier: "swinging")

    private func swinging() -> CollectionFixture {
        let fixture = CollectionFixture(SelfSizingTests.list(), counts: [])
        fixture.view.register(SwingingCell.self, forCellWithReuseIdentifier: "swinging")
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
        return fixture
    }

    @Test func `a cell that doesn't settle is stopped and reported with the two sizes`() throws {
        var measurements = 0
        let messages = Diagnostics.capture { measurements = swinging().view.counters.measurements }
        let message = try #require(messages.first { $0.contains("doesn't settle") })
        #expect(message.contains("SwingingCell") && message.contains("[0, 0]"))
        #expect(message.contains("alternates between (320.0, 50.0) and (320.0, 80.0). (320.0, 50.0) is kept"))
        #expect(measurements == 6 && messages.count == 1)
    }

    @Test func `a cell that was stopped isn't measured again until it requests it between layouts`() throws {
        let messages = Diagnostics.capture {
            let fixture = swinging()
            let cell = fixture.view.visibleCells.first
            for _ in 0..<3 {
                cell?.setNeedsLayout()
                fixture.view.setNeedsLayout()
                fixture.view.layoutIfNeeded()
            }
            #expect(fixture.view.counters.measurements == 6 && cell?.frame.height == 50)
            fixture.view.selfSizingInvalidation = .enabledIncludingConstraints
            UIView.performWithoutAnimation {
                cell?.invalidateIntrinsicContentSize()
                fixture.view.layoutIfNeeded()
            }
            #expect(fixture.view.counters.measurements > 6)
        }
        #expect(messages.count == 2)
    }

    @Test func `a cell may change its size as often as it likes, once in each layout`() throws {
        let fixture = CollectionFixture(SelfSizingTests.list(), counts: [2])
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]) as? ScriptedCell)
        let messages = Diagnostics.capture {
            for height in stride(from: CGFloat(50), through: 150, by: 10) {
                cell.preferredSize = CGSize(width: 320, height: height)
                fixture.atOnce { cell.invalidateIntrinsicContentSize() }
                #expect(cell.frame.height == height && fixture.cellFrames[[0, 1]]?.minY == height)
            }
        }
        #expect(messages.isEmpty)
    }

    @Test func `a cell can have a height or width of 0`() {
        let messages = Diagnostics.capture {
            for (size, height) in [(CGSize(width: 320, height: 0), 0), (CGSize(width: 0, height: 70), 70)] {
                let fixture = CollectionFixture(SelfSizingTests.list(), counts: [0])
                fixture.source.items = [["a", "b"]]
                fixture.source.configure = { cell, path in
                    cell.preferredSize = path.item == 0 ? size : CGSize(width: 320, height: 60)
                }
                fixture.view.reloadData()
                fixture.view.layoutIfNeeded()
                #expect(fixture.view.layoutAttributesForItem(at: [0, 0])?.frame.height == CGFloat(height))
                #expect(fixture.view.layoutAttributesForItem(at: [0, 1])?.frame.minY == CGFloat(height))
            }
        }
        #expect(messages.isEmpty)
    }

    /// Prefers the specified height, and requests it only when it's laid out.
    private final class LateCell: UICollectionViewCell {
        var height: CGFloat = 50
        var nextHeight: CGFloat? = 55

        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.frame.size.height = height
            return layoutAttributes
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            guard let nextHeight else { return }
            height = nextHeight
            self.nextHeight = nil
            invalidateIntrinsicContentSize()
        }
    }

    @Test func `a cell that requests another size during layout gets it in the same pass`() throws {
        let fixture = CollectionFixture(SelfSizingTests.list(), counts: [])
        fixture.view.register(LateCell.self, forCellWithReuseIdentifier: "swinging")
        fixture.view.dataSource = source
        fixture.view.layoutIfNeeded()
        let cell = try #require(fixture.view.visibleCells.first as? LateCell)
        #expect(cell.frame.height == 55)
        for height in [60, 70, 80] as [CGFloat] {
            let passes = fixture.view.counters.layoutPasses
            cell.nextHeight = height
            cell.setNeedsLayout()
            fixture.view.setNeedsLayout()
            fixture.view.layoutIfNeeded()
            #expect(cell.frame.height == height)
            // The other pass is for the content, which has another size.
            #expect(fixture.view.counters.layoutPasses == passes + 2)
        }
    }
}
