/// The pending updates of a view or controller, and the values that its methods of the update cycle have read.
@MainActor
package struct UpdateState {
    /// A Boolean value that indicates whether `updateProperties()` is pending. New views and controllers update their
    /// properties once.
    package internal(set) var needsProperties = true
    /// A Boolean value that indicates whether `updateProperties()` is pending in a subview, or in the view controller
    /// that owns the view.
    var subtreeNeedsProperties = false
    /// The system's traits that each method has read.
    var traits = TraitsByMethod()
    /// The trackers of the methods that have read observable properties, or traits of an app.
    private(set) var trackers: [UpdateTracker] = []

    nonisolated package init() {}

    /// A Boolean value that indicates whether properties of the view, a descendant, or the view controller are pending.
    var isPending: Bool { needsProperties || subtreeNeedsProperties }

    /// Returns the tracker of a method, or `nil` if the method hasn't read values that require one.
    func tracker(for method: UpdateMethod) -> UpdateTracker? {
        // Most objects have no trackers.
        for tracker in trackers where tracker.method == method { return tracker }
        return nil
    }

    mutating func add(_ tracker: UpdateTracker) { trackers.append(tracker) }

    /// Returns the methods that have read a trait whose value differs between two collections.
    func methods(readingDifferencesBetween previous: UITraitCollection, _ current: UITraitCollection) -> [UpdateMethod]
    {
        var methods: [UpdateMethod] = []
        for method in TraitsByMethod.methods where traits[method].differs(between: previous, current) {
            methods.append(method)
        }
        for tracker in trackers
        where current.differs(from: previous, in: tracker.traits) && !methods.contains(tracker.method) {
            methods.append(tracker.method)
        }
        return methods
    }

    /// The system's traits that each method has read in its last run.
    struct TraitsByMethod {
        private var properties = TraitReads.SystemTraits()
        private var constraints = TraitReads.SystemTraits()
        private var layout = TraitReads.SystemTraits()
        private var layoutCompletion = TraitReads.SystemTraits()
        private var configuration = TraitReads.SystemTraits()

        /// The methods that a change of traits invalidates.
        static let methods: [UpdateMethod] = [.properties, .constraints, .layout, .layoutCompletion, .configuration]

        subscript(method: UpdateMethod) -> TraitReads.SystemTraits {
            get {
                switch method {
                case .properties: properties
                case .constraints: constraints
                case .layout: layout
                case .layoutCompletion: layoutCompletion
                case .configuration: configuration
                case .display: []
                }
            }
            set {
                switch method {
                case .properties: properties = newValue
                case .constraints: constraints = newValue
                case .layout: layout = newValue
                case .layoutCompletion: layoutCompletion = newValue
                case .configuration: configuration = newValue
                case .display: break
                }
            }
        }
    }
}
