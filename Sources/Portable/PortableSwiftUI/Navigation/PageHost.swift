import Foundation
import PortableUIKit

/// Pages in a scroll view that stops at each page.
struct PageHost: UIViewControllerRepresentable {
    let pages: [any View]
    let selection: Binding<AnyHashable?>?
    let showsIndex: Bool

    func makeUIViewController(context: Context) -> PagesController { PagesController() }

    func updateUIViewController(_ controller: PagesController, context: Context) {
        controller.show(
            pages, tags: pages.map { ($0 as? any TaggedView)?.tagValue }, selection: selection,
            showsIndex: showsIndex && pages.count > 1, environment: context.environment)
    }
}

/// A view controller that shows pages. Each page has a hosting controller for as long as it exists.
final class PagesController: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let dots = UIPageControl()
    private var screens: [UIHostingController<AnyView>] = []
    private var tags: [AnyHashable?] = []
    private var selection: Binding<AnyHashable?>?
    private var page = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.delegate = self
        view.addSubview(scrollView)
        view.addSubview(dots)
        dots.isUserInteractionEnabled = false
    }

    func show(
        _ pages: [any View], tags: [AnyHashable?], selection: Binding<AnyHashable?>?, showsIndex: Bool,
        environment: EnvironmentValues
    ) {
        loadViewIfNeeded()
        for (index, page) in pages.enumerated() {
            if screens.indices.contains(index) {
                screens[index].rootView = page.erased
                screens[index].inherit(environment)
            } else {
                let screen = UIHostingController(rootView: page.erased, environment: environment)
                screen.host.backgroundColor = nil
                screen.isHeldBack = true
                addChild(screen)
                scrollView.addSubview(screen.view)
                screen.didMove(toParent: self)
                screens.append(screen)
            }
        }
        while screens.count > pages.count {
            let screen = screens.removeLast()
            screen.willMove(toParent: nil)
            screen.view.removeFromSuperview()
            screen.removeFromParent()
        }
        page = min(page, max(screens.count - 1, 0))
        self.tags = tags
        self.selection = selection
        dots.numberOfPages = screens.count
        dots.isHidden = !showsIndex
        if let selected = selection?.wrappedValue, let index = tags.firstIndex(of: selected), index != page {
            page = index
            scrollView.setContentOffset(offset(ofPage: index), animated: true)
        }
        updateAppearance()
        view.setNeedsLayout()
    }

    /// Returns the offset of a page. The pages are arranged in the reading direction.
    private func offset(ofPage index: Int) -> CGPoint {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let place = isRightToLeft ? screens.count - 1 - index : index
        return CGPoint(x: CGFloat(place) * scrollView.bounds.width, y: 0)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        let whole = CGSize(width: size.width * CGFloat(screens.count), height: size.height)
        if scrollView.frame.size != size || scrollView.contentSize != whole {
            scrollView.frame = view.bounds
            scrollView.contentSize = whole
            scrollView.contentOffset = offset(ofPage: page)
        }
        for (index, screen) in screens.enumerated() {
            screen.view.frame = CGRect(origin: offset(ofPage: index), size: size)
        }
        let height = dots.sizeThatFits(size).height
        dots.frame = CGRect(
            x: 0, y: size.height - view.safeAreaInsets.bottom - height, width: size.width, height: height)
        dots.currentPage = page
        updateAppearance()
    }

    // MARK: Appearance

    private var visibleScreens: [UIHostingController<AnyView>] {
        let width = scrollView.bounds.width
        return screens.indices.filter {
            width > 0 ? abs(offset(ofPage: $0).x - scrollView.contentOffset.x) < width : $0 == page
        }.map { screens[$0] }
    }

    /// Notifies the pages that have entered the visible area, then the pages that have left it. All pages are permanent
    /// children.
    private func updateAppearance() {
        let visible = visibleScreens
        for screen in visible { screen.isHeldBack = false }
        for screen in screens where !visible.contains(screen) { screen.isHeldBack = true }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        updateAppearance()
        guard scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating, scrollView.bounds.width > 0
        else { return }
        let distances = screens.indices.map { abs(scrollView.contentOffset.x - offset(ofPage: $0).x) }
        let new = distances.indices.min { distances[$0] < distances[$1] } ?? 0
        guard new != page else { return }
        page = new
        dots.currentPage = new
        if tags.indices.contains(new), let tag = tags[new] { selection?.wrappedValue = tag }
    }
}
