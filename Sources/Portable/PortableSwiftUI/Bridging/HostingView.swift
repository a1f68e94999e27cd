import DisplayList
import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKit
import ViewLayoutEngine

/// A view that shows the views of a graph in a single layer, and passes touches, traits, and the time to it.
///
/// UIKit views inside SwiftUI views are subviews that their elements place; see ``HostedViewElement``.
@MainActor
package final class HostingView: UIView, WidthDependentContent {
    package override class var layerClass: AnyClass { ContentLayer.self }

    package let graph: ViewGraph
    /// The view controller that owns the view, or `nil` for a view in a cell.
    weak var controller: UIViewController?
    /// The environment from the presenting or pushing view, without the values of traits.
    var inheritedEnvironment = EnvironmentValues() {
        didSet { if !inheritedEnvironment.isIdentical(to: oldValue) { environmentDidChange() } }
    }
    /// A Boolean value that indicates whether the content stays inside the safe area. The default is `true`.
    var respectsSafeArea = true {
        didSet { if respectsSafeArea != oldValue { setNeedsLayout() } }
    }
    /// A closure that's called when the size of the content may have changed.
    var contentSizeDidChange: (() -> Void)?
    /// A closure that's called when a value that the views provide to their host, such as a title, has changed.
    var valuesDidChange: (() -> Void)?

    /// Called when the values that the views provide to their host changed.
    func hostValuesDidChange() {
        valuesDidChange?()
        prepareForSwipes()
        let requests = values.all(PresentationKey.self)
        if !requests.isEmpty || madePresenter != nil { presenter.update(requests) }
    }

    private var madePresenter: HostPresenter?

    /// Dismisses what the views present, because the host is removed.
    func endPresentations() { madePresenter?.leave() }

    /// The presenter of the views' presentation requests.
    var presenter: HostPresenter {
        if let madePresenter { return madePresenter }
        let presenter = HostPresenter(self)
        madePresenter = presenter
        return presenter
    }
    /// The visibility of the views.
    private(set) lazy var visibility = HostVisibility(self)
    /// The values that the views provide to their host.
    let values = HostValues()

    /// The elements that are shown with UIKit views.
    var hostedElements: [HostedViewElement] = []
    /// The accessibility nodes, by element.
    var accessibilityNodes: [ObjectIdentifier: AccessibilityNode] = [:]

    private var environment: EnvironmentValues
    private var updateGraph: (EnvironmentValues) -> Void
    /// The sizes that were returned since the last change of the content.
    private var returnedSizes: [(proposal: ProposedSize, size: Size)] = []
    private lazy var frameLink = FrameLink(file: "\(Self.self)") { [weak self] _ in self?.step() }
    private lazy var recognizer = ElementGestureRecognizer(in: self)

    private(set) lazy var elementInteractions = HostInteractions(self)
    private(set) lazy var bars = HostBars(self)
    /// A Boolean value that indicates whether the views have set the interface style of the host's presentation.
    var hasPreferredColorScheme = false
    private(set) lazy var hovering = ElementHovering(in: self)

    /// The number of created hosts. Once there are enough, scrolling doesn't create more.
    package private(set) static var count = 0

    /// Shows a view.
    package init<Root: View>(_ root: Root, environment inherited: EnvironmentValues = EnvironmentValues()) {
        HostingView.count += 1
        environment = inherited.applying(.current)
        let graph = ViewGraph(root, environment: environment)
        graph.isVisible = false
        self.graph = graph
        updateGraph = { graph.update(root, environment: $0) }
        super.init(frame: .zero)
        inheritedEnvironment = inherited
        graph.host = self
        contentLayer.content = self
        addGestureRecognizer(recognizer)
        graph.needsFrame = { [weak self] in self?.graphNeedsFrame() }
        graphNeedsFrame()
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { graph.end() }

    private var contentLayer: ContentLayer { layer as! ContentLayer }

    /// Updates the view with another value.
    func update<Root: View>(_ root: Root) {
        visibility.runPendingActions()
        let graph = graph
        updateGraph = { graph.update(root, environment: $0) }
        Evaluation.outsideOfBodies { graph.update(root, environment: environment) }
        reportNewSize()
    }

    /// Shows the view of an item, with the item's saved state.
    func update<Root: View>(_ root: Root, item: AnyHashable, states: ItemStates) {
        visibility.runPendingActions()
        let graph = graph
        updateGraph = { graph.update(root, environment: $0, item: item, states: states) }
        Evaluation.outsideOfBodies { updateGraph(environment) }
        reportNewSize()
    }

    /// Reports immediately that a previously returned size has changed. Otherwise, a cell that is about to be measured
    /// would keep the size of its previous content.
    private func reportNewSize() {
        if !returnedSizes.isEmpty { flush() }
    }

    // MARK: Frames

    /// A Boolean value that indicates whether the graph is being updated for the current layout.
    private var isLayingOutGraph = false

    private func graphNeedsFrame() {
        contentLayer.contentDidChange()
        // Changes that the layout itself makes wait for the next frame. Otherwise an animation would request layouts
        // endlessly.
        if !isLayingOutGraph { setNeedsLayout() }
        if let view = window == nil ? coveringView : self { frameLink.start(for: view) }
    }

    /// The view of the stack in which another screen covers the host. The host stays up to date, because its title is on
    /// the back button of the next screen.
    private var coveringView: UIView? {
        guard let controller, let stack = controller.parent as? UINavigationController,
            stack.viewIfLoaded?.window != nil
        else { return nil }
        return stack.view
    }

    private func step() {
        frameLink.stop()
        flush()
        setNeedsLayout()
        if window == nil, let controller { applyTitle(of: self, to: controller) }
    }

    /// Evaluates changed bodies, and reports a changed content size.
    func flush() {
        Evaluation.outsideOfBodies {
            graph.begin(at: graph.now)
            graph.flush()
        }
        let old = returnedSizes
        guard !old.isEmpty, old.contains(where: { graph.sizeThatFits($0.proposal) != $0.size }) else { return }
        returnedSizes = []
        contentSizeDidChange?()
    }

    /// Creates the elements of the views before they're shown.
    func makeElements() { flush() }

    /// Returns `false`, because the graph tracks the changes of its views.
    package override var tracksLayout: Bool { false }

    /// Lays out the views, and positions the hosted UIKit views.
    package override func layoutSubviews() {
        super.layoutSubviews()
        layOutGraph()
        for element in hostedElements { element.placeView(in: self) }
        if let backdrop { backdrop.frame = bounds }
        if hasBars { bars.placeBottom() }
        contentLayer.contentDidChange()
    }

    private func layOutGraph() {
        isLayingOutGraph = true
        defer { isLayingOutGraph = false }
        flush()
        Evaluation.outsideOfBodies {
            graph.advance(to: graph.now)
            let covered = coveredSides
            graph.keyboardHeight = respectsSafeArea ? covered.bottom - safeAreaInsets.insets.bottom : 0
            graph.safeArea = respectsSafeArea ? covered : .zero
            graph.layout(in: bounds.size.engineSize)
        }
        // Animations that began during the layout haven't requested a frame.
        if graph.isAnimating, window != nil { frameLink.start(for: self) }
    }

    /// The appearances of the bars around the host, if views have set any.
    var toolbarAppearances: HostToolbarAppearances?
    private var backgroundState = HostBackground()
    /// The background that the views request: a subview, which is drawn behind them.
    var backdrop: HostingView? {
        get { backgroundState.backdrop }
        set { backgroundState.backdrop = newValue }
    }
    /// A Boolean value that indicates whether the background color was removed so that the backdrop of these views, of the
    /// views around them, or of the sheet is visible.
    var showsBackdrop: Bool {
        get { backgroundState.isRemoved }
        set { backgroundState.isRemoved = newValue }
    }

    /// A Boolean value that indicates whether the host is an item of a bar, which reacts to touches in its whole bounds.
    var isInBar = false

    /// A Boolean value that indicates whether views have added content to the host's bars.
    var hasBars = false

    /// The bar above the keyboard that the views of the host request.
    package override var inputAccessoryView: UIView? { hasBars ? bars.keyboard : nil }

    /// The insets that bars, the device, and the keyboard cover. Reading `keyboardLayoutGuide` also causes a layout
    /// when the keyboard appears or disappears.
    private var coveredSides: Insets {
        var insets = safeAreaInsets.insets
        insets.bottom = max(insets.bottom, bounds.height - keyboardLayoutGuide.layoutFrame.minY)
        return insets
    }

    package override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    package override func didMoveToWindow() {
        super.didMoveToWindow()
        visibility.hostDidMoveToWindow()
        if window == nil {
            frameLink.stop()
            if graph.hasRequestedFrame, let coveringView { frameLink.start(for: coveringView) }
        } else {
            for element in hostedElements { element.hostDidMove(self) }
            updateBackground()
            environmentDidChange()
            graphNeedsFrame()
            hostValuesDidChange()
        }
    }

    // MARK: Sizes

    /// Returns the size of the content for a proposal, in whole pixels.
    func size(_ proposal: ProposedSize) -> CGSize {
        flush()
        let size = graph.sizeThatFits(proposal)
        if !returnedSizes.contains(where: { $0.proposal == proposal }) {
            if returnedSizes.count == 3 { returnedSizes.removeFirst() }
            returnedSizes.append((proposal, size))
        }
        let grid = pixelGrid
        return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
    }

    /// Returns the size of the content for a size. Very large lengths count as unlimited.
    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(ProposedSize(width: Double(size.width), height: Double(size.height)))
    }

    /// The content's ideal size.
    package override var intrinsicContentSize: CGSize { size(.unspecified) }

    package var contentHeightFollowsWidth: Bool { true }

    package var contentHeightGrowsWithWidth: Bool { true }

    package func contentHeight(atWidth width: CGFloat) -> CGFloat {
        size(ProposedSize(width: Double(width), height: nil)).height
    }

    var pixelGrid: PixelGrid { PixelGrid(scale: Double(max(traitCollection.displayScale, 1))) }

    // MARK: Environment

    package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        environmentDidChange()
    }

    package override func tintColorDidChange() {
        super.tintColorDidChange()
        environmentDidChange()
    }

    private func environmentDidChange() {
        environment = inheritedEnvironment.applying(traitCollection)
        if controller != nil {
            environment = environment.outsideOfBars
            environment.setEditModeOfScreen(Binding(box: values.editMode))
        }
        // The inherited environment may have the dimmed tint of a presenter.
        environment.hostTint = tintColor == .tintColor ? nil : tintColor
        Evaluation.outsideOfBodies { updateGraph(environment) }
    }

    // MARK: Touches

    /// Returns the view that receives touches at a point: a hosted UIKit view, or this view for drawn content.
    package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        if hasBars, let view = bars.hitTest(point, with: event) { return view }
        let point = reachingContent(point)
        guard let hit = element(at: point) else { return nil }
        // Rows are in cells, next to accessories and actions.
        if let list = hit.enclosingList {
            return list.collectionView.hitTest(list.collectionView.convert(point, from: self), with: event)
        }
        guard let view = (hit as? HostedViewElement)?.view else { return hit.enclosingScroll?.contentView ?? self }
        return view.hitTest(view.convert(point, from: self), with: event)
    }

    /// The accessibility elements of the views, in order.
    package override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? readElements() + (hasBars ? bars.readElements : []) }
        set { super.accessibilityElements = newValue }
    }

    func element(at point: CGPoint) -> Element? {
        let point = reachingContent(point)
        return graph.hit(Point(x: Double(point.x), y: Double(point.y)))
    }

    /// Returns the point of the content that is nearest to a point, for the host of an item in a bar. Other hosts return
    /// the point.
    private func reachingContent(_ point: CGPoint) -> CGPoint {
        guard isInBar else { return point }
        let size = size(.unspecified)
        let dx = max(bounds.width - size.width, 0) / 2 + 0.5, dy = max(bounds.height - size.height, 0) / 2 + 0.5
        let content = bounds.insetBy(dx: min(dx, bounds.width / 2), dy: min(dy, bounds.height / 2))
        return CGPoint(
            x: min(max(point.x, content.minX), content.maxX), y: min(max(point.y, content.minY), content.maxY))
    }
}

