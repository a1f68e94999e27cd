import CollageTesting
import Testing

/// The displayed accessories and their order (ListRules.md L36 to L39).
@MainActor struct AccessoryOrderTests {
    private func order(
        _ accessories: [UICellAccessory], isEditing: Bool = true, outlineDisclosureLeads: Bool = false
    ) -> AccessoryOrder {
        AccessoryOrder(accessories, isEditing: isEditing, outlineDisclosureLeads: outlineDisclosureLeads)
    }

    private func view(_ placement: UICellAccessory.Placement) -> UICellAccessory {
        .customView(configuration: .init(customView: UIView(frame: .zero), placement: placement))
    }

    @Test func `system accessories are in the system's order, regardless of the order in the array`() {
        let accessories: [UICellAccessory] = [
            .reorder(), .disclosureIndicator(), .checkmark(), .label(text: "3"), view(.trailing()),
            .outlineDisclosure(), .multiselect(), .insert(), .delete(), view(.leading()),
        ]
        for accessories in [accessories, accessories.reversed()] {
            let order = order(accessories, outlineDisclosureLeads: true)
            #expect(order.leading.map(\.kind) == [.delete, .insert, .multiselect, .outlineDisclosure, .customView])
            #expect(order.trailing.map(\.kind) == [.customView, .label, .checkmark, .disclosureIndicator, .reorder])
        }
    }

    @Test func `an outline disclosure is at the trailing edge unless it's placed at the leading edge`() {
        let order = order([.outlineDisclosure(), .reorder(), .checkmark()])
        #expect(order.leading.isEmpty)
        #expect(order.trailing.map(\.kind) == [.checkmark, .outlineDisclosure, .reorder])
    }

    @Test func `accessories are displayed only in their editing states`() {
        let accessories: [UICellAccessory] = [
            .delete(), .reorder(), .multiselect(displayed: .always), .checkmark(displayed: .whenNotEditing),
            view(.trailing(displayed: .whenEditing)),
        ]
        let editing = order(accessories, isEditing: true), resting = order(accessories, isEditing: false)
        #expect(editing.leading.map(\.kind) == [.delete, .multiselect])
        #expect(editing.trailing.map(\.kind) == [.customView, .reorder])
        #expect(resting.leading.map(\.kind) == [.multiselect])
        #expect(resting.trailing.map(\.kind) == [.checkmark])
    }

    @Test func `each accessory's default display condition is UIKit's`() {
        func displayed(_ accessory: UICellAccessory) -> UICellAccessory.DisplayedState { accessory.common.displayed }
        #expect(displayed(.delete()) == .whenEditing && displayed(.insert()) == .whenEditing)
        #expect(displayed(.multiselect()) == .whenEditing && displayed(.reorder()) == .whenEditing)
        #expect(displayed(.checkmark()) == .always && displayed(.disclosureIndicator()) == .always)
        #expect(displayed(.outlineDisclosure()) == .always && displayed(.label(text: "")) == .always)
        #expect(displayed(.detail()) == .always && displayed(.popUpMenu(UIMenu())) == .always)
        #expect(displayed(view(.leading())) == .always)
    }

    @Test func `custom views are next to the content unless their position specifies otherwise`() {
        let first = view(.leading()), second = view(.leading())
        #expect(
            order([first, second, .delete()]).leading.map(\.accessoryType) == [
                .delete, first.accessoryType, second.accessoryType,
            ])
        let third = view(.trailing()), fourth = view(.trailing())
        #expect(
            order([third, fourth, .checkmark()]).trailing.map(\.accessoryType) == [
                fourth.accessoryType, third.accessoryType, .checkmark,
            ])
    }

    @Test func `positions are before the first or after the last of a kind, or at the ends without one`() {
        typealias Placement = UICellAccessory.Placement
        let accessories: [UICellAccessory] = [.checkmark(), .label(text: "a"), .label(text: "b"), .reorder()]
        #expect(Placement.position(before: .label(text: ""))(accessories) == 1)
        #expect(Placement.position(after: .label(text: ""))(accessories) == 3)
        #expect(Placement.position(before: .delete())(accessories) == 0)
        #expect(Placement.position(after: .delete())(accessories) == 4)
        #expect(Placement.position(before: .delete())([]) == 0)
        #expect(Placement.position(after: .delete())([]) == 0)
    }

    @Test func `a position specifies the order, and is clamped to the ends`() {
        let inside = view(.trailing(at: UICellAccessory.Placement.position(after: .checkmark())))
        #expect(
            order([inside, .checkmark(), .disclosureIndicator()]).trailing.map(\.kind) == [
                .checkmark, .customView, .disclosureIndicator,
            ])
        #expect(order([view(.leading(at: { _ in -7 })), .delete()]).leading.map(\.kind) == [.customView, .delete])
        #expect(order([view(.leading(at: { _ in 900 })), .delete()]).leading.map(\.kind) == [.delete, .customView])
    }

    @Test func `two accessories of the same type raise an exception that describes them`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UICollectionViewListCell(frame: .zero).accessories = [.checkmark(), .delete(), .checkmark()]
            }
        }
        let message = result.message
        #expect(message.contains("More than one system accessory of the same type"))
        #expect(message.contains("checkmark"))
    }

    @Test func `accessories of the same kind in different states also raise an exception`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                UICollectionViewListCell(frame: .zero).accessories = [
                    .checkmark(displayed: .whenEditing), .checkmark(displayed: .whenNotEditing),
                ]
            }
        }
    }

    @Test func `omitted options have their defaults`() {
        #expect(UICellAccessory.ReorderOptions().showsVerticalSeparator)
        #expect(UICellAccessory.OutlineDisclosureOptions().style == .automatic)
        #expect(UICellAccessory.LabelOptions().font == .preferredFont(forTextStyle: .body))
        #expect(UICellAccessory.LabelOptions().adjustsFontForContentSizeCategory)
        #expect(UICellAccessory.LabelOptions().reservedLayoutWidth == .actual)
        #expect(UICellAccessory.DeleteOptions().reservedLayoutWidth == .standard)
        #expect(!UICellAccessory.MultiselectOptions().isHidden)
        #expect(UICellAccessory.InsertOptions(tintColor: .red, backgroundColor: .blue).backgroundColor == .blue)
        let configuration = UICellAccessory.CustomViewConfiguration(
            customView: UIView(frame: .zero), placement: .leading())
        #expect(configuration.reservedLayoutWidth == .standard && !configuration.maintainsFixedSize)
    }
}
