import CompositionalEngine
import LayoutGeometry

/// Describes sections to the engine, and keeps what it has told: of what is as it was, the engine is given the very
/// object that it has, and compares nothing.
///
/// An app may change its section objects at any time, so that each is asked what it says now. Only its group is kept, a
/// copy that the app can't get at, unless there are classes of the app's own in it or the app computes its frames.
///
/// An object, for what it asks may ask the layout in turn.
@MainActor
final class SectionDescriber {
    /// What sections are laid out in.
    @MainActor
    struct Surroundings {
        let context: CustomGroupContext
        let scrollAxis: Axis
        /// What `.automatic` stands for.
        let automaticReference: UIContentInsetsReference
        private let owner: UICollectionView
        /// What was measured so far, by the reference's number.
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

    private final class Known {
        let section: NSCollectionLayoutSection
        /// All of the description that may change, which is all but the group; nil if that is to be asked again too.
        let changeable: SectionDescription?
        let shared: SharedDescription

        init(section: NSCollectionLayoutSection, changeable: SectionDescription?, shared: SharedDescription) {
            self.section = section
            self.changeable = changeable
            self.shared = shared
        }
    }

    /// What was described the last time, and what has been described of it again.
    private var known: [ObjectIdentifier: Known] = [:]
    private var current: [ObjectIdentifier: Known] = [:]
    private var last: Known?

    /// How many sections were worked out, for tests of cost.
    private(set) var describedCount = 0

    /// What a section is like.
    ///
    /// - Parameter former: The description of what was in its place.
    func describe(
        _ section: NSCollectionLayoutSection, in surroundings: inout Surroundings, former: SharedDescription?
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
        let described = Known(
            section: section, changeable: section.group.isConstant ? changeable : nil, shared: shared)
        current[id] = described
        last = described
        return shared
    }

    /// Whether a section that was just described would be described in the same way once more, if nobody changes it.
    var lastIsConstant: Bool { last?.changeable != nil }

    /// All sections are described: forgets those that are gone.
    func finish() {
        known = current
        current = [:]
        last = nil
    }

    private func likely(_ shared: SharedDescription?, _ description: SectionDescription) -> SharedDescription? {
        shared?.value == description ? shared : nil
    }

    private func changeablePart(
        of section: NSCollectionLayoutSection, in surroundings: inout Surroundings
    ) -> SectionDescription {
        let own = section.contentInsetsReference, supplementary = section.supplementaryContentInsetsReference
        let insets = surroundings.insets(own == .automatic ? surroundings.automaticReference : own)
        return section.descriptionWithoutGroup(
            referenceInsets: insets,
            supplementaryReferenceInsets: supplementary == .automatic ? insets : surroundings.insets(supplementary))
    }
}

extension NSCollectionLayoutItem {
    /// Whether the item, or the group with all in it, always says the same: nothing in it is of an app's own class, and
    /// no app is asked for frames.
    fileprivate var isConstant: Bool {
        guard attachedItems.allSatisfy({ type(of: $0) == NSCollectionLayoutSupplementaryItem.self }) else {
            return false
        }
        guard let group = self as? NSCollectionLayoutGroup else { return type(of: self) == NSCollectionLayoutItem.self }
        if case .custom = group.arrangement { return false }
        return group.subitems.allSatisfy { $0.isConstant }
    }
}
