import PortableUIKit

/// The heights of a sheet, and which one it has.
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
    /// Sets the heights of the sheet that the view stands in; the whole height by default.
    public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        modifier(HostValueModifier<SheetHeightsKey> { SheetHeights(detents: detents, environment: $0) })
    }

    /// Sets the heights of the sheet that the view stands in, and which one it has.
    /// - Parameters:
    ///   - detents: The heights.
    ///   - selection: The height that the sheet has, which the person changes by dragging it.
    public nonisolated func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        modifier(
            HostValueModifier<SheetHeightsKey> {
                SheetHeights(detents: detents, selection: selection, environment: $0)
            })
    }

    /// Whether the sheet that the view stands in shows that it can be dragged; where it has several heights, by default.
    public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
        modifier(HostValueModifier<DragIndicatorKey> { _ in visibility })
    }

    /// Sets how round the corners of the sheet are that the view stands in, in points; nil for those of the system.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        modifier(HostValueModifier<SheetCornersKey> { _ in .some(cornerRadius) })
    }

    /// Whether the person can't put away the sheet that the view stands in by dragging it.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(HostValueModifier<DismissDisabledKey> { _ in isDisabled })
    }

    /// Shows the window, or the sheet that the view stands in, light or dark, whatever the device is set to; nil for that.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(HostValueModifier<PreferredColorSchemeKey> { _ in .some(colorScheme) })
    }
}

/// Gives what presents a controller the settings that its views say.
/// - Parameter isPresented: Whether the controller is about to be presented, which it doesn't know before.
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
    /// The sheet that the controller is shown in; that of its popover where there is little room.
    fileprivate var shownSheet: UISheetPresentationController? {
        if modalPresentationStyle == .popover {
            return popoverPresentationController?.adaptiveSheetPresentationController
        }
        return sheetPresentationController
    }
}

/// A controller that shows views of SwiftUI, whichever.
@MainActor
protocol HostingControlling: UIViewController {
    var host: HostingView { get }
}
