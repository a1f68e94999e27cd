import DisplayList
import Foundation

/// Collects the accessibility elements of a tree of views.
///
/// It collects the elements that UIKit does: visible elements, row by row among siblings. The elements of a scroll view
/// form a group.
///
/// The rows of lists and tables are single elements with all their text, unless they contain controls. The actions of
/// their accessories follow them.
///
/// Differs from UIKit: every cell that a tap selects is a single element, as with Full Keyboard Access. With VoiceOver
/// alone, the labels would be elements, and activating one selects the cell.
@MainActor
package struct AccessibilityCollector {
    /// An accessibility element, with its position and the containers around it.
    package struct Element {
        package var object: UIResponder
        /// The element's frame on the screen, clipped by its ancestors.
        package var frame: CGRect
        /// The role of an element whose object doesn't specify one.
        package var role = Role.any
        /// The positions of the rows that contain the element, from the outermost list to the innermost.
        package var rows: [AccessibleElement.Group] = []
        /// The identifier of the modal view that contains the element, or `nil` if there isn't one.
        package var dialog: UInt64?

        package enum Role {
            case any
            /// A cell that performs an action when it's tapped.
            case button
            /// The header of a section of a list.
            case heading
        }
    }

    /// An element, or several elements that are read together.
    private struct Group {
        var elements: [Element]
        var frame: CGRect
    }

    private var groups: [Group] = []
    /// The visible part of the screen.
    private var clip: CGRect
    private let isRightToLeft: Bool
    private var rows: [AccessibleElement.Group] = []
    private var dialog: UInt64?

    package init(clip: CGRect, isRightToLeft: Bool) {
        self.clip = clip
        self.isRightToLeft = isRightToLeft
    }

    /// The elements, row by row from the top, each row in reading order. An element that overlaps the first of a row by
    /// more than half of the smaller height is in that row.
    package var elements: [Element] {
        var rows: [[Group]] = []
        // Groups that begin at the same height are sorted in reading order, because the first group of a row determines
        // which others belong to it.
        for group in groups.sorted(by: { (top(of: $0), start(of: $0)) < (top(of: $1), start(of: $1)) }) {
            if let first = rows.last?.first,
                Self.ticks(first.frame.maxY - group.frame.minY)
                    > Self.ticks(min(first.frame.height, group.frame.height) / 2)
            {
                rows[rows.count - 1].append(group)
            } else {
                rows.append([group])
            }
        }
        return rows.flatMap { row in row.sorted { start(of: $0) < start(of: $1) }.flatMap(\.elements) }
    }

    private func top(of group: Group) -> CGFloat { Self.ticks(group.frame.minY) }

    /// Returns the leading edge of a group, measured in the reading direction.
    private func start(of group: Group) -> CGFloat {
        Self.ticks(isRightToLeft ? -group.frame.maxX : group.frame.minX)
    }

    /// Returns a length in units of 1/12 point. Rounding makes lengths equal if no screen could distinguish them.
    private static func ticks(_ length: CGFloat) -> CGFloat { (length * 12).rounded() }

    /// Adds a view, or the elements in it.
    package mutating func collect(_ view: UIView) {
        guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden else { return }
        let (outerRows, outerDialog) = (rows, dialog)
        defer { (rows, dialog) = (outerRows, outerDialog) }
        if view.accessibilityViewIsModal, (view as? PresentationContainerView)?.replacesPresenter != true {
            dialog = view.layer.identity
        }
        let merging = view as? any AccessibilityMerging
        if let position = merging?.listPosition { rows.append(position) }
        if let container = view.containerForReading { rows.append(container) }
        if view.isAccessibilityElement {
            add(view, frame: view.accessibilityFrame)
            // The buttons in a field are separate elements.
            for button in (view as? any AccessiblePartsProviding)?.accessibleParts ?? [] { collect(button) }
            return
        }
        let outer = clip
        defer { clip = outer }
        if let scrollView = view as? UIScrollView {
            // Bars cover the content inside the safe area insets.
            clip = clip.commonPart(with: view.convertToScreen(view.bounds.inset(by: scrollView.safeAreaInsets)))
        } else if view.clipsToBounds {
            clip = clip.commonPart(with: view.convertToScreen(view.bounds))
        }
        guard !clip.isEmpty else { return }
        guard view is UIScrollView || view.shouldGroupAccessibilityChildren || merging != nil else {
            return collectContents(of: view)
        }
        var inside = AccessibilityCollector(clip: clip, isRightToLeft: view.isRightToLeft)
        (inside.rows, inside.dialog) = (rows, dialog)
        inside.collectContents(of: view)
        let elements = inside.elements
        guard !elements.isEmpty else { return }
        if let merged = merging?.merging(elements, in: clip) {
            groups.append(Group(elements: merged.map(placed), frame: merged[0].frame))
        } else {
            groups.append(Group(elements: elements, frame: view.convertToScreen(view.bounds).commonPart(with: clip)))
        }
    }

    /// Returns the elements that a view's methods provide, or `nil` if they provide none.
    private static func countedElements(of view: UIView) -> [Any]? {
        let count = view.accessibilityElementCount()
        return count > 0 ? (0..<count).compactMap { view.accessibilityElement(at: $0) } : nil
    }

    /// Adds the elements in a view that isn't an element.
    mutating func collectContents(of view: UIView) {
        guard let elements = view.accessibilityElements ?? Self.countedElements(of: view) ?? view.tableElements else {
            let subviews = view.subviews
            if let modal = subviews.last(where: { $0.accessibilityViewIsModal && !$0.isHidden }) {
                return collect(modal)
            }
            for subview in subviews { collect(subview) }
            return
        }
        for element in elements {
            if let inner = element as? UIView {
                collect(inner)
            } else if let inner = element as? UIResponder, inner.isAccessibilityElement {
                add(inner, frame: inner.accessibilityFrame)
            }
        }
    }

    private mutating func add(_ object: UIResponder, frame: CGRect) {
        let visible = frame.commonPart(with: clip)
        guard !visible.isEmpty else { return }
        groups.append(Group(elements: [placed(Element(object: object, frame: visible))], frame: visible))
    }

    /// Returns the element with the current rows and modal view.
    private func placed(_ element: Element) -> Element {
        var element = element
        (element.rows, element.dialog) = (rows + (element.object.tableRow(in: rows.last).map { [$0] } ?? []), dialog)
        return element
    }
}

extension AccessibilityCollector.Element {
    /// A Boolean value that indicates whether activating the element has an effect.
    @MainActor package var canBeActivated: Bool {
        object.accessibilityRespondsToUserInteraction
    }
}

extension AccessibilityCollector.Element {
    /// Creates an element for an object in a container that collects its own elements.
    package init(_ object: UIResponder, frame: CGRect, role: Role) {
        self.init(object: object, frame: frame, role: role)
    }
}
