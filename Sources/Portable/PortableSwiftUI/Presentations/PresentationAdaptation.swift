import PortableUIKit

/// A strategy for presenting a popover or a sheet in a compact size class.
public struct PresentationAdaptation: Hashable, Sendable {
    enum Kind { case automatic, none, popover, sheet, fullScreenCover }

    let kind: Kind

    /// UIKit's style, `.none` for the requested style, or `nil` for the style that matches the size class.
    var modalStyle: UIModalPresentationStyle? {
        switch kind {
        case .automatic: nil
        case .none, .popover: .some(.none)
        case .sheet: .pageSheet
        case .fullScreenCover: .fullScreen
        }
    }

    /// The presentation that matches the size class.
    public static var automatic: PresentationAdaptation { PresentationAdaptation(kind: .automatic) }
    /// The presentation isn't adapted.
    public static var none: PresentationAdaptation { PresentationAdaptation(kind: .none) }
    /// A presentation as a popover.
    public static var popover: PresentationAdaptation { PresentationAdaptation(kind: .popover) }
    /// A presentation as a sheet.
    public static var sheet: PresentationAdaptation { PresentationAdaptation(kind: .sheet) }
    /// A presentation as a full-screen cover.
    public static var fullScreenCover: PresentationAdaptation { PresentationAdaptation(kind: .fullScreenCover) }
}

/// The adaptations of a presentation in compact widths and heights.
struct CompactAdaptation: Equatable {
    var horizontal = PresentationAdaptation.automatic
    var vertical = PresentationAdaptation.automatic
}

enum CompactAdaptationKey: HostValueKey { typealias Value = CompactAdaptation }

extension View {
    /// Sets how the presentation that shows the view adapts to compact size classes.
    public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presentationCompactAdaptation(horizontal: adaptation, vertical: adaptation)
    }

    /// Sets how the presentation that shows the view adapts to horizontally and vertically compact size classes.
    public nonisolated func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation, vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        modifier(
            HostValueModifier<CompactAdaptationKey> { _ in
                CompactAdaptation(horizontal: horizontalAdaptation, vertical: verticalAdaptation)
            })
    }
}
