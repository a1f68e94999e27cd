import CollageTesting
import Foundation
import LayoutCases

extension LayoutCase.Node {
    /// An error for a group whose description lacks a property.
    struct Incomplete: Error, CustomStringConvertible {
        var description: String
    }

    @MainActor func layoutItem() throws -> NSCollectionLayoutItem {
        if type == .group { return try layoutGroup() }
        let item = NSCollectionLayoutItem(
            layoutSize: size.layoutSize, supplementaryItems: (supplementaryItems ?? []).map(\.layoutItem))
        configure(item)
        return item
    }

    @MainActor func layoutGroup() throws -> NSCollectionLayoutGroup {
        let group = try makeGroup()
        if let supplementaryItems { group.supplementaryItems = supplementaryItems.map(\.layoutItem) }
        if let spacing = interItemSpacing?.layoutSpacing { group.interItemSpacing = spacing }
        configure(group)
        return group
    }

    @MainActor private func configure(_ item: NSCollectionLayoutItem) {
        if let contentInsets { item.contentInsets = contentInsets.directionalInsets }
        if let edgeSpacing { item.edgeSpacing = edgeSpacing.layoutEdgeSpacing }
    }

    @MainActor private func makeGroup() throws -> NSCollectionLayoutGroup {
        let layoutSize = size.layoutSize
        if axis == .custom {
            let items = (customItems ?? []).map {
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: $0.frame.x, y: $0.frame.y, width: $0.frame.width, height: $0.frame.height),
                    zIndex: $0.zIndex ?? 0)
            }
            return .custom(layoutSize: layoutSize) { _ in items }
        }
        guard let axis else { throw Incomplete(description: "a group has no axis") }
        let subitems = try (subitems ?? []).map { try $0.layoutItem() }
        switch `init` ?? (count == nil ? .subitems : .subitemCount) {
        case .subitems:
            return axis == .horizontal
                ? .horizontal(layoutSize: layoutSize, subitems: subitems)
                : .vertical(layoutSize: layoutSize, subitems: subitems)
        case .subitemCount:
            let (subitem, count) = try only(subitems)
            let counting: any GroupCounting = DividingGroups()
            return counting.group(axis, layoutSize, subitem, count)
        case .repeatingSubitem:
            let (subitem, count) = try only(subitems)
            return axis == .horizontal
                ? .horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
                : .vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count)
        }
    }

    private func only(_ subitems: [NSCollectionLayoutItem]) throws -> (NSCollectionLayoutItem, Int) {
        guard let subitem = subitems.first, subitems.count == 1, let count else {
            throw Incomplete(description: "a counted group has one subitem and a count")
        }
        return (subitem, count)
    }
}

/// A type that creates groups with a subitem and a count.
@MainActor
private protocol GroupCounting {
    func group(
        _ axis: LayoutCase.Node.GroupAxis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem,
        _ count: Int
    ) -> NSCollectionLayoutGroup
}

/// Creates groups with the initializers that UIKit deprecates, whose behavior the cases record. The protocol prevents
/// deprecation warnings here.
private struct DividingGroups: GroupCounting {
    @available(*, deprecated)
    func group(
        _ axis: LayoutCase.Node.GroupAxis, _ size: NSCollectionLayoutSize, _ subitem: NSCollectionLayoutItem,
        _ count: Int
    ) -> NSCollectionLayoutGroup {
        axis == .horizontal
            ? .horizontal(layoutSize: size, subitem: subitem, count: count)
            : .vertical(layoutSize: size, subitem: subitem, count: count)
    }
}

/// A type that sets whether boundary items follow a section's insets.
@MainActor
private protocol InsetsReferenceProtocol {
    func set(_ follows: Bool, of section: NSCollectionLayoutSection)
}

private struct SupplementariesReference: InsetsReferenceProtocol {
    @available(*, deprecated)
    func set(_ follows: Bool, of section: NSCollectionLayoutSection) {
        section.supplementariesFollowContentInsets = follows
    }
}

extension LayoutCase.Section {
    @MainActor func layoutSection() throws -> NSCollectionLayoutSection {
        let section = NSCollectionLayoutSection(group: try group.layoutGroup())
        if let interGroupSpacing { section.interGroupSpacing = interGroupSpacing }
        if let contentInsets { section.contentInsets = contentInsets.directionalInsets }
        if let orthogonalScrollingBehavior {
            section.orthogonalScrollingBehavior = orthogonalScrollingBehavior.behavior
        }
        if let boundarySupplementaryItems {
            section.boundarySupplementaryItems = boundarySupplementaryItems.map(\.layoutItem)
        }
        if let decorationItems { section.decorationItems = decorationItems.map(\.layoutItem) }
        if let supplementariesFollowContentInsets {
            let following: any InsetsReferenceProtocol = SupplementariesReference()
            following.set(supplementariesFollowContentInsets, of: section)
        }
        if let contentInsetsReference { section.contentInsetsReference = contentInsetsReference.reference }
        if let supplementaryContentInsetsReference {
            section.supplementaryContentInsetsReference = supplementaryContentInsetsReference.reference
        }
        return section
    }
}

extension LayoutCase.Layout {
    @MainActor func compositionalLayout() throws -> UICollectionViewCompositionalLayout {
        let made = UICollectionViewCompositionalLayoutConfiguration()
        if let configuration {
            if configuration.scrollDirection == .horizontal { made.scrollDirection = .horizontal }
            if let spacing = configuration.interSectionSpacing { made.interSectionSpacing = spacing }
            if let items = configuration.boundarySupplementaryItems {
                made.boundarySupplementaryItems = items.map(\.layoutItem)
            }
            if let reference = configuration.contentInsetsReference {
                made.contentInsetsReference = reference.reference
            }
        }
        if let section {
            return UICollectionViewCompositionalLayout(section: try section.layoutSection(), configuration: made)
        }
        let sections = try (sections ?? []).map { try $0.layoutSection() }
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, _ in sections.indices.contains(index) ? sections[index] : nil },
            configuration: made)
    }

    /// The kinds of elements for which views must be registered.
    var decorationKinds: Set<String> {
        Set(allSections.flatMap { $0.decorationItems ?? [] }.map(\.elementKind))
    }

    var supplementaryKinds: Set<String> {
        var kinds = Set((configuration?.boundarySupplementaryItems ?? []).map(\.elementKind))
        for section in allSections {
            kinds.formUnion((section.boundarySupplementaryItems ?? []).map(\.elementKind))
            section.group.collectKinds(into: &kinds)
        }
        return kinds
    }

    private var allSections: [LayoutCase.Section] { (section.map { [$0] } ?? []) + (sections ?? []) }
}

extension LayoutCase.Node {
    fileprivate func collectKinds(into kinds: inout Set<String>) {
        kinds.formUnion((supplementaryItems ?? []).map(\.elementKind))
        for subitem in subitems ?? [] { subitem.collectKinds(into: &kinds) }
    }
}
