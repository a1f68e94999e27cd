import PortableUIKit

/// The space around the content of rows, and the text of grouped headers and footers, in a design of the system.
///
/// Read from reference images of iOS 18.5 and iOS 26.2, except for prominent headers.
@MainActor
struct ListTextMetrics {
    /// The space above and below the content of a row, in points.
    let rowPadding: (top: Double, bottom: Double)
    let headerFont: Font
    let headersAreUppercase: Bool
    let headerPadding: (top: Double, bottom: Double)
    let prominentHeaderPadding: (top: Double, bottom: Double)
    /// The space above a header below another section, if the app sets the spacing between them.
    let spacedHeaderTopPadding: Double
    let footerPadding: (top: Double, bottom: Double)
    /// A Boolean value that indicates whether the accessibility elements of rows have a path in addition to their frame.
    let rowsHaveAccessibilityPaths: Bool

    /// The metrics of the current design.
    static var current: ListTextMetrics { SystemMetrics.current.generation >= .iOS26 ? .iOS26 : .iOS18 }

    private static let iOS18 = ListTextMetrics(
        rowPadding: (11, 11), headerFont: .footnote, headersAreUppercase: true, headerPadding: (17, 6),
        prominentHeaderPadding: (17, 9), spacedHeaderTopPadding: 6, footerPadding: (6, 12),
        rowsHaveAccessibilityPaths: true)

    private static let iOS26 = ListTextMetrics(
        rowPadding: (15, 15), headerFont: .headline, headersAreUppercase: false, headerPadding: (10, 10),
        prominentHeaderPadding: (10, 10), spacedHeaderTopPadding: 6, footerPadding: (8, 6),
        rowsHaveAccessibilityPaths: false)
}
