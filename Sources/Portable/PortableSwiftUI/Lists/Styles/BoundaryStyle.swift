import PortableUIKit

/// The text of headers and footers, and the space around it.
@MainActor
struct BoundaryStyle {
    var font: Font
    var color: UIColor?
    var isUppercase = false
    var padding: (top: Double, bottom: Double)
    var minimumHeight = 0.0

    init(_ role: ItemRun.Role, _ context: ListContext, isProminent: Bool) {
        let metrics = ListTextMetrics.current
        switch (role, context.style) {
        case (.footer, .plain), (.footer, .inset):
            (font, color, padding) = (.footnote, .secondaryLabel, (5, 5))
            minimumHeight = 28
        case (.footer, _):
            (font, color, padding) = (.footnote, .secondaryLabel, metrics.footerPadding)
        case (_, .plain), (_, .inset):
            (font, color, padding) = (.subheadline.weight(.semibold), .secondaryLabel, (5, 5))
            if isProminent { (font, color) = (.title3.weight(.bold), .label) }
            minimumHeight = 28
        case (_, .sidebar):
            (font, color, padding) = (.title3.weight(.semibold), .label, (11, 8))
        case _ where isProminent:
            (font, color, padding) = (.title3.weight(.bold), .label, metrics.prominentHeaderPadding)
        default:
            (font, color, padding) = (metrics.headerFont, .secondaryLabel, metrics.headerPadding)
            isUppercase = metrics.headersAreUppercase
        }
    }
}
