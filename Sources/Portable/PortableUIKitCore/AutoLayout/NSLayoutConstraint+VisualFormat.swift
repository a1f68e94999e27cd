import Foundation

extension NSLayoutConstraint {
    /// Returns inactive constraints for a visual format, such as `H:|-[name(100)]-gap-[other]|`.
    ///
    /// `[name]` is a view in `views`, `|` is their superview, `-` is the system's spacing, and `-8-` or `-gap-` is a
    /// distance, with a number in `metrics`. `(>=20@750)` specifies the length of a view or distance. Formats that
    /// can't be parsed and unknown names are errors that end the program.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any]
    ) -> [NSLayoutConstraint] {
        let visual = VisualFormat(format, metrics: metrics ?? [:], views: views)
        return VisualFormatConstraints(visual, opts).all
    }
}

/// Creates the constraints of a parsed format.
@MainActor
private struct VisualFormatConstraints {
    let format: VisualFormat
    let options: NSLayoutConstraint.FormatOptions

    init(_ format: VisualFormat, _ options: NSLayoutConstraint.FormatOptions) {
        self.format = format
        self.options = options
    }

    var all: [NSLayoutConstraint] { lengths + distances + alignments }

    // MARK: Main axis

    private var sides: (start: NSLayoutConstraint.Attribute, end: NSLayoutConstraint.Attribute) {
        if format.isVertical { return (.top, .bottom) }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right)
        case .directionRightToLeft: return (.right, .left)
        default: return (.leading, .trailing)
        }
    }

    /// A Boolean value that indicates whether coordinates decrease along the format, in right-to-left layouts.
    private var isReversed: Bool {
        !format.isVertical && options.intersection(.directionMask) == .directionRightToLeft
    }

    private var lengths: [NSLayoutConstraint] {
        let attribute: NSLayoutConstraint.Attribute = format.isVertical ? .height : .width
        return format.elements.flatMap { element in
            element.lengths.map { predicate in
                let constraint: NSLayoutConstraint
                switch predicate.value {
                case .number(let number):
                    constraint = NSLayoutConstraint(
                        item: element.item, attribute: attribute, relatedBy: predicate.relation, toItem: nil,
                        attribute: .notAnAttribute, multiplier: 1, constant: number)
                case .view(let view):
                    constraint = NSLayoutConstraint(
                        item: element.item, attribute: attribute, relatedBy: predicate.relation, toItem: view,
                        attribute: attribute, multiplier: 1, constant: 0)
                }
                constraint.priority = predicate.priority
                return constraint
            }
        }
    }

    private var distances: [NSLayoutConstraint] {
        format.connections.indices.flatMap { index -> [NSLayoutConstraint] in
            let before = format.elements[index], after = format.elements[index + 1]
            switch format.connections[index] {
            case .flush: return [distance(before, after, .equal, 0)]
            case .standard: return [distance(before, after, .equal, standardSpacing(before, after))]
            case .predicates(let predicates):
                return predicates.map { predicate in
                    guard case .number(let number) = predicate.value else {
                        raise("Unable to parse constraint format: \nA distance can't be a view.")
                    }
                    let constraint = distance(before, after, predicate.relation, number)
                    constraint.priority = predicate.priority
                    return constraint
                }
            }
        }
    }

    private func distance(
        _ before: VisualFormat.Element, _ after: VisualFormat.Element, _ relation: NSLayoutConstraint.Relation,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        let usesBaselines =
            format.isVertical && options.contains(.spacingBaselineToBaseline) && !before.isSuperview
            && !after.isSuperview
        let start = usesBaselines ? .firstBaseline : sides.start, end = usesBaselines ? .lastBaseline : sides.end
        let from = before.isSuperview ? sides.start : end, to = after.isSuperview ? sides.end : start
        // The later view is the first item, except in right-to-left layouts, where coordinates decrease.
        return isReversed
            ? NSLayoutConstraint(
                item: before.item, attribute: from, relatedBy: relation, toItem: after.item, attribute: to,
                multiplier: 1, constant: constant)
            : NSLayoutConstraint(
                item: after.item, attribute: to, relatedBy: relation, toItem: before.item, attribute: from,
                multiplier: 1, constant: constant)
    }

    /// Returns the standard spacing: 8 points between views, and the superview's margin.
    private func standardSpacing(_ before: VisualFormat.Element, _ after: VisualFormat.Element) -> CGFloat {
        if before.isSuperview {
            let margins = before.item.directionalLayoutMargins
            return format.isVertical ? margins.top : margins.leading
        }
        if after.isSuperview {
            let margins = after.item.directionalLayoutMargins
            return format.isVertical ? margins.bottom : margins.trailing
        }
        return SystemSpacing.standard
    }

    // MARK: Cross axis

    private var alignments: [NSLayoutConstraint] {
        let attributes: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        let items = format.elements.filter { !$0.isSuperview }.map(\.item)
        return attributes.filter { options.contains($0.0) }.flatMap { _, attribute in
            guard (attribute.axis == .horizontal) == format.isVertical else {
                raise(
                    "Unable to parse constraint format: \nOptions mask required views to be aligned on a "
                        + "\(attribute.axis == .horizontal ? "horizontal" : "vertical") edge, which is not allowed "
                        + "for layout that is also \(format.isVertical ? "vertical" : "horizontal").")
            }
            return zip(items, items.dropFirst()).map { first, second in
                NSLayoutConstraint(
                    item: first, attribute: attribute, relatedBy: .equal, toItem: second, attribute: attribute,
                    multiplier: 1, constant: 0)
            }
        }
    }
}
