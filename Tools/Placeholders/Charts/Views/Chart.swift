import SwiftUI

/// A SwiftUI view that displays a chart.
public nonisolated struct Chart<Content: ChartContent> {
    private let content: Content

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    public nonisolated init<Data: RandomAccessCollection, C: ChartContent>(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, Data.Element.ID, _ChartElement<C>>, Data.Element: Identifiable {
        self.content = ForEach(data, content: content)
    }

    public nonisolated init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
    ) where Content == ForEach<Data, ID, _ChartElement<C>> { self.content = ForEach(data, id: id, content: content) }
}

extension Chart: View {
    @MainActor public var body: some View { ChartView(marks: content.collected) }
}

/// The plot area of a chart, which `chartPlotStyle(content:)` configures.
public struct ChartPlotContent: View {
    let content: AnyView

    public var body: some View { content }
}

/// The area of an axis, which `chartXAxisStyle(content:)` and `chartYAxisStyle(content:)` configure. The labels appear in
/// front of it.
public struct ChartAxisContent: View {
    public var body: some View { Color.clear }
}

/// A chart of marks.
struct ChartView: View {
    let marks: [Mark]
    @Environment(\.chart) private var configuration
    @State private var scroll = ChartScroll()

    var body: some View {
        GeometryReader { proxy in
            ScrolledChart(
                plan: ChartPlan(marks, configuration, size: proxy.size), size: proxy.size, x: scroll.x ?? 0,
                y: scroll.y ?? 0, scroll: $scroll)
        }
        .frame(idealWidth: 300, idealHeight: 200)
        .accessibilityElement(children: .contain)
    }
}

/// A chart whose values and scroll position are animated.
nonisolated struct ScrolledChart {
    var plan: ChartPlan
    let size: CGSize
    /// The fractions of the scales at the start of the visible part.
    var x: Double
    var y: Double
    let scroll: Binding<ChartScroll>
}

extension ScrolledChart: View, Animatable {
    nonisolated var animatableData: AnimatablePair<AnimatablePair<Double, Double>, ChartVector> {
        get { AnimatablePair(AnimatablePair(x, y), plan.vector) }
        set {
            (x, y) = (newValue.first.first, newValue.first.second)
            plan.vector = newValue.second
        }
    }

    @MainActor var body: some View {
        let plan = plan.scrolled(scroll.wrappedValue, x: x, y: y)
        let items = plan.axisItems(isX: true, size: size) + plan.axisItems(isX: false, size: size)
        let legend = ChartLegend(plan)
        ChartLayout(x: plan.x, y: plan.y) {
            plot(plan, items).role(.plot)
            AxisViews(plan: plan, items: items)
            if let legend { legend.role(legend.role) }
        }
    }

    @MainActor private func plot(_ plan: ChartPlan, _ items: [AxisItem]) -> AnyView {
        let view = AnyView(PlotView(plan: plan, items: items, scroll: scroll))
        return plan.configuration.plotStyle.map { $0(ChartPlotContent(content: view)) } ?? view
    }
}

extension View {
    /// Configures the plot area of charts.
    public nonisolated func chartPlotStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartPlotContent) -> Content
    ) -> some View { chart { $0.plotStyle = { AnyView(content($0)) } } }
}
