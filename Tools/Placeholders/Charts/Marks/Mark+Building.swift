import SwiftUI

/// Methods with which the initializers of marks set their values.
extension Mark {
    func x(_ value: PlottableValue<some Plottable>) -> Mark {
        changed {
            $0.x = .value(value.value)
            $0.xLabel = value.label
        }
    }

    func y(_ value: PlottableValue<some Plottable>) -> Mark {
        changed {
            $0.y = .value(value.value)
            $0.yLabel = value.label
        }
    }

    func x(_ start: PlottableValue<some Plottable>, _ end: PlottableValue<some Plottable>) -> Mark {
        changed {
            $0.x = .interval(start.value, end.value)
            $0.xLabel = start.label
        }
    }

    func y(_ start: PlottableValue<some Plottable>, _ end: PlottableValue<some Plottable>) -> Mark {
        changed {
            $0.y = .interval(start.value, end.value)
            $0.yLabel = start.label
        }
    }

    func x(_ start: CGFloat?, _ end: CGFloat?) -> Mark { changed { $0.x = .fixed(start, end) } }

    func y(_ start: CGFloat?, _ end: CGFloat?) -> Mark { changed { $0.y = .fixed(start, end) } }

    func size(_ width: MarkDimension, _ height: MarkDimension = .automatic) -> Mark {
        changed {
            $0.width = width
            $0.height = height
        }
    }

    func series(_ series: PlottableValue<some Plottable>) -> Mark { changed { $0.series = series.value.start } }

    func stacking(_ method: MarkStackingMethod) -> Mark { changed { $0.stacking = method.stacking } }

    private func changed(_ change: (inout Mark) -> Void) -> Mark {
        var mark = self
        change(&mark)
        return mark
    }
}
