import Foundation
import PortableUIKit

/// Screens side by side in a scroll view that stops at each.
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

/// Shows pages, each with a hosting controller that stays as long as the page does.
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
        self.tags = tags
        self.selection = selection
        dots.numberOfPages = screens.count
        dots.isHidden = !showsIndex
        if let selected = selection?.wrappedValue, let index = tags.firstIndex(of: selected), index != page {
            page = index
            scrollView.setContentOffset(CGPoint(x: CGFloat(index) * scrollView.bounds.width, y: 0), animated: true)
        }
        view.setNeedsLayout()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        if scrollView.frame.size != size {
            scrollView.frame = view.bounds
            scrollView.contentOffset = CGPoint(x: CGFloat(page) * size.width, y: 0)
        }
        scrollView.contentSize = CGSize(width: size.width * CGFloat(screens.count), height: size.height)
        for (index, screen) in screens.enumerated() {
            screen.view.frame = CGRect(origin: CGPoint(x: CGFloat(index) * size.width, y: 0), size: size)
        }
        let height = dots.sizeThatFits(size).height
        dots.frame = CGRect(
            x: 0, y: size.height - view.safeAreaInsets.bottom - height, width: size.width, height: height)
        dots.currentPage = page
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking || scrollView.isDragging || scrollView.isDecelerating, scrollView.bounds.width > 0
        else { return }
        let shown = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        let new = min(max(shown, 0), max(screens.count - 1, 0))
        guard new != page else { return }
        page = new
        dots.currentPage = new
        if tags.indices.contains(new), let tag = tags[new] { selection?.wrappedValue = tag }
    }
}
