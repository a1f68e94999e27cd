import CollageTesting
import Testing

@MainActor
struct CellStateTests {
    private func cell() -> UICollectionViewCell {
        UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    }

    @Test func `a new background replaces the previous one, behind everything else`() {
        let cell = cell(), first = UIView(), second = UIView()
        cell.backgroundView = first
        #expect(first.superview === cell && cell.subviews.first === first)
        cell.backgroundView = second
        #expect(first.superview == nil && cell.subviews.first === second)
        cell.backgroundView = nil
        #expect(second.superview == nil && cell.subviews.count == 1)
    }

    @Test func `a new selected background replaces the previous one while it's visible`() {
        let cell = cell(), background = UIView(), first = UIView(), second = UIView()
        cell.backgroundView = background
        cell.selectedBackgroundView = first
        #expect(first.superview == nil)
        cell.isSelected = true
        #expect(cell.subviews.prefix(2) == [background, first])
        cell.selectedBackgroundView = second
        #expect(first.superview == nil)
        #expect(cell.subviews.prefix(2) == [background, second])
        cell.isSelected = false
        #expect(second.superview == nil)
        cell.isHighlighted = true
        #expect(second.superview === cell)
        cell.prepareForReuse()
        #expect(!cell.isHighlighted && second.superview == nil)
    }

