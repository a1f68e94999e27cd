import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A configuration that shows SwiftUI views as the content of a collection or table view cell.
///
/// ```swift
/// let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> { cell, _, recipe in
///     cell.contentConfiguration = UIHostingConfiguration {
///         HStack {
///             Label(recipe.name, systemImage: "fork.knife")
///             Spacer()
///             Text("\(recipe.minutes) min").foregroundStyle(.secondary)
///         }
///     }
///     .margins(.horizontal, 20)
/// }
/// ```
///
/// The views are centered inside the margins, and a cell is at least 44 points wide and as high as the rows of
/// lists, or 44 points outside of lists. A cell that gets a configuration with views of the same types updates its existing
/// views.
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    fileprivate var content: Content
    fileprivate var background: Background
    fileprivate var margins = HostedMargins()
    fileprivate var minimumSize = MinimumSize()

    /// Creates a configuration with views.
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {
        self.content = content()
        background = EmptyView()
    }

    private init(_ content: Content, _ background: Background, _ margins: HostedMargins, _ minimumSize: MinimumSize) {
        self.content = content
        self.background = background
        self.margins = margins
        self.minimumSize = minimumSize
    }

    /// Sets a view as the background of the cell.
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>(self.content, content(), margins, minimumSize)
    }

    /// Sets a style as the background of the cell.
    public func background<S: ShapeStyle>(
        _ style: S
    ) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>> {
        background { _UIHostingConfigurationBackgroundView(style: style) }
    }

    /// Sets the space around the content on some edges, in points. The default is the layout margins of the cell.
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        copy.margins.set(edges) { _ in length }
        return copy
    }

    /// Sets the space around the content on some edges, in points. The default is the layout margins of the cell.
    public func margins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets
    ) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        copy.margins.set(edges) { edge in
            switch edge {
            case .top: insets.top
            case .leading: insets.leading
            case .bottom: insets.bottom
            default: insets.trailing
            }
        }
        return copy
    }

    /// Sets the minimum size of the content, including its margins. The default is `nil`, which means 44 points,
    /// or in lists, the height of a row.
    public func minSize(
        width: CGFloat? = nil, height: CGFloat? = nil
    ) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        copy.minimumSize = MinimumSize(width: width, height: height)
        return copy
    }

    /// Uses the system's minimum size.
    @available(*, deprecated, message: "Use minSize(width:height:) instead.")
    public func minSize() -> UIHostingConfiguration<Content, Background> { minSize(width: nil, height: nil) }

    /// Creates the view that shows the configuration.
    public func makeContentView() -> any UIView & UIContentView { HostingContentView(self) }

    /// Returns the configuration unchanged. Views are updated for a state by reading it in
    /// `configurationUpdateHandler`.
    public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration { self }
}

/// A view that fills a cell with a style.
public nonisolated struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
    let style: S

    /// The style in a rectangle.
    @MainActor public var body: some View { Rectangle().fill(style) }
}

/// The margins around hosted content. `nil` means the cell's layout margin.
private struct HostedMargins {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    mutating func set(_ edges: Edge.Set, to length: (Edge.Set) -> CGFloat) {
        if edges.contains(.top) { top = length(.top) }
        if edges.contains(.leading) { leading = length(.leading) }
        if edges.contains(.bottom) { bottom = length(.bottom) }
        if edges.contains(.trailing) { trailing = length(.trailing) }
    }
}

/// The minimum size of hosted content. The default is the minimum size of a touch target, or the height of a list's row.
private struct MinimumSize {
    /// The minimum width and height of a touch target, in points.
    static let standard: CGFloat = 44

    var width: CGFloat?
    var height: CGFloat?
}

/// A view that shows a hosting configuration. Another configuration of the same type updates its views.
private final class HostingContentView<Content: View, Background: View>: UIView, UIContentView,
    WidthDependentContent
{
    private var shown: UIHostingConfiguration<Content, Background>
    private let host: HostingView
    private var backgroundHost: HostingView?

    init(_ configuration: UIHostingConfiguration<Content, Background>) {
        shown = configuration
        host = HostingView(HostedRoot(content: configuration.content))
        super.init(frame: .zero)
        // The horizontal margins are the cell's, which are wider in lists.
        insets.preservingAxes = .horizontal
        host.respectsSafeArea = false
        if Background.self != EmptyView.self {
            let background = HostingView(HostedRoot(content: configuration.background))
            background.respectsSafeArea = false
            backgroundHost = background
            addSubview(background)
        }
        addSubview(host)
        host.contentSizeDidChange = { [weak self] in self?.contentDidChange() }
    }

    required init?(coder: NSCoder) { nil }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? UIHostingConfiguration<Content, Background> else { return }
            shown = new
            host.update(HostedRoot(content: new.content))
            backgroundHost?.update(HostedRoot(content: new.background))
            setNeedsLayout()
        }
    }

    private func contentDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        (superview as? any ContentViewSizeObserver)?.contentViewDidChangeSize(self)
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        setNeedsLayout()
    }

    private var contentInsets: UIEdgeInsets {
        let standard = directionalLayoutMargins
        let leading = shown.margins.leading ?? standard.leading
        let trailing = shown.margins.trailing ?? standard.trailing
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return UIEdgeInsets(
            top: shown.margins.top ?? standard.top, left: isRightToLeft ? trailing : leading,
            bottom: shown.margins.bottom ?? standard.bottom, right: isRightToLeft ? leading : trailing)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        host.frame = bounds.inset(by: contentInsets)
        backgroundHost?.frame = bounds
    }

    // MARK: Sizes

    /// The minimum height of a row in a list, or of a touch target elsewhere.
    private var standardHeight: CGFloat {
        guard let cell = superview as? UICollectionViewListCell, cell.listRow?.role == .row else {
            return MinimumSize.standard
        }
        return ListMetrics(.metrics(for: traitCollection)).rowHeight
    }

    /// Returns the size for a width. For `nil`, it's the ideal size.
    private func size(width: CGFloat?) -> CGSize {
        let insets = contentInsets
        let room = width.map { Double(max($0 - insets.left - insets.right, 0)) }
        let content = host.size(ProposedSize(width: room, height: nil))
        return CGSize(
            width: max(content.width + insets.left + insets.right, shown.minimumSize.width ?? MinimumSize.standard),
            height: max(content.height + insets.top + insets.bottom, shown.minimumSize.height ?? standardHeight))
    }

    override var intrinsicContentSize: CGSize { size(width: nil) }

    var contentHeightFollowsWidth: Bool { true }

    var contentHeightGrowsWithWidth: Bool { true }

    func contentHeight(atWidth width: CGFloat) -> CGFloat { size(width: width).height }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(width: size.width > 0 && size.width < 10_000 ? size.width : nil)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWidthFixed = horizontalFittingPriority == .required
        var size = size(width: isWidthFixed ? targetSize.width : nil)
        if isWidthFixed { size.width = targetSize.width }
        if verticalFittingPriority == .required { size.height = targetSize.height }
        return size
    }
}
