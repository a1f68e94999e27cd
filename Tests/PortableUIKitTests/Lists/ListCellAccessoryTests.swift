import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

/// Accessories in cells on screen: their frames, animations, and taps.
@MainActor struct ListCellAccessoryTests {
    // MARK: Frames

    @Test func `the content is between the accessories`() {
        let fixture = ListCellFixture { cell, _ in
            cell.accessories = [.checkmark(), .multiselect(displayed: .always), .disclosureIndicator()]
        }
        #expect(
            fixture.accessoryFrames() == [
                CGRect(x: 7, y: 17, width: 26, height: 26), CGRect(x: 268.5, y: 21, width: 19, height: 18),
                CGRect(x: 298, y: 23, width: 14, height: 14),
            ])
        #expect(fixture.cell().contentView.frame == CGRect(x: 32, y: 0, width: 234, height: 60))
    }

    @Test func `in right-to-left layouts, the cell is mirrored`() {
        let host = TestHost(
            size: CGSize(width: 320, height: 480), layoutDirection: .rightToLeft, safeAreaInsets: .zero)
        let fixture = ListCellFixture(host: host) { cell, _ in
            cell.indentationLevel = 2
            cell.accessories = [.checkmark(), .multiselect(displayed: .always), .disclosureIndicator()]
        }
        #expect(fixture.accessoryFrames().map(\.minX) == [8, 32.5, 267])
        #expect(fixture.cell().contentView.frame == CGRect(x: 54, y: 0, width: 214, height: 60))
    }

    @Test func `a change of the indentation moves the content`() {
        let fixture = ListCellFixture { _, _ in }
        fixture.cell().indentationLevel = 3
        fixture.settle()
        #expect(fixture.cell().contentView.frame.minX == 30)
        fixture.cell().indentationWidth = 4
        fixture.settle()
        #expect(fixture.cell().contentView.frame.minX == 12)
        fixture.cell().accessories = [.multiselect(displayed: .always)]
        fixture.settle()
        #expect(fixture.accessoryFrames().map(\.minX) == [19])
        fixture.cell().indentsAccessories = false
        fixture.settle()
        #expect(fixture.accessoryFrames().map(\.minX) == [7])
        #expect(fixture.cell().contentView.frame.minX == 44)
    }

    @Test(arguments: [-3, Int.min]) func `negative indentations count as 0`(level: Int) {
        let fixture = ListCellFixture { cell, _ in
            cell.indentationLevel = level
            cell.indentationWidth = 10
        }
        #expect(fixture.cell().contentView.frame.minX == 0)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -10]) func `an indentation that isn't a valid length counts as 0`(
        width: CGFloat
    ) {
        let fixture = ListCellFixture { cell, _ in
            cell.indentationLevel = 3
            cell.indentationWidth = width
        }
        #expect(fixture.cell().contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 60))
    }

    @Test func `hidden accessories only reserve their width`() {
        let tapped = Box(0)
        let fixture = ListCellFixture { cell, _ in
            cell.accessories = [
                .insert(displayed: .always, options: .init(isHidden: true)) { tapped.value += 1 },
                .checkmark(options: .init(isHidden: true)),
            ]
        }
        #expect(fixture.cell().contentView.frame == CGRect(x: 32, y: 0, width: 256, height: 60))
        #expect(fixture.cell().shownAccessories.views.allSatisfy { $0.isHidden })
        fixture.host.tap(CGPoint(x: 20, y: 30))
        #expect(tapped.value == 0)
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 0]])
    }

    @Test func `a label is as wide as its text, and the reserved width can be set`() {
        let fixture = ListCellFixture(count: 2) { cell, path in
            let widths: [UICellAccessory.LayoutDimension] = [.actual, .custom(80)]
            cell.accessories = [.label(text: "42", options: .init(reservedLayoutWidth: widths[path.item]))]
        }
        let label = fixture.cell(0).shownAccessories.views[0]
        let natural = label.sizeThatFits(CGSize(width: 1000, height: 1000))
        #expect(fixture.accessoryFrames(0).first?.size == natural)
        #expect(fixture.cell(0).contentView.frame.maxX == 312 - natural.width)
        #expect(fixture.cell(1).contentView.frame.maxX == 232)
        #expect(fixture.accessoryFrames(1).first?.midX == 272)
    }

    @Test func `labels follow the text size by default`() {
        let fixture = ListCellFixture(count: 2) { cell, path in
            cell.accessories = [.label(text: "42", options: .init(adjustsFontForContentSizeCategory: path.item == 0))]
        }
        let small = fixture.accessoryFrames(0).first?.height ?? 0
        fixture.host.change(contentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect((fixture.accessoryFrames(0).first?.height ?? 0) > small * 2)
        #expect(fixture.accessoryFrames(1).first?.height == small)
    }

    @Test func `symbols and their reserved widths grow with the text size`() {
        let host = TestHost(
            size: CGSize(width: 320, height: 480), contentSizeCategory: .accessibilityExtraExtraExtraLarge,
            safeAreaInsets: .zero)
        let fixture = ListCellFixture(host: host) { cell, _ in
            cell.accessories = [.checkmark(), .disclosureIndicator()]
        }
        let frames = fixture.accessoryFrames()
        #expect(frames.allSatisfy { $0.height > 28 })
        #expect(frames[0].maxX < frames[1].minX)
        #expect(fixture.cell().contentView.frame.maxX <= frames[0].minX)
    }

    @Test func `custom views have the size that fits, that of their constraints, or their own`() {
        let fitting = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 12, height: 9)).image { _ in })
        fitting.frame = .zero
        let constrained = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        let inner = UIView(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        constrained.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.widthAnchor.constraint(equalToConstant: 33), inner.heightAnchor.constraint(equalToConstant: 21),
            inner.leadingAnchor.constraint(equalTo: constrained.leadingAnchor, constant: 2),
            inner.trailingAnchor.constraint(equalTo: constrained.trailingAnchor),
            inner.topAnchor.constraint(equalTo: constrained.topAnchor),
            inner.bottomAnchor.constraint(equalTo: constrained.bottomAnchor),
        ])
        let fixed = UIImageView(frame: CGRect(x: 0, y: 0, width: 44, height: 8))
        fixed.image = fitting.image
        let views = [fitting, constrained, fixed]
        let fixture = ListCellFixture(count: 3) { cell, path in
            cell.accessories = [
                .customView(
                    configuration: .init(
                        customView: views[path.item], placement: .trailing(), reservedLayoutWidth: .actual,
                        maintainsFixedSize: path.item == 2))
            ]
        }
        #expect(fixture.accessoryFrames(0) == [CGRect(x: 300, y: 25.5, width: 12, height: 9)])
        #expect(fixture.accessoryFrames(1).first?.size == CGSize(width: 35, height: 21))
        #expect(fixture.accessoryFrames(2) == [CGRect(x: 268, y: 26, width: 44, height: 8)])
        #expect(inner.frame == CGRect(x: 2, y: 0, width: 33, height: 21))
        #expect(
            views.map(\.frame.size) == [
                CGSize(width: 12, height: 9), CGSize(width: 35, height: 21), CGSize(width: 44, height: 8),
            ])
    }

    @Test func `hundreds of accessories are laid out, and the content has no width left`() {
        let fixture = ListCellFixture { cell, _ in
            cell.accessories = (0..<300).map { index in
                let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                return .customView(
                    configuration: .init(
                        customView: view, placement: index % 2 == 0 ? .leading() : .trailing()))
            }
        }
        #expect(fixture.cell().shownAccessories.views.count == 300)
        #expect(fixture.cell().contentView.frame.width == 0)
    }

    @Test func `a custom view that is used twice is shown once`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let fixture = ListCellFixture { cell, _ in
            cell.accessories = [
                .customView(configuration: .init(customView: view, placement: .leading())),
                .customView(configuration: .init(customView: view, placement: .trailing())),
            ]
        }
        #expect(fixture.cell().shownAccessories.views.count == 1)
    }

    @Test func `a view without an intrinsic width keeps the width of its frame`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 140, height: 34))
        let fixture = ListCellFixture(SelfSizingTests.list()) { cell, _ in
            cell.accessories = [
                .customView(
                    configuration: .init(customView: slider, placement: .trailing(), reservedLayoutWidth: .actual))
            ]
        }
        #expect(fixture.accessoryFrames(0).first?.size == CGSize(width: 140, height: 34))
        #expect(fixture.cell().frame.height < 60)
    }

    @Test func `an accessory higher than the row makes the row higher`() {
        let fixture = ListCellFixture(SelfSizingTests.list()) { cell, _ in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
            cell.accessories = [.customView(configuration: .init(customView: view, placement: .leading()))]
        }
        #expect(fixture.cell().frame.height == 90)
    }

    // MARK: Changes

    @Test func `views of accessories that stay are kept`() {
        let fixture = ListCellFixture { cell, _ in cell.accessories = [.checkmark(), .label(text: "1")] }
        let views = fixture.cell().shownAccessories.views
        fixture.cell().accessories = [.label(text: "12345"), .checkmark(options: .init(tintColor: .red))]
        fixture.settle()
        #expect(fixture.cell().shownAccessories.views.map(ObjectIdentifier.init) == views.map(ObjectIdentifier.init))
        fixture.cell().accessories = [.checkmark()]
        fixture.settle()
        #expect(views[0].superview == nil && views[1].superview === fixture.cell())
    }

    @Test func `editing controls slide in and fade, and disappear in the same way`() {
        let fixture = ListCellFixture { cell, _ in cell.accessories = [.delete(), .disclosureIndicator()] }
        let cell = fixture.cell()
        #expect(cell.contentView.frame.minX == 0)
        fixture.view.isEditing = true
        fixture.host.advance(by: 0)
        let control = cell.shownAccessories.views[0]
        let presented = control.layer.state(at: fixture.host.now)
        #expect(control.alpha == 1 && presented.opacity < 0.1)
        #expect(presented.position.x < 0)
        fixture.settle()
        #expect(fixture.accessoryFrames().map(\.minX) == [7, 298])
        #expect(cell.contentView.frame == CGRect(x: 32, y: 0, width: 266, height: 60))
        fixture.view.isEditing = false
        fixture.host.advance(by: 0.1)
        #expect(control.superview === cell && control.alpha == 0 && control.center.x < 0)
        fixture.settle()
        #expect(control.superview == nil)
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test func `a control that is added again while it's removed stays`() {
        let fixture = ListCellFixture { cell, _ in cell.accessories = [.delete()] }
        for isEditing in [true, false, true] {
            fixture.view.isEditing = isEditing
            fixture.host.advance(by: 0.1)
        }
        fixture.settle()
        #expect(fixture.cell().shownAccessories.views.map(\.alpha) == [1])
        #expect(fixture.cell().shownAccessories.views.first?.superview === fixture.cell())
        #expect(fixture.cell().subviews.filter { $0 is UIControl }.count == 1)
    }

    @Test func `without animations editing controls appear immediately`() {
        let fixture = ListCellFixture { cell, _ in cell.accessories = [.delete()] }
        UIView.performWithoutAnimation { fixture.view.isEditing = true }
        fixture.host.advance(by: 0)
        let control = fixture.cell().shownAccessories.views[0]
        #expect(control.layer.state(at: fixture.host.now).position.x == 20)
    }

    @Test func `a different content width measures the cell again`() {
        let fixture = ListCellFixture(SelfSizingTests.list()) { cell, _ in
            cell.accessories = [.delete()]
            let label = UILabel(frame: .zero)
            label.numberOfLines = 0
            label.text = String(repeating: "word ", count: 12)
            label.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
                label.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            ])
        }
        let height = fixture.cell().frame.height, count = fixture.view.counters.measurements
        #expect(count == 1)
        fixture.view.isEditing = true
        fixture.settle()
        #expect(fixture.view.counters.measurements == 2)
        #expect(fixture.cell().frame.height >= height)
        fixture.cell().accessories = [.delete(options: .init(tintColor: .red))]
        fixture.settle()
        #expect(fixture.view.counters.measurements == 2)
    }

    // MARK: Taps

    @Test func `handlers run when their accessory is tapped, and the cell isn't selected`() {
        let log = Box<[String]>([])
        let fixture = ListCellFixture { cell, _ in
            cell.accessories = [
                .delete { log.value.append("delete") }, .insert { log.value.append("insert") },
                .detail { log.value.append("detail") }, .outlineDisclosure { log.value.append("outline") },
            ]
        }
        fixture.view.allowsSelectionDuringEditing = true
        fixture.view.isEditing = true
        fixture.settle()
        for view in fixture.cell().shownAccessories.views { fixture.host.tap(view) }
        #expect(log.value == ["delete", "insert", "detail", "outline"])
        #expect(fixture.view.indexPathsForSelectedItems == [])
    }

    @Test func `accessories without a handler leave taps to the cell`() {
        let fixture = ListCellFixture { cell, _ in
            cell.accessories = [
                .insert(displayed: .always), .detail(), .disclosureIndicator(), .checkmark(), .label(text: "1"),
            ]
        }
        for view in fixture.cell().shownAccessories.views {
            fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
            fixture.host.tap(view)
            #expect(fixture.view.indexPathsForSelectedItems == [[0, 0]])
        }
    }

    @Test func `a control in a custom view receives its touches`() {
        let toggle = UISwitch(frame: .zero)
        let fixture = ListCellFixture { cell, _ in
            cell.accessories = [
                .customView(
                    configuration: .init(customView: toggle, placement: .trailing(), reservedLayoutWidth: .actual))
            ]
        }
        fixture.host.tap(toggle)
        #expect(toggle.isOn)
        #expect(fixture.view.indexPathsForSelectedItems == [])
    }

    @Test func `the circle for multiple selection follows the selection`() {
        let fixture = ListCellFixture(count: 2) { cell, _ in cell.accessories = [.multiselect()] }
        fixture.view.allowsMultipleSelectionDuringEditing = true
        fixture.view.isEditing = true
        fixture.settle()
        let circles = [0, 1].map { fixture.cell($0).shownAccessories.views[0] }
        let empty = circles[0].makeDisplayCommands().count
        fixture.host.tap(circles[0])
        fixture.host.tap(fixture.cell(1))
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
        #expect(circles.allSatisfy { $0.makeDisplayCommands().count > empty })
        fixture.host.tap(circles[0])
        #expect(circles[0].makeDisplayCommands().count == empty)
    }

    @Test func `a menu is shown by a tap anywhere in the cell`() {
        let chosen = Box<[String]>([])
        let action = { (title: String, state: UIMenuElement.State) in
            UIAction(title: title, state: state) { _ in chosen.value.append(title) }
        }
        let menu = UIMenu(options: .singleSelection, children: [action("Small", .on), action("Large", .off)])
        let controller = UIViewController()
        let fixture = ListCellFixture { cell, _ in
            cell.accessories = [
                .popUpMenu(menu) { menu in chosen.value.append("menu: \(menu.selectedElements.map(\.title))") }
            ]
        }
        fixture.host.show(controller)
        controller.view.addSubview(fixture.view)
        fixture.settle()
        fixture.host.tap(CGPoint(x: 100, y: 30))
        let rows = fixture.host.all(MenuRowView.self)
        #expect(rows.map(\.content.title) == ["Small", "Large"])
        #expect(rows.map(\.content.mark) == [.on, .off])
        #expect(fixture.view.indexPathsForSelectedItems == [])
        if let row = rows.last { fixture.host.tap(row) }
        #expect(fixture.host.all(MenuRowView.self).isEmpty)
        #expect(chosen.value == ["Large", "menu: [\"Large\"]"])
        #expect(menu.selectedElements.map(\.title) == ["Large"])
    }

    // MARK: Memory

    @Test func `cells and the objects of their handlers are deallocated`() {
        weak var cell: UICollectionViewListCell?
        weak var kept: Box<Int>?
        do {
            let box = Box(0)
            kept = box
            let fixture = ListCellFixture { cell, _ in
                cell.accessories = [
                    .delete { box.value += 1 }, .insert { box.value += 1 }, .detail { box.value += 1 },
                    .outlineDisclosure { box.value += 1 },
                    .popUpMenu(UIMenu()) { _ in box.value += 1 },
                    .customView(
                        configuration: .init(
                            customView: UIView(frame: .zero), placement: .leading { _ in box.value })),
                ]
                cell.configurationUpdateHandler = { _, _ in box.value += 1 }
            }
            fixture.view.isEditing = true
            fixture.settle()
            cell = fixture.cell()
            #expect(box.value > 0)
            fixture.view.removeFromSuperview()
        }
        #expect(cell == nil)
        #expect(kept == nil)
    }
}

/// A value shared by closures.
@MainActor
final class Box<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