    @Test func `background views and a background's description exclude each other`() {
        let cell = cell()
        cell.backgroundView = UIView()
        cell.selectedBackgroundView = UIView()
        cell.backgroundColor = .red
        cell.backgroundConfiguration = .clear()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && cell.backgroundColor == nil)
        cell.backgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
        cell.backgroundConfiguration = .clear()
        cell.selectedBackgroundView = UIView()
        #expect(cell.backgroundConfiguration == nil)
    }

    @Test func `a changed state updates the configurations once before the next layout`() {
        final class Counting: UICollectionViewCell {
            var states: [UICellConfigurationState] = []
            override func updateConfiguration(using state: UICellConfigurationState) { states.append(state) }
        }
        let cell = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        cell.layoutIfNeeded()
        #expect(cell.states.count == 1 && !cell.states[0].isSelected && !cell.states[0].isDisabled)
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isUserInteractionEnabled = false
        #expect(cell.states.count == 1)
        cell.layoutIfNeeded()
        #expect(cell.states.count == 2)
        #expect(cell.states[1].isSelected && cell.states[1].isHighlighted && cell.states[1].isDisabled)
        cell.isSelected = true
        cell.isUserInteractionEnabled = false
        cell.layoutIfNeeded()
        #expect(cell.states.count == 2, "nothing has changed")
        cell.configurationUpdateHandler = { _, _ in }
        cell.layoutIfNeeded()
        #expect(cell.states.count == 3)
    }

    @Test func `each state is passed on when it changes, and only then`() {
        typealias Change = (
            name: String, make: @MainActor (UICollectionViewCell) -> Void, isMade: (UICellConfigurationState) -> Bool
        )
        let changes: [Change] = [
            ("selected", { $0.isSelected = true }, { $0.isSelected }),
            ("highlighted", { $0.isHighlighted = true }, { $0.isHighlighted }),
            ("disabled", { $0.isUserInteractionEnabled = false }, { $0.isDisabled }),
            ("expanded", { $0.isExpandedInOutline = true }, { $0.isExpanded }),
            ("swiped", { $0.isSwiped = true }, { $0.isSwiped }),
            ("reordering", { $0.isReordering = true }, { $0.isReordering }),
            ("lifting", { $0.dragState = .lifting }, { $0.cellDragState == .lifting }),
            ("dragging", { $0.dragState = .dragging }, { $0.cellDragState == .dragging }),
            ("targeted", { $0.dropState = .targeted }, { $0.cellDropState == .targeted }),
        ]
        for change in changes {
            let cell = cell()
            var states: [Bool] = []
            cell.configurationUpdateHandler = { states.append(change.isMade($1)) }
            cell.layoutIfNeeded()
            for _ in 0..<2 {
                change.make(cell)
                cell.layoutIfNeeded()
                #expect(states == [false, true], "\(change.name)")
            }
        }
    }

    @Test func `backgrounds have the size of the cell immediately`() {
        let cell = cell(), plain = UIView(), selected = UIView()
        cell.layoutIfNeeded()
        cell.backgroundView = plain
        cell.selectedBackgroundView = selected
        cell.isSelected = true
        #expect(plain.frame == cell.bounds && selected.frame == cell.bounds)
    }

    @Test func `a selected background is behind the content, with or without another one`() {
        let cell = cell(), selected = UIView(), plain = UIView()
        cell.selectedBackgroundView = selected
        cell.isSelected = true
        #expect(cell.subviews == [selected, cell.contentView])
        cell.backgroundView = plain
        #expect(cell.subviews == [plain, selected, cell.contentView])
    }

    @Test func `a cell that is measured has its configuration updated first`() {
        let cell = cell()
        cell.configurationUpdateHandler = { cell, _ in
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(child)
            NSLayoutConstraint.activate([
                child.heightAnchor.constraint(equalToConstant: 123),
                child.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                child.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
        }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.height == 123)
    }

    @Test func `cells are notified of the collection view's editing state`() throws {
        let layout = UICollectionViewFlowLayout()
        let fixture = CollectionFixture(layout, counts: [1])
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { states.append($1.isEditing) }
        cell.layoutIfNeeded()
        fixture.atOnce { fixture.view.isEditing = true }
        fixture.atOnce { fixture.view.isEditing = false }
        #expect(states == [false, true, false])
        #expect(!UICollectionViewCell(frame: .zero).configurationState.isEditing)
    }

    @Test func `content view and backgrounds follow the size of the cell`() {
        let cell = cell()
        cell.backgroundView = UIView()
        cell.layoutIfNeeded()
        cell.frame.size = CGSize(width: 77, height: 33)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == cell.bounds && cell.backgroundView?.frame == cell.bounds)
    }

    @Test func `a supplementary view has the size of its constraints, or its sizeThatFits without constraints`() {
        final class Header: UICollectionReusableView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 11, height: 22) }
        }
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "header", with: [0, 0])
        attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
        let sizes: [(SelfSizingAxes, CGSize, CGSize)] = [
            (.none, CGSize(width: 100, height: 10), CGSize(width: 100, height: 10)),
            (.height, CGSize(width: 100, height: 22), CGSize(width: 100, height: 44)),
            (.width, CGSize(width: 11, height: 10), CGSize(width: 33, height: 10)),
            (.both, CGSize(width: 11, height: 22), CGSize(width: 33, height: 44)),
            (.unspecified, CGSize(width: 100, height: 22), CGSize(width: 100, height: 44)),
        ]
        for (axes, plain, constrained) in sizes {
            attributes.selfSizing = axes
            let header = Header(frame: .zero)
            #expect(header.preferredLayoutAttributesFitting(attributes).size == plain, "\(axes)")
            let child = UIView()
            child.translatesAutoresizingMaskIntoConstraints = false
            header.addSubview(child)
            NSLayoutConstraint.activate([
                child.widthAnchor.constraint(equalToConstant: 33).atPriority(.defaultHigh),
                child.heightAnchor.constraint(equalToConstant: 44).atPriority(.defaultHigh),
                child.leadingAnchor.constraint(equalTo: header.leadingAnchor),
                child.trailingAnchor.constraint(equalTo: header.trailingAnchor),
                child.topAnchor.constraint(equalTo: header.topAnchor),
                child.bottomAnchor.constraint(equalTo: header.bottomAnchor),
            ])
            #expect(header.preferredLayoutAttributesFitting(attributes).size == constrained, "\(axes)")
        }
    }
}

extension NSLayoutConstraint {
    fileprivate func atPriority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
        self.priority = priority
        return self
    }
}
