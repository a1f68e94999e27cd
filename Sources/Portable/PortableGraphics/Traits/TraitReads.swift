import RuntimeSupport
import Synchronization

/// The traits that code has read from the collections of one view or controller.
///
/// System traits are stored as bits, so that recording them doesn't allocate memory.
package struct TraitReads {
    /// The system traits that were read.
    package var system = SystemTraits()
    /// The other traits that were read, without duplicates.
    package var others: [UITrait] = []

    package init() {}

    /// A set of the system traits that have a property in ``UITraitCollection``.
    package struct SystemTraits: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Returns a Boolean value that indicates whether a trait of the set has different values in two collections.
        @MainActor
        package func differs(between first: UITraitCollection, _ second: UITraitCollection) -> Bool {
            guard !isEmpty, first !== second else { return false }
            return Self.types.indices.contains { index in
                contains(SystemTraits(rawValue: 1 << UInt32(index)))
                    && !first.values.isEqual(second.values, for: Self.types[index])
            }
        }

        static let userInterfaceIdiom = SystemTraits(rawValue: 1 << 0)
        static let userInterfaceStyle = SystemTraits(rawValue: 1 << 1)
        static let userInterfaceLevel = SystemTraits(rawValue: 1 << 2)
        static let layoutDirection = SystemTraits(rawValue: 1 << 3)
        static let displayScale = SystemTraits(rawValue: 1 << 4)
        static let horizontalSizeClass = SystemTraits(rawValue: 1 << 5)
        static let verticalSizeClass = SystemTraits(rawValue: 1 << 6)
        static let forceTouchCapability = SystemTraits(rawValue: 1 << 7)
        static let preferredContentSizeCategory = SystemTraits(rawValue: 1 << 8)
        static let displayGamut = SystemTraits(rawValue: 1 << 9)
        static let accessibilityContrast = SystemTraits(rawValue: 1 << 10)
        static let legibilityWeight = SystemTraits(rawValue: 1 << 11)
        static let activeAppearance = SystemTraits(rawValue: 1 << 12)
        static let sceneCaptureState = SystemTraits(rawValue: 1 << 13)
        static let typesettingLanguage = SystemTraits(rawValue: 1 << 14)
        static let listEnvironment = SystemTraits(rawValue: 1 << 15)

        /// The trait types, in the order of the bits.
        @MainActor private static let types: [UITrait] = [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitLayoutDirection.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitForceTouchCapability.self, UITraitPreferredContentSizeCategory.self,
            UITraitDisplayGamut.self, UITraitAccessibilityContrast.self, UITraitLegibilityWeight.self,
            UITraitActiveAppearance.self, UITraitSceneCaptureState.self, UITraitTypesettingLanguage.self,
            UITraitListEnvironment.self,
        ]
    }
}

/// The recording of the traits that a method reads while it runs on the main actor.
package enum TraitRecording {
    /// The addresses of the two collections whose traits are recorded, or 0 if there aren't any. They are read on any
    /// thread.
    private static let first = Atomic<UInt>(0)
    private static let second = Atomic<UInt>(0)

    @MainActor private static var reads = TraitReads()

    /// An outer recording that is suspended by a nested one.
    package struct Outer {
        fileprivate let first: UInt
        fileprivate let second: UInt
        fileprivate let reads: TraitReads
    }

    /// Starts recording the traits that are read from two collections.
    ///
    /// - Returns: The outer recording, which ``end(_:)`` resumes.
    @MainActor
    package static func begin(_ own: UITraitCollection?, _ other: UITraitCollection?) -> Outer {
        let outer = Outer(
            first: first.load(ordering: .relaxed), second: second.load(ordering: .relaxed), reads: reads)
        reads = TraitReads()
        first.store(address(own), ordering: .relaxed)
        second.store(address(other), ordering: .relaxed)
        return outer
    }

    /// Ends a recording and resumes the outer one.
    ///
    /// - Returns: The traits that were read since ``begin(_:_:)``.
    @MainActor
    package static func end(_ outer: Outer) -> TraitReads {
        let recorded = reads
        reads = outer.reads
        first.store(outer.first, ordering: .relaxed)
        second.store(outer.second, ordering: .relaxed)
        return recorded
    }

    private static func address(_ collection: UITraitCollection?) -> UInt {
        collection.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
    }

    /// Returns a Boolean value that indicates whether reads of a collection are recorded on the current thread.
    private static func records(_ collection: UITraitCollection) -> Bool {
        let address = address(collection)
        guard first.load(ordering: .relaxed) == address || second.load(ordering: .relaxed) == address else {
            return false
        }
        return Diagnostics.isOnMainQueue
    }

    /// Records that a system trait was read.
    static func didRead(_ trait: TraitReads.SystemTraits, of collection: UITraitCollection) {
        guard records(collection) else { return }
        onKnownMainActor { _ = reads.system.insert(trait) }
    }

    /// A trait for the main actor. Metatypes are immutable.
    private struct Definition: @unchecked Sendable {
        let trait: UITrait
    }

    /// Records that a trait was read.
    static func didRead<T: UITraitDefinition>(_ trait: T.Type, of collection: UITraitCollection) {
        guard records(collection) else { return }
        let definition = Definition(trait: trait)
        onKnownMainActor {
            if !reads.others.contains(where: { $0 == definition.trait }) { reads.others.append(definition.trait) }
        }
    }
}

extension UITraitCollection {
    /// Returns a Boolean value that indicates whether any of the given traits has a different value in another
    /// collection.
    package func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
        self !== other && traits.contains { !values.isEqual(other.values, for: $0) }
    }

    /// Returns the values that layout uses, and records that a trait is read.
    func layoutReading(_ trait: TraitReads.SystemTraits) -> LayoutTraitValues {
        TraitRecording.didRead(trait, of: self)
        return layoutValues
    }

    /// Returns the values, and records that a trait is read.
    func reading(_ trait: TraitReads.SystemTraits) -> TraitValues {
        TraitRecording.didRead(trait, of: self)
        return values
    }
}
