import ConstraintEngine
import Foundation

extension ConstraintTranslator {
    /// Returns the position and length of the alignment rectangle of a view, or of a guide.
    ///
    /// For constraints of its descendants, a scroll view's edges are its content's.
    mutating func alignmentSpan(
        of item: AnyObject, _ axis: NSLayoutConstraint.Axis, in constraint: NSLayoutConstraint? = nil
    ) -> LayoutSpan {
        guard let view = item as? UIView else { return span(of: item, axis) }
        if let constraint, let content = contentGuide(of: view, in: constraint) {
            let attribute = constraint.firstItem === view ? constraint.firstAttribute : constraint.secondAttribute
            if attribute.kind != .size { return span(of: content, axis) }
        }
        let insets = view.alignmentDistances
        if insets != .zero { readsGeometry = true }
        return axis == .horizontal
            ? span(of: view, axis).inset(Double(insets.left), Double(insets.right))
            : span(of: view, axis).inset(Double(insets.top), Double(insets.bottom))
    }

    /// Adds `factor` times a position in the span of ``alignmentSpan(of:_:in:)``: the start plus `part` of the length.
    mutating func addPosition(
        of subject: LayoutSubject, _ axis: NSLayoutConstraint.Axis, part: Double, times factor: Double,
        in constraint: NSLayoutConstraint, to sum: inout LayoutExpression
    ) {
        if let view = subject.view {
            if let content = contentGuide(of: view, in: constraint) {
                sum.add(span(of: content, axis).start, times: factor)
                if part != 0 { sum.add(span(of: content, axis).length, times: factor * part) }
                return
            }
            let insets = view.alignmentDistances
            if insets != .zero {
                readsGeometry = true
                let (before, behind) = axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
                sum.constant += factor * (Double(before) - part * Double(before + behind))
            }
        }
        addStart(of: subject, axis, times: factor, to: &sum)
        if part != 0 { addLength(of: subject, axis, times: factor * part, to: &sum) }
    }

    /// Adds `factor` times the length of the alignment rectangle of a view, or of a guide.
    mutating func addAlignmentLength(
        of subject: LayoutSubject, _ axis: NSLayoutConstraint.Axis, times factor: Double, to sum: inout LayoutExpression
    ) {
        if let insets = subject.view?.alignmentDistances, insets != .zero {
            readsGeometry = true
            sum.constant -=
                factor * Double(axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom)
        }
        addLength(of: subject, axis, times: factor, to: &sum)
    }

    /// Adds `factor` times the start of the frame of a view, or of a guide, in terms of ``span(of:_:)``.
    mutating func addStart(
        of subject: LayoutSubject, _ axis: NSLayoutConstraint.Axis, times factor: Double, to sum: inout LayoutExpression
    ) {
        guard let item = subject.object, item !== root, item !== reference else { return }
        guard let variables = engine.items.variables(of: subject) else {
            sum.add(span(of: item, axis).start, times: factor)
            return
        }
        let container = subject.isGuide ? subject.layoutView : subject.view?.superviewStorage
        if let container, container !== reference, container !== root {
            addStart(of: container.layoutSubject, axis, times: factor, to: &sum)
        }
        if subject.guide?.source == .scrollContent { return }
        sum.add(variables.start(axis), times: factor)
    }

    /// Adds `factor` times the length of the frame of a view, or of a guide, in terms of ``span(of:_:)``.
    mutating func addLength(
        of subject: LayoutSubject, _ axis: NSLayoutConstraint.Axis, times factor: Double = 1,
        to sum: inout LayoutExpression
    ) {
        guard let item = subject.object else { return }
        if item === root {
            sum.add(engine.items.rootLengths[axis.rawValue], times: factor)
        } else if let variables = engine.items.variables(of: subject) {
            sum.add(variables.length(axis), times: factor)
        } else {
            sum.add(span(of: item, axis).length, times: factor)
        }
    }

    private func contentGuide(of view: UIView, in constraint: NSLayoutConstraint) -> UILayoutGuide? {
        guard let guide = view.contentGuideForConstraints else { return nil }
        let isFromInside = constraint.items.contains { item in
            guard item !== view, let other = layoutView(of: item) else { return false }
            return other !== view && other.isDescendant(of: view)
        }
        guard isFromInside else { return nil }
        return guide
    }

    /// Returns the position and length of the frame of a view, or of a guide.
    ///
    /// The variables of a view are relative to its superview, and the variables of a guide to its owner. Values that
    /// constraints don't determine are relative to these, too.
    mutating func span(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        var span = absoluteSpan(of: item, axis)
        if item === reference { span.start = LayoutExpression(0) }
        return span
    }

