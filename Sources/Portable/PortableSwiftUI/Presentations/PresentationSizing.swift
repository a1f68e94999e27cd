import Foundation

/// A type that describes the size of a sheet.
public protocol PresentationSizing {
    /// Returns the size that is proposed to the content of a sheet.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// A proxy for the content of a sheet, for determining the size of the sheet.
public struct PresentationSizingRoot {
    private init() {}

    /// Returns the size of the content for a proposal.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// The context for determining the size of a sheet.
public struct PresentationSizingContext {
    private init() {}
}

/// The size that matches the platform.
public struct AutomaticPresentationSizing: PresentationSizing {
    /// Returns an unspecified size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        .unspecified
    }
}

/// The size of a form.
public struct FormPresentationSizing: PresentationSizing {
    /// Returns an unspecified size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        .unspecified
    }
}

/// The size of a page.
public struct PagePresentationSizing: PresentationSizing {
    /// Returns an unspecified size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        .unspecified
    }
}

/// The size that the content needs.
public struct FittedPresentationSizing: PresentationSizing {
    /// Returns an unspecified size.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        .unspecified
    }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The size that matches the platform.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    /// The size of a form.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    /// The size of a page.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    /// The size that the content needs.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension View {
    /// Sets the size of the sheet that shows the view.
    ///
    /// Differs from SwiftUI: sheets have the size of UIKit's sheets.
    public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}
