import Foundation
import PortableUIKit

/// The accessibility properties of an element.
struct AccessibilityProperties {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var traits: UIAccessibilityTraits = .none
    var removedTraits: UIAccessibilityTraits = .none
    var isHidden = false
    /// The priority in the reading order. Elements with higher priorities are read first.
    var sortPriority = 0.0
    var activate: (() -> Void)?
    var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
    var escape: (() -> Void)?
    var actions: [(name: String, handler: () -> Void)] = []
    /// The points at which a drag can begin.
    var dragPoints: [AccessibilityPoint] = []
    /// The points at which a drag can end.
    var dropPoints: [AccessibilityPoint] = []

    init(label: String? = nil, traits: UIAccessibilityTraits = .none) {
        self.label = label
        self.traits = traits
    }

    /// Returns the properties of an outer element, merged with the properties of the inner element. The outer
    /// properties take precedence.
    func over(_ inner: AccessibilityProperties) -> AccessibilityProperties {
        var result = inner
        result.label = label ?? inner.label
        result.value = value ?? inner.value
        result.hint = hint ?? inner.hint
        result.identifier = identifier ?? inner.identifier
        result.traits = inner.traits.union(traits).subtracting(removedTraits)
        // A UIKit view below also has traits that no modifier has added.
        result.removedTraits = inner.removedTraits.subtracting(traits).union(removedTraits)
        result.isHidden = isHidden || inner.isHidden
        if sortPriority != 0 { result.sortPriority = sortPriority }
        result.activate = activate ?? inner.activate
        result.adjust = adjust ?? inner.adjust
        result.escape = escape ?? inner.escape
        result.actions = inner.actions + actions
        result.dragPoints = inner.dragPoints + dragPoints
        result.dropPoints = inner.dropPoints + dropPoints
        return result
    }
}

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// The value is increased.
    case increment
    /// The value is decreased.
    case decrement
}

/// The accessibility behavior of an element's children.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// The children aren't read.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The children are read separately.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The children are read as a single element.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The accessibility traits of an element.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    fileprivate var bits: UIAccessibilityTraits

    var uiTraits: UIAccessibilityTraits { bits }

    /// Creates an empty set of traits.
    public init() {
        bits = .none
    }

    private init(_ bits: UIAccessibilityTraits) {
        self.bits = bits
    }

    /// The element is a button.
    public static let isButton = AccessibilityTraits(.button)
    /// The element is a header that divides the content.
    public static let isHeader = AccessibilityTraits(.header)
    /// The element is selected.
    public static let isSelected = AccessibilityTraits(.selected)
    /// The element is a link.
    public static let isLink = AccessibilityTraits(.link)
    /// The element is a search field.
    public static let isSearchField = AccessibilityTraits(.searchField)
    /// The element is an image.
    public static let isImage = AccessibilityTraits(.image)
    /// The element plays its own sound when it's activated.
    public static let playsSound = AccessibilityTraits(.playsSound)
    /// The element is a key of a keyboard.
    public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
    /// The element is text that doesn't change.
    public static let isStaticText = AccessibilityTraits(.staticText)
    /// The element summarizes the content when the app launches.
    public static let isSummaryElement = AccessibilityTraits(.summaryElement)
    /// The value of the element changes frequently.
    public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
    /// The element starts a media session, which speech would interrupt.
    public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
    /// The element turns the page after it's read.
    public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
    /// The element hides the views behind it.
    ///
    /// Differs from SwiftUI: the views behind it are still read.
    public static let isModal = AccessibilityTraits(.none)
    /// The element is a tab bar.
    public static let isTabBar = AccessibilityTraits(.tabBar)
    /// The element can be touched directly while a screen reader is on.
    public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
    /// The element is a switch.
    public static let isToggle = AccessibilityTraits(.toggleButton)

    /// Returns whether the set contains all of the given traits.
    public func contains(_ member: AccessibilityTraits) -> Bool { bits.isSuperset(of: member.bits) }

    /// Returns the traits in either set.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits.union(other.bits))
    }

    /// Returns the traits in both sets.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits.intersection(other.bits))
    }

    /// Returns the traits in exactly one of the sets.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        AccessibilityTraits(bits.symmetricDifference(other.bits))
    }

    /// Adds traits, and returns whether they are new.
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes traits, and returns the removed ones.
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits = bits.subtracting(member.bits)
        return removed.bits.isEmpty ? nil : removed
    }

    /// Adds traits, and returns the replaced ones.
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.bits.isEmpty ? nil : old
    }

    /// Adds the given traits.
    public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

    /// Keeps the traits in both sets.
    public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

    /// Keeps the traits in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { self = symmetricDifference(other) }
}
