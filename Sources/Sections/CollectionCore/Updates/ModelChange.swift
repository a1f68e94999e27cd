/// The changes to sections and items that are in both the old and the new model.
@MainActor
struct ModelChange {
    /// The items whose cells are reconfigured.
    private(set) var reconfigured: [ItemIdentity] = []
    /// The items whose cells are replaced because their registration has changed.
    private(set) var reloaded: [ItemIdentity] = []
    /// The sections whose layout has changed, or can have changed.
    private(set) var relaid: [SectionIdentity] = []
    /// The sections whose supplementary views can have changed.
    private(set) var resupplied: [SectionIdentity] = []
    /// The sections with boundary views whose registration has changed.
    private(set) var rebounded: Set<SectionIdentity> = []
    /// The sections that are reloaded because the registration of views on their items or groups has changed.
    private(set) var reloadedSections: [SectionIdentity] = []

    /// Creates the changes from one model to another.
    ///
    /// - Complexity: O(*n*) in the number of items, multiplied by the cost of comparing their content.
    init(from old: CollectionModel, to new: CollectionModel, _ plan: UpdatePlan) {
        for kept in plan.kept {
            let item = new.sections[kept.path.section].items[kept.path.item]
            let before = old.sections[kept.formerPath.section].items[kept.formerPath.item]
            if item.registration != before.registration {
                reloaded.append(item.identity)
            } else if !item.isContentEqual(to: before) {
                reconfigured.append(item.identity)
            }
        }
        for section in new.sections {
            if let before = old.section(section.identity) { record(section, before) }
        }
    }

    private mutating func record(_ section: SectionModel, _ before: SectionModel) {
        if !ModelChange.isLayoutEqual(section, before) { relaid.append(section.identity) }
        guard !section.supplementaries.isEmpty else { return }
        resupplied.append(section.identity)
        let moved = section.supplementaries.filter { ModelChange.changesSource(of: $0, before) }
        if moved.contains(where: { $0.placement != nil }) { rebounded.insert(section.identity) }
        if moved.contains(where: { $0.placement == nil }) { reloadedSections.append(section.identity) }
    }

    private static func changesSource(of supplementary: SupplementaryModel, _ before: SectionModel) -> Bool {
        guard case .fixed(let content) = supplementary.content else { return false }
        // The layout reserves a position for the view, which was empty before.
        guard let former = before.supplementary(ofKind: supplementary.kind) else {
            return supplementary.placement == nil
        }
        guard case .fixed(let previous) = former.content else { return false }
        return content.registration != previous.registration
    }

    private static func isLayoutEqual(_ section: SectionModel, _ before: SectionModel) -> Bool {
        guard let token = section.layout.layoutToken, token == before.layout.layoutToken else { return false }
        return section.supplementaries.map { LayoutPart($0.kind, $0.placement) }
            == before.supplementaries.map { LayoutPart($0.kind, $0.placement) }
            && section.decorations.map { LayoutPart($0.kind, nil) }
                == before.decorations.map { LayoutPart($0.kind, nil) }
    }

    /// The properties of a supplementary view that affect the layout.
    private struct LayoutPart: Equatable {
        var kind: String
        var placement: BoundaryPlacement?

        init(_ kind: String, _ placement: BoundaryPlacement?) {
            self.kind = kind
            self.placement = placement
        }
    }
}
