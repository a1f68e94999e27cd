/// The traits of an interface's environment: style, text size, layout direction, size classes. Immutable.
///
/// A collection can be partial. A missing trait has its default value, which is "unspecified" for the system's traits.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let values: TraitValues

    /// Creates a collection without traits.
    public override init() {
        values = TraitValues()
    }

    init(_ values: TraitValues) {
        self.values = values
    }

    /// A collection of all traits in `values`; where several have a trait, the last one counts.
    init(merging values: [TraitValues]) {
        var merged = TraitValues()
        for part in values { merged.merge(part) }
        self.values = merged
    }

    /// Not supported: archives hold Apple's private keys. Nil.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// A collection of all traits in `traitCollections`; where several hold a trait, the last one counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(merging: traitCollections.map(\.values))
    }

    /// A collection of the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().modified(by: mutations))
    }

    /// A collection of one trait.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    /// The traits of the current code: for example, the traits of the view that is being laid out or drawn. Each thread
    /// has its own; the default is the device's at launch.
    open class var current: UITraitCollection {
        get { CurrentTraits.value }
        set { CurrentTraits.value = newValue }
    }

    /// Changes a collection in the closure that ``init(mutations:)`` and ``modifyingTraits(_:)`` take.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// This collection with what `mutations` sets.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.modified(by: mutations))
    }

    /// This collection with another value for a trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// The value of a trait; its default if the collection doesn't hold it.
    public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
        TraitRecording.didRead(trait, of: self)
        return values[trait]
    }

    /// Runs `actions` with this collection as ``current``.
    open func performAsCurrent(_ actions: () -> Void) {
        let previous = UITraitCollection.current
        UITraitCollection.current = self
        defer { UITraitCollection.current = previous }
        actions()
    }

    /// Whether this collection has equal values for all traits that `trait` holds.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.values.traits.allSatisfy { values.isEqual(trait.values, for: $0) }
    }

    /// The traits whose values are not the same in `traitCollection`; nil counts as an empty collection.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.differences(from: traitCollection?.values ?? TraitValues())
    }

    /// Whether dynamic colors may look different in the two collections. Nil counts as an empty collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        if traitCollection === self { return false }
        return values.differs(from: traitCollection?.values ?? TraitValues()) { $0.affectsColorAppearance }
    }

    /// The system's traits that dynamic colors may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
        ]
    }

    /// The system's traits that the choice among variants of an image may depend on.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitDisplayGamut.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
        ]
    }

    /// The collection itself, for it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether `object` is a collection with equal values for all traits.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || !values.differs(from: other.values)
    }

    /// Equal for equal collections.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    /// The traits that the collection holds, with their values.
    open override var description: String {
        let traits = values.traits.map { values.description(of: $0) }
        return "<UITraitCollection: \(traits.joined(separator: ", "))>"
    }
}

extension TraitValues {
    /// The values after `mutations`, through the existential that the closure wants.
    fileprivate func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
