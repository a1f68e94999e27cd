import PortableUIKit

/// A view whose content can be scrolled.
///
/// Along its axes, it has the proposed length, and across them, the length of its content. It extends under bars, and
/// its content starts below them.
public nonisolated struct ScrollView<Content: View>: View {
    /// The scrolling axes.
    public var axes: Axis.Set
    /// A Boolean value that indicates whether scroll indicators are shown.
    public var showsIndicators: Bool
    /// The scroll content.
    public var content: Content

    /// Creates a scroll view.
    /// - Parameters:
    ///   - axes: The scrolling axes. The default is vertical.
    ///   - showsIndicators: A Boolean value that indicates whether scroll indicators are shown. The default is `true`.
    ///   - content: The scroll content. Several views are stacked vertically.
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// The content, which extends under the bars of its screen.
    @MainActor public var body: some View {
        ScrolledContent(axes: axes, showsIndicators: showsIndicators, content: VStack { content })
            .ignoresSafeArea(.container)
    }
}

/// The content in a UIKit scroll view.
private struct ScrolledContent<Content: View>: ContainerView {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    static var isBoundToItem: Bool { true }

    func makeElement(_ inputs: _ViewInputs) -> ScrollElement {
        let element = ScrollElement()
        element.begin()
        return element
    }

    func update(_ element: ScrollElement, _ inputs: _ViewInputs) {
        element.updateDirection(inputs)
        element.axes = axes
        element.environment = inputs.environment
        element.scrollView.isScrollEnabled = inputs.environment.isScrollEnabled
        let environment = inputs.environment
        element.scrollView.showsVerticalScrollIndicator =
            showsIndicators && !environment.verticalScrollIndicatorVisibility.isHidden
        element.scrollView.showsHorizontalScrollIndicator =
            showsIndicators && !environment.horizontalScrollIndicatorVisibility.isHidden
        element.settingsDidChange()
    }

    /// Removes the observers of this scroll view for the scroll views inside it.
    func modifyContentInputs(_ inputs: inout _ViewInputs) {
        if !inputs.environment.scrollObservers.isEmpty { inputs.environment.scrollObservers = [] }
        if inputs.environment.refreshAction != nil { inputs.environment.refreshAction = nil }
    }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
    let isHidden: Bool

    /// The default visibility of the scroll view.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
    /// Indicators are visible while the content scrolls.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
    /// Indicators are hidden when the user scrolls by touch.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
    /// Indicators are never visible.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
}

extension View {
    /// Disables scrolling by the user in scroll views in the view.
    public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
        environment(\.isScrollEnabled, !disabled)
    }

    /// Sets the visibility of scroll indicators in the view.
    public nonisolated func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        transformEnvironment(\.self) { environment in
            if axes.contains(.vertical) { environment.verticalScrollIndicatorVisibility = visibility }
            if axes.contains(.horizontal) { environment.horizontalScrollIndicatorVisibility = visibility }
        }
    }
}
