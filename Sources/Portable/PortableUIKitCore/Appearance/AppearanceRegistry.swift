/// The properties that were set for the instances of a class, in some containers, with some traits.
@MainActor
final class AppearanceRecorder {
    let type: AnyClass
    /// The classes of the containers, the innermost first.
    let containers: [AnyClass]
    let traits: UITraitCollection?
    private(set) var settings: [AppearanceKey: (AnyObject) -> Void] = [:]
    /// The properties, the most recently set last.
    private(set) var order: [AppearanceKey] = []

    init(type: AnyClass, containers: [AnyClass], traits: UITraitCollection?) {
        self.type = type
        self.containers = containers
        self.traits = traits
    }

    func record(_ key: AppearanceKey, _ setting: @escaping (AnyObject) -> Void) {
        if settings.updateValue(setting, forKey: key) != nil { order.removeAll { $0 == key } }
        order.append(key)
    }

    func isFor(_ type: AnyClass, _ containers: [AnyClass], _ traits: UITraitCollection?) -> Bool {
        self.type == type && self.traits == traits && self.containers.elementsEqual(containers, by: ==)
    }

    /// Returns the number of containers outside the outermost match, or `nil` if the chain doesn't contain the
    /// container classes. Without container classes, it's the maximum.
    func place(in chain: [AnyObject]) -> Int? {
        guard let last = containers.last else { return .max }
        var waiting = containers.dropLast()[...]
        var place: Int?
        for (index, container) in chain.enumerated() {
            if let next = waiting.first {
                if AppearanceRegistry.isKind(Swift.type(of: container), of: next) { waiting.removeFirst() }
            } else if AppearanceRegistry.isKind(Swift.type(of: container), of: last) {
                place = chain.count - 1 - index
            }
        }
        return place
    }
}

/// The appearance proxies of an app on one device.
@MainActor
package final class AppearanceRegistry {
    private struct Entry {
        let recorder: AppearanceRecorder
        let proxy: AnyObject
    }

    private var entries: [Entry] = []
    /// The recorders for a class and its superclasses, the topmost class first.
    private var recordersByClass: [ObjectIdentifier: [AppearanceRecorder]] = [:]

    var isEmpty: Bool { entries.isEmpty }
    /// A Boolean value that indicates whether any proxy depends on traits.
    private(set) var dependsOnTraits = false

    /// Returns the appearance proxy for a class in the given containers. It's the same object each time.
    func proxy<Object: AppearanceCustomizable>(
        of type: Object.Type, in containerTypes: [any UIAppearanceContainer.Type], traits: UITraitCollection?,
        make: () -> AnyObject
    ) -> Object {
        let containers = containerTypes.map { $0 as AnyClass }
        if let entry = entries.first(where: { $0.recorder.isFor(type, containers, traits) }),
            let proxy = entry.proxy as? Object
        {
            return proxy
        }
        guard let proxy = make() as? Object else { raise("\(type) created an object of another class") }
        let recorder = AppearanceRecorder(type: type, containers: containers, traits: traits)
        proxy.appearanceState.recorder = recorder
        entries.append(Entry(recorder: recorder, proxy: proxy))
        recordersByClass = [:]
        if traits != nil { dependsOnTraits = true }
        return proxy
    }

    /// Sets the appearance properties of an object's class, except the properties that the app has set on the object.
    ///
    /// A subclass takes precedence over its superclass. Between proxies of the same class, the one with the outermost
    /// container takes precedence, then the one with more container classes, the one with traits, and finally the most
    /// recent one.
    /// - Parameter chain: The containers of the object, the innermost first.
    func apply(to object: some AppearanceCustomizable, chain: @autoclosure () -> [AnyObject], traits: UITraitCollection)
    {
        guard object.appearanceState.recorder == nil else { return }
        let recorders = recorders(for: type(of: object))
        guard !recorders.isEmpty else { return }
        let needsChain = recorders.contains { !$0.containers.isEmpty }
        let chain = needsChain ? chain() : []
        var ranked: [(rank: [Int], recorder: AppearanceRecorder)] = []
        for (index, recorder) in recorders.enumerated() {
            guard let place = recorder.place(in: chain),
                recorder.traits.map({ traits.containsTraits(in: $0) }) ?? true
            else { continue }
            let depth = Self.depth(of: recorder.type)
            ranked.append(
                ([depth, -place, recorder.containers.count, recorder.traits == nil ? 0 : 1, index], recorder))
        }
        ranked.sort { $0.rank.lexicographicallyPrecedes($1.rank) }
        object.setQuietly {
            for (number, entry) in ranked.enumerated() {
                for key in entry.recorder.order where !object.appearanceState.isOwn(key) {
                    let isCovered = ranked[(number + 1)...].contains { $0.recorder.settings[key] != nil }
                    if !isCovered { entry.recorder.settings[key]?(object) }
                }
            }
        }
    }

    private func recorders(for type: AnyClass) -> [AppearanceRecorder] {
        let identifier = ObjectIdentifier(type)
        if let known = recordersByClass[identifier] { return known }
        let found = entries.map(\.recorder).filter { Self.isKind(type, of: $0.type) }
        recordersByClass[identifier] = found
        return found
    }

    nonisolated static func isKind(_ type: AnyClass, of other: AnyClass) -> Bool {
        sequence(first: type, next: _getSuperclass).contains { $0 == other }
    }

    private static func depth(of type: AnyClass) -> Int {
        sequence(first: type, next: _getSuperclass).reduce(0) { depth, _ in depth + 1 }
    }
}

extension UIView {
    /// Applies the appearance of the view's class. Called when the view enters a window or its traits change.
    func applyAppearance(of device: DeviceContext) {
        let appearances = device.appearances
        guard !appearances.isEmpty else { return }
        appearances.apply(to: self, chain: appearanceContainers, traits: traitCollection)
    }

    /// The containers of the view, the innermost first.
    fileprivate var appearanceContainers: [AnyObject] {
        Array(sequence(first: next, next: { $0?.next }).compactMap { $0 })
    }
}

extension UIBarItem {
    /// Applies the appearance of the item's class. Called when the bar enters a window or the item is added to it.
    func applyAppearance() {
        guard let bar = bar as? UIView, let device = bar.window?.device, !device.appearances.isEmpty else { return }
        device.appearances.apply(to: self, chain: [bar] + bar.appearanceContainers, traits: bar.traitCollection)
    }
}
