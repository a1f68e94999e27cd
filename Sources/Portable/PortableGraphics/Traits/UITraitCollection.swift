/// The traits of an interface's environment, such as the style, text size, layout direction, and size classes.
/// Collections are immutable.
///
/// A collection can be partial. A missing trait has its default value, which is "unspecified" for the system's traits.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
    package let values: TraitValues
    /// The values that layout reads for each view and constraint, which are found once.
    let layoutValues: LayoutTraitValues

    /// Creates a collection without traits.
    public override init() {
        values = TraitValues()
        layoutValues = LayoutTraitValues(values)
    }

    init(_ values: TraitValues) {
        self.values = values
        layoutValues = LayoutTraitValues(values)
    }

    /// Creates a collection with all traits in `values`. If a trait occurs more than once, its last value is used.
    init(merging values: [TraitValues]) {
        var merged = TraitValues()
        for part in values { merged.merge(part) }
        self.values = merged
        layoutValues = LayoutTraitValues(merged)
    }

    /// Returns `nil`. Decoding isn't supported, because archives contain Apple's private keys.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a collection with all traits in `traitCollections`. If a trait occurs more than once, its last value is
    /// used.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(merging: traitCollections.map(\.values))
    }

    /// Creates a collection with the traits that `mutations` sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().modified(by: mutations))
    }

    /// Creates a collection with a single trait.
    public convenience init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
        var values = TraitValues()
        values[trait] = value
        self.init(values)
    }

    /// The traits of the current context: for example, the traits of the view that is being laid out or drawn. Each
    /// thread has its own; the default is the device's traits at launch.
    open class var current: UITraitCollection {
        get { CurrentTraits.value }
        set { CurrentTraits.value = newValue }
    }

    /// A closure that changes traits, passed to ``init(mutations:)`` and ``modifyingTraits(_:)``.
    public typealias TraitMutations = (inout any UIMutableTraits) -> Void

    /// Returns this collection with the changes that `mutations` makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(values.modified(by: mutations))
    }

    /// Returns this collection with a different value for a trait.
    public func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
        var values = values
        values[trait] = value
        return UITraitCollection(values)
    }

    /// Returns the value of a trait, or its default value if the collection doesn't contain it.
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

    /// Returns a Boolean value that indicates whether this collection contains all traits of `trait` with equal values.
    open func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return trait.values.traits.allSatisfy { values.isEqual(trait.values, for: $0) }
    }

    /// Returns the traits whose values are different in `traitCollection`. If that is `nil`, it's treated as an empty
    /// collection.
    public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
        values.differences(from: traitCollection?.values ?? TraitValues())
    }

    /// Returns a Boolean value that indicates whether dynamic colors may look different in the two collections. If
    /// `traitCollection` is `nil`, it's treated as an empty collection.
    open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        if traitCollection === self { return false }
        return values.differs(from: traitCollection?.values ?? TraitValues()) { $0.affectsColorAppearance }
    }

    /// The system traits that dynamic colors may depend on.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
            UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
        ]
    }

    /// The system traits that may affect which variant of an image is used.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayScale.self,
            UITraitDisplayGamut.self, UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self, UITraitAccessibilityContrast.self,
        ]
    }

    /// Returns the collection itself, because collections are immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns a Boolean value that indicates whether `object` is a collection with equal values for all traits.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other === self || !values.differs(from: other.values)
    }

    /// A hash value that is the same for equal collections.
    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(userInterfaceStyle)
        hasher.combine(preferredContentSizeCategory)
        hasher.combine(displayScale)
        return hasher.finalize()
    }

    /// A description of the traits in the collection and their values.
    open override var description: String {
        let traits = values.traits.map { values.description(of: $0) }
        return "<UITraitCollection: \(traits.joined(separator: ", "))>"
    }
}

extension TraitValues {
    /// Returns the values after `mutations`, which requires an existential.
    fileprivate func modified(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}
