import PortableUIKit

/// The interaction with the content behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
    enum Kind { case automatic, disabled, enabled(PresentationDetent?) }

    let kind: Kind

    /// The default: the content behind the sheet can't be used.
    public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
    /// The content behind the sheet can't be used.
    public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }
    /// The content behind the sheet can be used.
    public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled(nil)) }

    /// Returns a behavior that allows interaction with the content behind the sheet while the sheet is at most as high
    /// as the given detent.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        .init(kind: .enabled(detent))
    }

    /// Returns the largest detent at which the content behind the sheet can be used, or `nil` if it can't.
    func largestUndimmed(of heights: SheetHeights?) -> PresentationDetent? {
        switch kind {
        case .automatic, .disabled: nil
        case .enabled(let detent?): detent
        case .enabled(nil): heights?.highest ?? .large
        }
    }
}

extension SheetHeights {
    /// The highest detent, on a screen with a common size.
    fileprivate var highest: PresentationDetent? {
        func height(_ detent: PresentationDetent) -> CGFloat { detent.height(of: 800, in: environment) ?? 0 }
        return detents.max { height($0) < height($1) }
    }
}

/// The response to a swipe in a sheet that can be resized.
public struct PresentationContentInteraction: Equatable, Sendable {
    let scrollsFirst: Bool

    /// The default: a swipe resizes the sheet before it scrolls the content.
    public static var automatic: PresentationContentInteraction { .init(scrollsFirst: false) }
    /// A swipe resizes the sheet before it scrolls the content.
    public static var resizes: PresentationContentInteraction { .init(scrollsFirst: false) }
    /// A swipe scrolls the content.
    public static var scrolls: PresentationContentInteraction { .init(scrollsFirst: true) }
}

/// The background of a presentation.
struct PresentationBackdrop {
    let view: AnyView
    let environment: EnvironmentValues
}

enum PresentationBackdropKey: HostValueKey { typealias Value = PresentationBackdrop }
enum BackgroundInteractionKey: HostValueKey { typealias Value = PresentationBackgroundInteraction }
enum ContentInteractionKey: HostValueKey { typealias Value = PresentationContentInteraction }

extension View {
    /// Sets the background style of the sheet that contains the view. The default is the system's background.
    public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        presentationBackground { Rectangle().fill(style) }
    }

    /// Sets the background of the sheet that contains the view. The default is the system's background.
    /// - Parameters:
    ///   - alignment: The alignment of a background that is smaller than the sheet.
    ///   - content: The background. The size of the sheet is proposed to it.
    public nonisolated func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        nonisolated(unsafe) let content = content()
        return modifier(
            HostValueModifier<PresentationBackdropKey> { environment in
                let view = ZStack { content }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
                return PresentationBackdrop(view: AnyView(view), environment: environment)
            })
    }

    /// Sets the interaction with the content behind the sheet that contains the view. By default, it can't be used.
    public nonisolated func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View {
        modifier(HostValueModifier<BackgroundInteractionKey> { _ in interaction })
    }

    /// Sets whether a swipe first resizes the sheet that contains the view, or scrolls its content.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        modifier(HostValueModifier<ContentInteractionKey> { _ in behavior })
    }
}

extension HostingView {
    /// Shows a view or style behind the content instead of the background. `nil` restores the background.
    func show(_ wanted: PresentationBackdrop?) {
        guard let wanted else {
            guard let backdrop else { return }
            backdrop.removeFromSuperview()
            self.backdrop = nil
            backdropDidChange()
            return
        }
        let root = HostedRoot(content: wanted.view)
        if let backdrop {
            backdrop.inheritedEnvironment = wanted.environment
            backdrop.update(root)
            return
        }
        let host = HostingView(root, environment: wanted.environment)
        host.respectsSafeArea = false
        host.isUserInteractionEnabled = false
        host.frame = bounds
        backdrop = host
        backdropDidChange()
        addSubview(host)
    }

    private func backdropDidChange() {
        func visit(_ view: UIView) {
            (view as? HostingView)?.updateBackground()
            view.subviews.forEach(visit)
        }
        visit(self)
    }

    /// Removes the background color if these views, or the views around them, have a custom backdrop, for example in a
    /// stack in a sheet, or if the sheet has its own background. A color that the app set is kept.
    func updateBackground() {
        let isOverBackdrop =
            isOverSheetBackground
            || sequence(first: self as UIView, next: \.superview).contains { ($0 as? HostingView)?.backdrop != nil }
        guard backgroundColor == (isOverBackdrop ? .systemBackground : nil), isOverBackdrop != showsBackdrop else {
            return
        }
        showsBackdrop = isOverBackdrop
        backgroundColor = isOverBackdrop ? nil : .systemBackground
    }
}