    private mutating func absoluteSpan(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        if item === root {
            return LayoutSpan(
                start: LayoutExpression(0), length: LayoutExpression(engine.items.rootLengths[axis.rawValue]))
        }
        if let subject = LayoutSubject.existing(for: item), let variables = engine.items.variables(of: subject) {
            let length = LayoutExpression(variables.length(axis))
            if item === reference { return LayoutSpan(start: LayoutExpression(0), length: length) }
            let outer = startOfContainer(of: item, axis)
            if (item as? UILayoutGuide)?.source == .scrollContent { return LayoutSpan(start: outer, length: length) }
            return LayoutSpan(start: outer.adding(LayoutExpression(variables.start(axis))), length: length)
        }
        if let guide = item as? UILayoutGuide { return spanOfOwnGuide(guide, axis) }
        guard let view = item as? UIView else {
            return LayoutSpan(start: LayoutExpression(0), length: LayoutExpression(0))
        }
        readsGeometry = true
        view.autoLayout.isReferencedByConstraints = true
        if let superview = view.superview, view.isDescendant(of: root) {
            return span(of: view, in: superview, axis)
        }
        return spanOutside(view, axis)
    }

    /// Returns the start of a view's superview or a guide's owner.
    private mutating func startOfContainer(of item: AnyObject, _ axis: NSLayoutConstraint.Axis) -> LayoutExpression {
        let container = item is UIView ? (item as? UIView)?.superview : layoutView(of: item)
        guard let container, container !== reference else { return LayoutExpression(0) }
        return span(of: container, axis).start
    }

    /// Returns the span of a guide that follows its owner's insets.
    private mutating func spanOfOwnGuide(_ guide: UILayoutGuide, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        guard let owner = guide.owningView else {
            return LayoutSpan(start: LayoutExpression(0), length: LayoutExpression(0))
        }
        readsGeometry = true
        owner.autoLayout.isReferencedByConstraints = true
        var ownerSpan = span(of: owner, axis)
        if guide.source == .scrollFrame {
            dependsOnScrolling = true
            let offset = axis == .horizontal ? owner.bounds.minX : owner.bounds.minY
            ownerSpan.start = ownerSpan.start.adding(Double(offset))
            return ownerSpan
        }
        let insets = owner.autoLayoutInsets(of: guide)
        return axis == .horizontal
            ? ownerSpan.inset(Double(insets.left), Double(insets.right))
            : ownerSpan.inset(Double(insets.top), Double(insets.bottom))
    }

    /// Returns the span of a view that keeps its frame, or follows its superview's size according to its mask.
    private mutating func span(of view: UIView, in superview: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        let outer = span(of: superview, axis)
        let isHorizontal = axis == .horizontal
        let mask = view.autoresizingMask
        let total = Double(isHorizontal ? superview.bounds.width : superview.bounds.height)
        let length = Double(isHorizontal ? view.bounds.width : view.bounds.height)
        let anchor = Double(isHorizontal ? view.anchorPoint.x : view.anchorPoint.y)
        let center = Double(isHorizontal ? view.center.x : view.center.y)
        let start = center - anchor * length
        let parts: [(isFlexible: Bool, length: Double)] = [
            (mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin), start),
            (mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight), length),
            (mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin), total - start - length),
        ]
        let flexible = parts.filter(\.isFlexible)
        let sum = flexible.reduce(0) { $0 + $1.length }
        func share(_ index: Int) -> Double {
            guard superview.autoresizesSubviews, parts[index].isFlexible else { return 0 }
            return sum == 0 ? 1 / Double(flexible.count) : parts[index].length / sum
        }
        let change = outer.length.adding(-total)
        return LayoutSpan(
            start: outer.start.adding(start).adding(change, times: share(0)),
            length: LayoutExpression(length).adding(change, times: share(1)))
    }

    /// Returns the span of a view outside the tree. Superviews of the root keep their distances from its edges. Other
    /// views keep their position.
    private func spanOutside(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> LayoutSpan {
        let frame = view.convert(view.bounds, to: root)
        let (start, end) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        guard root.isDescendant(of: view) else {
            return LayoutSpan(
                start: LayoutExpression(Double(start)), length: LayoutExpression(Double(end - start)))
        }
        let rootLength = axis == .horizontal ? root.bounds.width : root.bounds.height
        return LayoutSpan(
            start: LayoutExpression(Double(start)),
            length: LayoutExpression(engine.items.rootLengths[axis.rawValue]).adding(Double(end - start - rootLength)))
    }

    /// Returns the sum of the scroll offsets between an item and the view that holds its constraint.
    ///
    /// Coordinates ignore scrolling, so this only affects constraints between the inside and the outside of a scroll
    /// view.
    mutating func scrollShift(
        of subject: LayoutSubject, _ axis: NSLayoutConstraint.Axis, in constraint: NSLayoutConstraint
    ) -> Double {
        guard let holder = constraint.holder, let view = subject.layoutView else { return 0 }
        // Positions are relative to the view that holds the constraint, or to the root.
        guard subject !== constraint.holderSubject, subject.object !== root else { return 0 }
        var shift = 0.0
        var current = subject.isGuide ? view : view.superviewStorage
        while let ancestor = current, ancestor !== holder, ancestor !== root {
            readsGeometry = true
            if ancestor.contentGuideForConstraints != nil { dependsOnScrolling = true }
            shift += Double(axis == .horizontal ? ancestor.bounds.minX : ancestor.bounds.minY)
            current = ancestor.superviewStorage
        }
        return shift
    }
}
