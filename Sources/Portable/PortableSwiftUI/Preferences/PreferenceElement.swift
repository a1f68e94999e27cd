/// An element that changes a preference of its descendants for its ancestors.
final class PreferenceElement<Key: PreferenceKey>: UnaryElement {
    var transform: (inout Key.Value, Element) -> Void = { _, _ in } {
        didSet { graph?.preferences.setNeedsReaderUpdate() }
    }

    /// A Boolean value that indicates whether the value depends on the position of the element.
    private let hasAnchor: Bool

    init(hasAnchor: Bool = false) {
        self.hasAnchor = hasAnchor
    }

    override func didJoin() {
        graph?.preferences.setNeedsReaderUpdate()
        if hasAnchor { graph?.preferences.anchorCount += 1 }
    }

    override func willLeave() {
        graph?.preferences.setNeedsReaderUpdate()
        if hasAnchor { graph?.preferences.anchorCount -= 1 }
    }

    override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        let below = super.preference(key)
        guard key == Key.self else { return below }
        var value = (below as? Key.Value) ?? Key.defaultValue
        transform(&value, self)
        return value as? K.Value
    }
}

/// An element that notifies an observer when a preference of its descendants has changed.
final class PreferenceReaderElement<Key: PreferenceKey>: UnaryElement, PreferenceReader {
    var action: (Key.Value) -> Void = { _ in }
    /// A Boolean value that indicates whether the first value is reported even if it's the default.
    var reportsDefaultValue = false
    private var last: Key.Value?

    var dependsOnPositions: Bool { Key.self == Text.LayoutKey.self }

    override func didJoin() { graph?.preferences.add(self) }

    override func willLeave() { graph?.preferences.remove(self) }

    func notify() {
        let value = children.first?.preference(Key.self) ?? Key.defaultValue
        // At first, the default value isn't reported as a change.
        if last != nil || !reportsDefaultValue {
            guard !ValueComparator.areEqual(last ?? Key.defaultValue, value) else { return }
        }
        last = value
        let action = action
        graph?.afterLayout { action(value) }
    }
}

@MainActor
protocol PreferenceReader: Element {
    /// A Boolean value that indicates whether the value depends on the positions of elements without modifiers.
    var dependsOnPositions: Bool { get }
    /// Notifies the observer if the value has changed.
    func notify()
}

/// The elements of a graph that read the preferences of their descendants.
@MainActor
final class PreferenceReaders {
    private var readers: [any PreferenceReader] = []
    private var needsReaderUpdate = false
    /// The number of elements whose values depend on their positions, and of readers of such values.
    fileprivate(set) var anchorCount = 0

    fileprivate func add(_ reader: any PreferenceReader) {
        readers.append(reader)
        needsReaderUpdate = true
        if reader.dependsOnPositions { anchorCount += 1 }
    }

    fileprivate func remove(_ reader: any PreferenceReader) {
        readers.removeAll { $0 === reader }
        if reader.dependsOnPositions { anchorCount -= 1 }
    }

    /// Records that a value, or the position of an element, may have changed.
    func setNeedsReaderUpdate() { needsReaderUpdate = true }

    /// A Boolean value that indicates whether readers may have to be notified.
    var needsToNotifyReaders: Bool { (needsReaderUpdate || anchorCount > 0) && !readers.isEmpty }

    /// Notifies the readers whose values have changed, the innermost first.
    func notifyReaders() {
        guard needsToNotifyReaders else { return }
        needsReaderUpdate = false
        // Outer readers are added before inner ones.
        for reader in readers.reversed() { reader.notify() }
    }
}
