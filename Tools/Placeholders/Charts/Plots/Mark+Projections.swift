import SwiftUI

/// Methods with which plots set the values of the marks of their elements.
extension Mark {
    func x<Element>(_ value: PlottableProjection<Element, some Plottable>, _ element: Element) -> Mark {
        x(value.plottable(element))
    }

    func y<Element>(_ value: PlottableProjection<Element, some Plottable>, _ element: Element) -> Mark {
        y(value.plottable(element))
    }

    func x<Element>(
        _ start: PlottableProjection<Element, some Plottable>, _ end: PlottableProjection<Element, some Plottable>,
        _ element: Element
    ) -> Mark { x(start.plottable(element), end.plottable(element)) }

    func y<Element>(
        _ start: PlottableProjection<Element, some Plottable>, _ end: PlottableProjection<Element, some Plottable>,
        _ element: Element
    ) -> Mark { y(start.plottable(element), end.plottable(element)) }

    func series<Element>(_ value: PlottableProjection<Element, some Plottable>, _ element: Element) -> Mark {
        series(value.plottable(element))
    }

    func angle<Element>(
        _ angle: PlottableProjection<Element, some Plottable>, _ innerRadius: MarkDimension,
        _ outerRadius: MarkDimension, _ inset: CGFloat?, _ element: Element
    ) -> Mark {
        var mark = self
        mark.xLabel = angle.label
        mark.sector = Sector(
            angle: angle.value(element), innerRadius: innerRadius, outerRadius: outerRadius, angularInset: inset)
        return mark
    }
}

extension PlottableProjection {
    /// Returns the value of an element.
    fileprivate func plottable(_ element: DataElement) -> PlottableValue<Value> {
        PlottableValue(label, value(element))
    }
}
