import Foundation

/// A location of an element in a binding's collection. After the element is removed, the binding keeps its last value
/// and ignores writes.
nonisolated final class ElementLocation<Base: MutableCollection>: BindingLocation<Base.Element> {
    private let base: BindingLocation<Base>
    private let index: Base.Index
    private let first: Base.Element

    init(_ base: BindingLocation<Base>, _ index: Base.Index, _ first: Base.Element) {
        self.base = base
        self.index = index
        self.first = first
        super.init()
        updateSnapshot()
    }

    private func isThere(_ collection: Base) -> Bool {
        index >= collection.startIndex && index < collection.endIndex
    }

    override var value: Base.Element {
        let collection = base.value
        return isThere(collection) ? collection[index] : first
    }

    override func write(_ value: Base.Element) {
        var collection = base.value
        guard isThere(collection) else { return }
        collection[index] = value
        base.write(collection)
    }

    override var tracksReaders: Bool { base.tracksReaders }

    @MainActor override func isSameLocation(as other: BindingLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation, other.index == index else { return false }
        return other.base === base || base.isSameLocation(as: other.base)
    }
}
