import SwiftUI

/// Modifiers for the axes of a chart.
extension View {
    public nonisolated func chartXAxis<Content: AxisContent>(
        @AxisContentBuilder content: @escaping () -> Content
    ) -> some View { axis(\.x, content) }

    public nonisolated func chartXAxis(_ visibility: Visibility) -> some View { axis(\.x, visibility) }

    public nonisolated func chartYAxis<Content: AxisContent>(
        @AxisContentBuilder content: @escaping () -> Content
    ) -> some View { axis(\.y, content) }

    public nonisolated func chartYAxis(_ visibility: Visibility) -> some View { axis(\.y, visibility) }

    public nonisolated func chartXAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { chart { $0.x.axisStyle = { AnyView(content($0)) } } }

    public nonisolated func chartYAxisStyle<Content: View>(
        @ViewBuilder content: @escaping (ChartAxisContent) -> Content
    ) -> some View { chart { $0.y.axisStyle = { AnyView(content($0)) } } }

    private nonisolated func axis<Content: AxisContent>(
        _ axis: WritableKeyPath<ChartConfiguration, ChartConfiguration.AxisConfiguration> & Sendable,
        _ content: @escaping () -> Content
    ) -> some View {
        let content = MainActorValue(content)
        return chart {
            $0[keyPath: axis].axis = .content {
                MainActor.assumeIsolated {
                    var axes = _Axes()
                    content.value()._add(to: &axes)
                    return MainActorValue(axes.axes)
                }.value
            }
        }
    }

    private nonisolated func axis(
        _ axis: WritableKeyPath<ChartConfiguration, ChartConfiguration.AxisConfiguration> & Sendable,
        _ visibility: Visibility
    ) -> some View {
        chart {
            switch visibility {
            case .hidden: $0[keyPath: axis].axis = .hidden
            case .visible, .automatic: $0[keyPath: axis].axis = .automatic
            }
        }
    }
}

/// Modifiers for the titles of axes.
extension View {
    public nonisolated func chartXAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { title(\.x, position, alignment, spacing, content()) }

    public nonisolated func chartXAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(\.x, position, alignment, spacing, Text(labelKey)) }

    public nonisolated func chartXAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { title(\.x, position, alignment, spacing, label) }

    @_disfavoredOverload
    public nonisolated func chartXAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { title(\.x, position, alignment, spacing, Text(label)) }

    public nonisolated func chartYAxisLabel<C: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> C
    ) -> some View { title(\.y, position, alignment, spacing, content()) }

    public nonisolated func chartYAxisLabel(
        _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
        spacing: CGFloat? = nil
    ) -> some View { title(\.y, position, alignment, spacing, Text(labelKey)) }

    public nonisolated func chartYAxisLabel(
        _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { title(\.y, position, alignment, spacing, label) }

    @_disfavoredOverload
    public nonisolated func chartYAxisLabel<S: StringProtocol>(
        _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { title(\.y, position, alignment, spacing, Text(label)) }

    private nonisolated func title(
        _ axis: WritableKeyPath<ChartConfiguration, ChartConfiguration.AxisConfiguration> & Sendable,
        _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ content: some View
    ) -> some View {
        let title = ChartConfiguration.AxisTitle(
            position: position, alignment: alignment, spacing: spacing, content: AnyView(content))
        return chart { $0[keyPath: axis].titles.append(title) }
    }
}

/// Modifiers for the legend of a chart.
extension View {
    public nonisolated func chartLegend<Content: View>(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return chart { $0.legend = .visible(position, alignment, spacing, content) }
    }

    public nonisolated func chartLegend(
        position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
    ) -> some View { chart { $0.legend = .visible(position, alignment, spacing, nil) } }

    public nonisolated func chartLegend(_ visibility: Visibility) -> some View {
        chart { $0.legend = visibility == .hidden ? .hidden : .automatic }
    }
}
