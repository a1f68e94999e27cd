import UIKit

/// A page control as a supplementary view.
final class PageControlView: UICollectionReusableView {
    private let pageControl = UIPageControl()

    /// A closure that is called with the new page when the user changes the page.
    var onTurn: ((Int) -> Void)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        pageControl.pageIndicatorTintColor = .systemGray3
        pageControl.currentPageIndicatorTintColor = .label
        pageControl.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onTurn?(pageControl.currentPage)
            }, for: .valueChanged)
        pageControl.frame = bounds
        pageControl.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(pageControl)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    var numberOfPages: Int {
        get { pageControl.numberOfPages }
        set { pageControl.numberOfPages = newValue }
    }

    var currentPage: Int {
        get { pageControl.currentPage }
        set { pageControl.currentPage = newValue }
    }
}
