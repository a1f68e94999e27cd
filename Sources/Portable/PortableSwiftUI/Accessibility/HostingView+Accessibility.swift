import Foundation
import LayoutGeometry
import PortableUIKit

/// An accessibility element of a host.
final class AccessibilityNode: UIAccessibilityElement {
    fileprivate(set) var properties = AccessibilityProperties()
    /// The element that is read.
    fileprivate(set) weak var element: Element?

    /// A Boolean value that indicates whether a touch on the element has an effect.
    var hasAction: Bool { properties.activate != nil || properties.adjust != nil }

    /// The radius of the corners of the element's path.
    fileprivate var cornerRadius = 0.0

    /// The outline in screen coordinates: a rectangle, which has rounded corners if the element is a row of an inset
    /// list. It's `nil` for headers and footers of lists.
    override var accessibilityPath: UIBezierPath? {
        get {
            if let own = super.accessibilityPath { return own }
            guard hasPath else { return nil }
            return UIBezierPath(roundedRect: accessibilityFrame, cornerRadius: cornerRadius)
        }
        set { super.accessibilityPath = newValue }
    }
    fileprivate var hasPath = true

    override func accessibilityActivate() -> Bool {
        guard let activate = properties.activate else { return super.accessibilityActivate() }
        activate()
        return true
    }

    override func accessibilityIncrement() { properties.adjust?(.increment) }
    override func accessibilityDecrement() { properties.adjust?(.decrement) }

    override func accessibilityPerformEscape() -> Bool {
        guard let escape = properties.escape else { return super.accessibilityPerformEscape() }
        escape()
        return true
    }
}

extension HostingView {
    /// Returns the accessibility elements: nodes for drawn elements, and UIKit views.
    func readElements() -> [Any] {
        let read = graph.rootElement.children.flatMap { readElements($0, .zero) }
        let sorted = read.enumerated().sorted {
            let (first, second) = ($0.element.sortPriority, $1.element.sortPriority)
            return first == second ? $0.offset < $1.offset : first > second
        }
        var nodes: [ObjectIdentifier: AccessibilityNode] = [:]
        let result: [Any] = sorted.compactMap { entry -> Any? in
            switch entry.element.content {
            case .view(let element, let properties):
                element.show(properties)
                return element.view
            case .properties(let properties):
                let id = ObjectIdentifier(entry.element.element)
                let node = accessibilityNodes[id] ?? AccessibilityNode(accessibilityContainer: self)
                node.show(properties, frame: entry.element.frame.cgRect)
                node.element = entry.element.element
                (node.hasPath, node.cornerRadius) = (
                    entry.element.cornerRadius != nil, entry.element.cornerRadius ?? 0
                )
                nodes[id] = node
                return node
            }
        }
        accessibilityNodes = nodes
        return result
    }

    private func readElements(_ element: Element, _ origin: Point) -> [UngroupedAccessibilityElement] {
        let frame = element.frame.offset(x: origin.x, y: origin.y)
        if let scroll = element as? ScrollElement {
            // Content that is scrolled out of sight isn't read.
            let origin = frame.origin - scroll.contentOffset
            return scroll.children.flatMap { readElements($0, origin) }.filter { frame.intersects($0.frame) }
        }
        if let list = element as? ListElement { return readRows(of: list, frame) }
        if let hosted = element as? HostedViewElement {
            guard hosted.view != nil else { return [] }
            let content = UngroupedAccessibilityElement.Content.view(hosted, AccessibilityProperties())
            return [UngroupedAccessibilityElement(element: element, frame: frame, content: content)]
        }
        if let labeled = element as? AccessibilityLabelElement { return readElements(labeled, frame) }
        if let placeholder = element as? AccessibilityPlaceholderElement {
            return readLabels(placeholder.labeledElement, frame)
        }
        guard let own = element.accessibility else {
            return element.children.flatMap { readElements($0, frame.origin) }
        }
        if own.isHidden { return [] }
        let behavior = (element as? AccessibilityElement)?.behavior
        var inner = behavior == .ignore ? [] : element.children.flatMap { readElements($0, frame.origin) }
        if behavior == .combine {
            inner = [
                UngroupedAccessibilityElement(element: element, frame: frame, content: .properties(combined(inner)))
            ]
        }
        if inner.isEmpty || (behavior == .ignore) {
            // An element without accessibility information, whose children don't have any either, isn't read.
            let isSilent = own.label == nil && own.value == nil && own.activate == nil && behavior == nil
            if isSilent, own.identifier == nil { return [] }
            return [UngroupedAccessibilityElement(element: element, frame: frame, content: .properties(own))]
        }
        // Recorded: the properties of a view that contains one element belong to an element with the view's frame.
        let isOnly = inner.count == 1 && element is AccessibilityElement
        return inner.map { part in
            var result = part.inside(own)
            if part.properties != nil {
                if isOnly { result.frame = frame }
                result.cornerRadius = 0
            }
            return result
        }
    }

