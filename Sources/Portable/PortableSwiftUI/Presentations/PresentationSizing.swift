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

/// A size that fits the content, or that keeps its largest value, in some dimensions.
private struct AdjustedPresentationSizing<Base: PresentationSizing>: PresentationSizing {
    let base: Base
    let fitsWidth: Bool
    let fitsHeight: Bool

    func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
        let size = base.proposedSize(for: root, context: context)
        return ProposedViewSize(width: fitsWidth ? nil : size.width, height: fitsHeight ? nil : size.height)
    }
}

extension PresentationSizing {
    /// Returns the size with the content's size in the given dimensions.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        AdjustedPresentationSizing(base: self, fitsWidth: horizontal, fitsHeight: vertical)
    }

    /// Returns a size that grows with the content, but doesn't shrink, in the given dimensions.
    ///
    /// Differs from SwiftUI: it's the same size, because sheets have the size of UIKit's sheets.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        AdjustedPresentationSizing(base: self, fitsWidth: false, fitsHeight: false)
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
