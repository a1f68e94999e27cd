import UIKit

/// An image that zooms with a pinch or a button: the scroll view's delegate returns the view to zoom.
final class PhotoZoom: UIViewController, UIScrollViewDelegate {
    private let scrollView = UIScrollView()
    private let photo = UIImageView(image: PhotoZoom.landscape)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        scrollView.frame = view.bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.delegate = self
        scrollView.maximumZoomScale = 4
        photo.contentMode = .scaleAspectFit
        photo.frame = scrollView.bounds
        photo.isAccessibilityElement = true
        photo.accessibilityLabel = "Hills at sunset"
        scrollView.addSubview(photo)
        view.addSubview(scrollView)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Closer") { [weak self] _ in self?.zoomIn() })
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    private func zoomIn() {
        let middle = CGRect(x: photo.bounds.midX - 40, y: photo.bounds.midY - 40, width: 80, height: 80)
        scrollView.zoom(to: middle, animated: true)
    }

    private static let landscape = UIGraphicsImageRenderer(size: CGSize(width: 320, height: 200)).image { context in
        UIColor.systemOrange.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 320, height: 200))
        UIColor.systemYellow.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: 130, y: 60, width: 60, height: 60))
        UIColor.systemGreen.setFill()
        context.cgContext.fillEllipse(in: CGRect(x: -60, y: 110, width: 300, height: 200))
        context.cgContext.fillEllipse(in: CGRect(x: 120, y: 130, width: 300, height: 200))
    }
}