/// The background of a host.
private struct HostBackground {
    var backdrop: HostingView?
    var isRemoved = false
}

extension HostingView: LayerContent {
    package func makeDisplayNodes() -> [DisplayNode] {
        var nodes: [DisplayNode] = []
        if let backdrop {
            nodes.append(
                DisplayNode(id: backdrop.layer.identity, bounds: Rect(origin: .zero, size: bounds.size.engineSize)))
        }
        if let views = graph.displayNode(pixelGrid) { nodes.append(views) }
        return nodes
    }

    /// The elements as a tree. Each one has the name of its class without `Element`.
    package var inspectedParts: [ContentPart] {
        var parts: [ContentPart] = []
        func visit(_ element: Element, _ origin: Point, _ depth: Int) {
            let frame = element.frame.offset(x: origin.x, y: origin.y)
            let name = element.typeName
            parts.append(
                ContentPart(
                    id: element.id, name: name.hasSuffix("Element") ? String(name.dropLast(7)) : name, depth: depth,
                    identifier: element.accessibility?.identifier, frame: frame.cgRect,
                    properties: element.inspectedProperties))
            let inner = frame.origin - element.contentOffset
            for child in element.children { visit(child, inner, depth + 1) }
        }
        for child in graph.rootElement.children { visit(child, .zero, 0) }
        return parts
    }
}

extension Evaluation {
    /// Runs code that isn't part of a body, even if UIKit calls it while a body is evaluated: its reads aren't recorded
    /// as dependencies, and its writes aren't reported as changes during an update.
    @MainActor
    static func outsideOfBodies<Result>(_ body: () -> Result) -> Result {
        let outer = current
        current = nil
        defer { current = outer }
        return body()
    }
}
