import PortableUIKit

/// The heights of a sheet, and the selected one.
struct SheetHeights {
    let detents: Set<PresentationDetent>
    var selection: Binding<PresentationDetent>?
    let environment: EnvironmentValues
}

enum SheetHeightsKey: HostValueKey { typealias Value = SheetHeights }
enum DragIndicatorKey: HostValueKey { typealias Value = Visibility }
enum DismissDisabledKey: HostValueKey { typealias Value = Bool }
enum SheetCornersKey: HostValueKey { typealias Value = CGFloat? }
enum PreferredColorSchemeKey: HostValueKey { typealias Value = ColorScheme? }

extension View {
    /// Sets the detents of the sheet that contains the view. The default is `.large`.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(HostValueModifier<SheetHeightsKey> { SheetHeights(detents: detents, environment: $0) })
    }

    /// Sets the detents of the sheet that contains the view, and a binding to the selected one.
    /// - Parameters:
    ///   - detents: The detents.
    ///   - selection: The selected detent, which changes when the user drags the sheet.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(
            HostValueModifier<SheetHeightsKey> {
                SheetHeights(detents: detents, selection: selection, environment: $0)
            })
    }

    /// Sets the visibility of the drag indicator of the sheet that contains the view. By default, it's visible if the
    /// sheet has several detents.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(HostValueModifier<DragIndicatorKey> { _ in visibility })
    }

    /// Sets the corner radius of the sheet that contains the view, in points, or `nil` for the system's radius.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(HostValueModifier<SheetCornersKey> { _ in .some(cornerRadius) })
    }

    /// Prevents the user from dismissing the sheet that contains the view by dragging.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(HostValueModifier<DismissDisabledKey> { _ in isDisabled })
    }

    /// Sets the color scheme of the window, or of the sheet that contains the view, or `nil` to use the device's color
    /// scheme.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(HostValueModifier<PreferredColorSchemeKey> { _ in .some(colorScheme) })
    }
}

/// Applies the settings of a host's views to the presentation of a controller.
/// - Parameter isPresented: A Boolean value that indicates whether the controller is about to be presented.
@MainActor
func applyPresentation(_ host: HostingView, to controller: UIViewController, isPresented: Bool = false) {
    let values = host.values
    let outermost = sequence(first: controller, next: \.parent).reduce(controller) { $1 }
    let isPresented = isPresented || outermost.presentingViewController != nil
    if isPresented {
        if let disabled = values.last(DismissDisabledKey.self), outermost.isModalInPresentation != disabled {
            outermost.isModalInPresentation = disabled
        }
        host.show(values.last(PresentationBackdropKey.self))
        if let sheet = outermost.shownSheet { applySheet(values, to: sheet) }
    }
    let scheme = values.last(PreferredColorSchemeKey.self)
    guard scheme != nil || host.hasPreferredColorScheme else { return }
    host.hasPreferredColorScheme = scheme != nil
    let style: UIUserInterfaceStyle =
        switch scheme ?? nil {
        case .light: .light
        case .dark: .dark
        case nil: .unspecified
        }
    if isPresented {
        if outermost.overrideUserInterfaceStyle != style { outermost.overrideUserInterfaceStyle = style }
    } else if let window = host.window, window.overrideUserInterfaceStyle != style {
        window.overrideUserInterfaceStyle = style
    }
}

@MainActor
private func applySheet(_ values: HostValues, to sheet: UISheetPresentationController) {
    let heights = values.last(SheetHeightsKey.self)
    if let heights, !heights.detents.isEmpty {
        let detents = heights.detents.sorted(by: PresentationDetent.order)
        if sheet.detents.map(\.identifier) != detents.map(\.identifier) {
            sheet.detents = detents.map { $0.detent(in: heights.environment) }
        }
        if let selected = heights.selection?.wrappedValue.identifier, sheet.selectedDetentIdentifier != selected {
            sheet.animateChanges { sheet.selectedDetentIdentifier = selected }
        }
    }
    let isShown: Bool =
        switch values.last(DragIndicatorKey.self) ?? .automatic {
        case .automatic: (heights?.detents.count ?? 1) > 1
        case .visible: true
        case .hidden: false
        }
    if sheet.prefersGrabberVisible != isShown { sheet.prefersGrabberVisible = isShown }
    if let interaction = values.last(BackgroundInteractionKey.self) {
        let undimmed = interaction.largestUndimmed(of: heights)?.identifier
        if sheet.largestUndimmedDetentIdentifier != undimmed { sheet.largestUndimmedDetentIdentifier = undimmed }
    }
    if let interaction = values.last(ContentInteractionKey.self) {
        sheet.prefersScrollingExpandsWhenScrolledToEdge = !interaction.scrollsFirst
    }
    if let radius = values.last(SheetCornersKey.self), sheet.preferredCornerRadius != radius {
        sheet.preferredCornerRadius = radius
    }
}

extension UIViewController {
    /// The sheet that shows the controller, including the sheet that a popover adapts to.
    fileprivate var shownSheet: UISheetPresentationController? {
        if modalPresentationStyle == .popover {
            return popoverPresentationController?.adaptiveSheetPresentationController
        }
        return sheetPresentationController
    }
}

/// A controller that shows SwiftUI views of any type.
@MainActor
protocol HostingControlling: UIViewController {
    var host: HostingView { get }
}
