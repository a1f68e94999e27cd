import SwiftUI

/// The scroll positions of a chart, as fractions of its scales.
struct ChartScroll: Equatable {
    /// The fractions at the start of the visible part, or `nil` before the user scrolls.
    var x: Double?
    var y: Double?
    /// The fractions when the drag began.
    var dragStart: CGPoint?
}

extension ChartPlan {
    /// A Boolean value that indicates whether only a part of the chart is visible.
    var isScrolled: Bool { !configuration.scrollableAxes.isEmpty }

    /// Returns the plan with the visible parts of the scales.
    ///
    /// - Parameters:
    ///   - x: The fraction at the start of the visible part if the user scrolled.
    ///   - y: The same for the y-axis.
    func scrolled(_ scroll: ChartScroll, x: Double, y: Double) -> ChartPlan {
        var plan = self
        if configuration.scrollableAxes.contains(.horizontal) {
            plan.x?.scroll(to: scroll.x.map { _ in x }, configuration.x)
        }
        if configuration.scrollableAxes.contains(.vertical) {
            plan.y?.scroll(to: scroll.y.map { _ in y }, configuration.y)
        }
        return plan
    }
}

extension PositionScale {
    /// Sets the visible part.
    fileprivate mutating func scroll(to fraction: Double?, _ settings: ChartConfiguration.AxisConfiguration) {
        let length = min(max(settings.visibleLength.map { self.fraction(ofLength: $0) } ?? 0.5, 1e-6), 1)
        let value = settings.scrollPosition?.get().first ?? settings.initialScrollPosition
        var start = fraction ?? value.flatMap { fractions(of: $0)?.lowerBound } ?? 0
        if fraction == nil, settings.scrollPosition == nil, continuous?.isReversed == true { start = 1 - length }
        start = min(max(start, 0), 1 - length)
        window = start...start + length
    }

    /// Returns the value at a fraction of the scale.
    fileprivate func value(atFraction fraction: Double) -> _PlottedValue? {
        switch kind {
        case .category(let scale): scale.category(at: fraction + scale.bandLength / 2)?.plotted
        case .number(let scale), .date(let scale): value(scale.value(at: fraction))
        }
    }
}

/// The gestures of a plot: selections, scrolling, or the gesture of the app.
struct PlotGestures: ViewModifier {
    let geometry: PlotGeometry
    let scroll: Binding<ChartScroll>

    private var plan: ChartPlan { geometry.plan }
    private var configuration: ChartConfiguration { plan.configuration }

    private var isSelectable: Bool {
        configuration.x.selection != nil || configuration.y.selection != nil || configuration.angleSelection != nil
            || configuration.x.rangeSelection != nil || configuration.y.rangeSelection != nil
    }

    func body(content: Content) -> some View {
        if let gesture = configuration.gesture {
            PlotGestureReader(content: content, gesture: gesture)
        } else if plan.isScrolled {
            content.contentShape(Rectangle()).gesture(scrolling)
                .simultaneousGesture(tap, including: isSelectable ? .all : .subviews)
        } else if isSelectable {
            content.contentShape(Rectangle()).gesture(selection)
        } else {
            content
        }
    }

    // MARK: Selecting

    private var tap: some Gesture {
        SpatialTapGesture().onEnded { select(from: $0.location, to: $0.location, isRange: false) }
    }

    private var selection: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { select(from: $0.startLocation, to: $0.location, isRange: true) }
            .onEnded { _ in
                configuration.x.selection?.set(nil)
                configuration.y.selection?.set(nil)
                configuration.angleSelection?.set(nil)
            }
    }

    private func select(from start: CGPoint, to end: CGPoint, isRange: Bool) {
        let size = geometry.size
        func x(_ position: CGFloat) -> _PlottedValue? {
            plan.x?.value(at: min(max(position, 0), size.width), in: size.width)
        }
        func y(_ position: CGFloat) -> _PlottedValue? {
            plan.y?.value(at: min(max(position, 0), size.height), in: size.height)
        }
        configuration.x.selection?.set(x(end.x).map { [$0] })
        configuration.y.selection?.set(y(end.y).map { [$0] })
        if isRange {
            configuration.x.rangeSelection?.set([x(start.x), x(end.x)].compactMap { $0 })
            configuration.y.rangeSelection?.set([y(start.y), y(end.y)].compactMap { $0 })
        }
        guard let angles = configuration.angleSelection else { return }
        let radians = Double(atan2(end.x - size.width / 2, size.height / 2 - end.y))
        let turn = (radians < 0 ? radians + 2 * .pi : radians) / (2 * .pi)
        let total = plan.marks.filter { $0.kind == .sector }.map { max($0.sectorSize, 0) }.reduce(0, +)
        angles.set([(turn * total).plotted])
    }

    // MARK: Scrolling

    private var scrolling: some Gesture {
        DragGesture(minimumDistance: 10)
            .onChanged { scroll(by: $0.translation, isEnd: false) }
            .onEnded { value in withAnimation(.smooth) { scroll(by: value.predictedEndTranslation, isEnd: true) } }
    }

    private func scroll(by translation: CGSize, isEnd: Bool) {
        var state = scroll.wrappedValue
        let start =
            state.dragStart
            ?? CGPoint(x: plan.x?.window.lowerBound ?? 0, y: plan.y?.window.lowerBound ?? 0)
        state.dragStart = isEnd ? nil : start
        if configuration.scrollableAxes.contains(.horizontal), let scale = plan.x {
            state.x = position(
                Double(start.x), by: -translation.width / max(geometry.size.width, 1), scale, configuration.x, isEnd)
        }
        if configuration.scrollableAxes.contains(.vertical), let scale = plan.y {
            let sign: CGFloat = scale.isCategory ? -1 : 1
            state.y = position(
                Double(start.y), by: sign * translation.height / max(geometry.size.height, 1), scale, configuration.y,
                isEnd)
        }
        scroll.wrappedValue = state
    }

    /// Returns the fraction after a drag, and sets the binding to the value there.
    private func position(
        _ start: Double, by distance: CGFloat, _ scale: PositionScale,
        _ settings: ChartConfiguration.AxisConfiguration, _ isEnd: Bool
    ) -> Double {
        let length = scale.window.length
        var fraction = min(max(start + Double(distance) * length, 0), 1 - length)
        if isEnd, let behavior = configuration.scrollTarget, let continuous = scale.continuous {
            let aligned = behavior._alignedValue(continuous.value(at: fraction), isDate: scale.isDate)
            fraction = min(max(continuous.fraction(of: aligned), 0), 1 - length)
        } else if isEnd, configuration.scrollTarget != nil, case .category(let categories) = scale.kind {
            fraction = (fraction / categories.bandLength).rounded() * categories.bandLength
        }
        if let value = scale.value(atFraction: fraction) { settings.scrollPosition?.set([value]) }
        return fraction
    }
}

/// A plot with the gesture that the app returns for its proxy.
private struct PlotGestureReader<Content: View>: View {
    let content: Content
    let gesture: @MainActor (ChartProxy) -> AnyGesture<Void>

    var body: some View {
        content.overlayPreferenceValue(ChartProxyKey.self) { proxy in
            if let proxy { Color.clear.contentShape(Rectangle()).gesture(gesture(proxy)) }
        }
    }
}
