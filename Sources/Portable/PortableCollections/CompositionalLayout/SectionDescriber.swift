import CompositionalEngine
import LayoutGeometry

/// Creates the engine's descriptions of sections, and caches them. For an unchanged section, the engine receives the
/// same object again, so that it doesn't compare anything.
///
/// An app can change its section objects at any time, so every section is described again. Only its group is cached, as
/// a copy that the app can't access, unless it contains the app's own classes or a custom group.
///
/// It's a class because describing a section can call the layout recursively.
@MainActor
final class SectionDescriber {
    /// The environment of sections.
    @MainActor
    struct Environment {
        let context: CustomGroupContext
        let scrollAxis: Axis
        /// The reference that `.automatic` represents.
        let automaticReference: UIContentInsetsReference
        private let owner: UICollectionView
        /// The insets computed so far, by the reference's raw value.
        private var insets = [Insets?](repeating: nil, count: 5)

        init(
            _ context: CustomGroupContext, scrollAxis: Axis, automaticReference: UIContentInsetsReference,
            in owner: UICollectionView
        ) {
            self.context = context
            self.scrollAxis = scrollAxis
            self.automaticReference = automaticReference
            self.owner = owner
        }

        fileprivate mutating func insets(_ reference: UIContentInsetsReference) -> Insets {
            if let known = insets[reference.rawValue] { return known }
            let found = owner.referenceInsets(reference)
            insets[reference.rawValue] = found
            return found
        }
    }

    private final class CachedDescription {
        let section: NSCollectionLayoutSection
        /// The description without the group; `nil` if the group must be described again, too.
        let changeable: SectionDescription?
        let shared: SharedDescription

        init(section: NSCollectionLayoutSection, changeable: SectionDescription?, shared: SharedDescription) {
            self.section = section
            self.changeable = changeable
            self.shared = shared
        }
    }

    /// The descriptions of the last pass.
    private var known: [ObjectIdentifier: CachedDescription] = [:]
    private var current: [ObjectIdentifier: CachedDescription] = [:]
    private var last: CachedDescription?

    /// The number of described sections, for performance tests.
    private(set) var describedCount = 0

    /// Returns the description of a section.
    ///
    /// - Parameter former: The description of the section that was at this index before.
    func describe(
        _ section: NSCollectionLayoutSection, in surroundings: inout Environment, former: SharedDescription?
    ) -> SharedDescription {
        let changeable = changeablePart(of: section, in: &surroundings)
        let id = ObjectIdentifier(section)
        if let last, last.section === section, last.changeable == changeable { return last.shared }
        if let found = current[id] ?? known[id], found.changeable == changeable {
            current[id] = found
            last = found
            return found.shared
        }
        describedCount += 1
        var description = changeable
        var context = surroundings.context
        context.containerSize = description.groupContainer(
            in: context.containerSize, scrollAxis: surroundings.scrollAxis)
        description.group = section.group.groupDescription(context)
        let shared = likely(former, description) ?? likely(last?.shared, description) ?? SharedDescription(description)
        let described = CachedDescription(
            section: section, changeable: section.group.isConstant ? changeable : nil, shared: shared)
        current[id] = described
        last = described
        return shared
    }

    /// A Boolean value that indicates whether the section that was described last has the same description again, if it
    /// isn't modified.
    var lastIsConstant: Bool { last?.changeable != nil }

    /// Called after all sections are described. Removes the descriptions of deleted sections.
    func finish() {
        known = current
        current = [:]
        last = nil
    }

    private func likely(_ shared: SharedDescription?, _ description: SectionDescription) -> SharedDescription? {
        shared?.value == description ? shared : nil
    }

    private func changeablePart(
        of section: NSCollectionLayoutSection, in surroundings: inout Environment
    ) -> SectionDescription {
        let own = section.contentInsetsReference, supplementary = section.supplementaryContentInsetsReference
        let insets = surroundings.insets(own == .automatic ? surroundings.automaticReference : own)
        return section.descriptionWithoutGroup(
            referenceInsets: insets,
            supplementaryReferenceInsets: supplementary == .automatic ? insets : surroundings.insets(supplementary))
    }
}

extension NSCollectionLayoutItem {
    /// Whether the item or group always has the same description: it contains no subclasses of the app, and no custom
    /// groups.
    fileprivate var isConstant: Bool {
        guard attachedItems.allSatisfy({ type(of: $0) == NSCollectionLayoutSupplementaryItem.self }) else {
            return false
        }
        guard let group = self as? NSCollectionLayoutGroup else { return type(of: self) == NSCollectionLayoutItem.self }
        if case .custom = group.arrangement { return false }
        return group.subitems.allSatisfy { $0.isConstant }
    }
}