    /// Returns the accessibility elements of the first child, with the labels of the other children.
    private func readElements(_ labeled: AccessibilityLabelElement, _ frame: Rect) -> [UngroupedAccessibilityElement] {
        let read = labeled.children.prefix(1).flatMap { readElements($0, frame.origin) }
        let labels = labeled.children.dropFirst().flatMap { readElements($0, frame.origin) }
        let own = AccessibilityProperties(label: combined(labels).label)
        guard !read.isEmpty else {
            return [UngroupedAccessibilityElement(element: labeled, frame: frame, content: .properties(own))]
        }
        return read.map { $0.inside(own) }
    }

    /// Returns the labels of an element for the label of the view around it.
    private func readLabels(_ element: Element?, _ frame: Rect) -> [UngroupedAccessibilityElement] {
        guard let element else { return [] }
        return readElements(element, frame.origin).map { part in
            guard case .view(let hosted, let properties) = part.content else { return part }
            var result = part
            result.content = .properties(AccessibilityProperties(label: properties.label ?? hosted.ownLabel))
            return result
        }
    }

    /// Returns the accessibility elements of the visible rows, in order.
    private func readRows(of list: ListElement, _ frame: Rect) -> [UngroupedAccessibilityElement] {
        let rows = list.rows.filter { !$0.value.isHidden }.sorted { $0.key < $1.key }
        return rows.flatMap { position, row in
            let origin = frame.origin - row.contentOffset
            let parts = row.children.flatMap { readElements($0, origin) }.filter { frame.intersects($0.frame) }
            return merged(parts, of: row, at: position, in: list, frame)
        }
    }

    /// Returns the elements of a row. Recorded: the only element of a row has the frame of the cell, and a header or
    /// footer is one element. A header is a heading.
    private func merged(
        _ parts: [UngroupedAccessibilityElement], of row: ListRowElement, at position: ListPosition,
        in list: ListElement, _ frame: Rect
    ) -> [UngroupedAccessibilityElement] {
        let all = parts.compactMap(\.properties)
        let isBoundary = position.role != .content
        guard all.count == parts.count, !parts.isEmpty, isBoundary || parts.count == 1,
            all.allSatisfy({ $0.adjust == nil && ($0.activate == nil || !isBoundary && list.handlesTaps(of: row)) }),
            let cell = sequence(first: row.view as UIView, next: \.superview).first(where: { $0 is ListCell })
        else { return parts }
        let inList = cell.convert(cell.bounds, to: list.collectionView)
        let shown = list.collectionView.bounds
        var result = parts[0]
        if parts.count > 1 {
            result.element = row
            result.content = .properties(combined(parts))
        }
        result.frame = Rect(
            x: frame.minX + Double(inList.minX - shown.minX), y: frame.minY + Double(inList.minY - shown.minY),
            width: Double(inList.width), height: Double(inList.height))
        if isBoundary || !ListTextMetrics.current.rowsHaveAccessibilityPaths { result.cornerRadius = nil }
        if isBoundary {
            if position.role == .header, case .properties(var properties) = result.content {
                properties.traits.insert(.header)
                result.content = .properties(properties)
            }
        } else if result.cornerRadius != nil, list.settings.appearance == .insetGrouped {
            result.cornerRadius = Double(ListMetrics(.metrics(for: cell.traitCollection)).cornerRadius)
        }
        return [result]
    }

    /// Returns the combination of several elements: their labels in order, and the actions of all of them.
    private func combined(_ parts: [UngroupedAccessibilityElement]) -> AccessibilityProperties {
        var result = AccessibilityProperties()
        let all = parts.compactMap(\.properties)
        let labels = all.compactMap(\.label).filter { !$0.isEmpty }
        result.label = labels.isEmpty ? nil : labels.joined(separator: ", ")
        result.value = all.lazy.compactMap(\.value).first
        result.identifier = all.lazy.compactMap(\.identifier).first
        result.activate = all.lazy.compactMap(\.activate).first
        for properties in all where properties.traits != .staticText { result.traits.formUnion(properties.traits) }
        // A combination of several images and texts isn't an image.
        if all.count > 1 { result.traits.remove(.image) }
        result.actions = all.flatMap(\.actions)
        return result
    }
}

extension AccessibilityNode {
    fileprivate func show(_ properties: AccessibilityProperties, frame: CGRect) {
        self.properties = properties
        accessibilityLabel = properties.label
        accessibilityValue = properties.value
        accessibilityHint = properties.hint
        accessibilityIdentifier = properties.identifier
        accessibilityTraits = properties.traits
        accessibilityFrameInContainerSpace = frame
        accessibilityCustomActions = properties.actions.map { action in
            UIAccessibilityCustomAction(name: action.name) { _ in
                action.handler()
                return true
            }
        }
        let host = accessibilityContainer as? UIView
        accessibilityDragSourceDescriptors = host.flatMap { properties.dragPoints.descriptors(in: frame, of: $0) }
        accessibilityDropPointDescriptors = host.flatMap { properties.dropPoints.descriptors(in: frame, of: $0) }
    }
}
