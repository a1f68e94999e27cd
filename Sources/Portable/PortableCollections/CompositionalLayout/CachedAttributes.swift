import CompositionalEngine

/// The attributes of the elements that were visible in the last pass. The layout returns them again for unchanged
/// elements.
///
/// They are never modified: the collection view passes copies to views and to the app.
@MainActor
final class CachedAttributes {
    /// The number of elements that the search for an element looks ahead.
    private static let reach = 8

    private var elements: [LayoutElement] = []
    private var attributes: [UICollectionViewLayoutAttributes] = []
    /// Reused memory for the next elements.
    private var found: [LayoutElement] = []

    /// Removes all attributes, because something other than the elements may have changed.
    func removeAll() {
        elements.removeAll(keepingCapacity: true)
        attributes.removeAll(keepingCapacity: true)
    }

    /// Returns the attributes of the elements that `find` appends, in their order.
    ///
    /// - Parameters:
    ///   - find: Appends the elements.
    ///   - isKept: Returns whether an element's attributes depend only on the element.
    ///   - make: Creates the attributes of a new or changed element.
    /// - Complexity: O(*n*) for *n* elements found and visible before.
    func attributes(
        find: (inout [LayoutElement]) -> Void, isKept: (LayoutElement) -> Bool,
        make: (LayoutElement) -> UICollectionViewLayoutAttributes
    ) -> [UICollectionViewLayoutAttributes] {
        find(&found)
        if found == elements, attributes.allSatisfy({ $0.isKept }) { return attributes }
        var result: [UICollectionViewLayoutAttributes] = []
        result.reserveCapacity(found.count)
        // Both arrays are in layout order.
        var next = found.first.flatMap { first in elements.firstIndex { $0.id == first.id } } ?? 0
        for element in found {
            let end = min(next + Self.reach, elements.count)
            var place = next
            while place < end, elements[place].id != element.id { place += 1 }
            if place < end {
                next = place + 1
                if elements[place] == element, attributes[place].isKept {
                    result.append(attributes[place])
                    continue
                }
            }
            let fresh = make(element)
            fresh.isKept = isKept(element)
            result.append(fresh)
        }
        attributes = result
        swap(&elements, &found)
        return result
    }
}

extension UICollectionView {
    /// The attributes of all visible elements for a layout pass. They must not be modified.
    func attributesToPlace() -> [UICollectionViewLayoutAttributes] {
        guard !layoutStorage.flipsHorizontallyInOppositeLayoutDirection else { return attributes(in: bounds) }
        return usingPresentedPaths {
            layoutStorage.prepareIfNeeded()
            return placingLayout?.attributesToPlace(in: bounds) ?? layoutStorage.layoutAttributesForElements(in: bounds)
                ?? []
        }
    }
}
