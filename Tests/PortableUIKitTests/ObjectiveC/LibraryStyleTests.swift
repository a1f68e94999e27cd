import CollageTesting
import Foundation
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
@_spi(Collage) import PortableUIKit

/// How image and reactive libraries integrate with UIKit: associated objects, notifications, delegate proxies, and
/// key-value observing.
@MainActor
@Suite(.device)
struct LibraryStyleTests {
    // MARK: Pictures

    /// Keeps images until a memory warning.
    private final class PictureCache: NSObject {
        private(set) var pictures: [String: UIImage] = [:]

        override init() {
            super.init()
            NotificationCenter.default.addObserver(
                self, selector: Selector("clear", PictureCache.clear),
                name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        }

        func keep(_ picture: UIImage, for key: String) { pictures[key] = picture }
        func clear() { pictures = [:] }
    }

    @Test func `a cache that observes memory warnings removes its images`() {
        let cache = PictureCache()
        cache.keep(UIImage(), for: "kite")
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        #expect(cache.pictures.count == 1)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
        #expect(cache.pictures.isEmpty)
    }

    @Test func `an image for a row that was reused meanwhile isn't shown`() {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let first = UIImage(), second = UIImage(), placeholder = UIImage()
        let showFirst = view.awaitPicture(placeholder: placeholder)
        #expect(view.image === placeholder)
        let showSecond = view.awaitPicture(placeholder: nil)
        showSecond(second)
        showFirst(first)
        #expect(view.image === second)
        // Each view waits for its own image.
        let other = UIImageView()
        other.awaitPicture(placeholder: nil)(first)
        #expect(other.image === first && view.image === second)
    }

    @Test func `an image that is decoded ahead has the pixels of the context`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        view.backgroundColor = .red
        UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 3)
        defer { UIGraphicsEndImageContext() }
        let context = try #require(UIGraphicsGetCurrentContext())
        view.layer.render(in: context)
        let decoded = try #require(context.makeImage())
        #expect(decoded.width == 60 && decoded.height == 30)
        let image = UIImage(cgImage: decoded, scale: 3, orientation: .up)
        #expect(image.size == view.bounds.size)
    }

    // MARK: Streams of values

    /// A proxy between a scroll view and its delegate that also forwards the calls to others.
    private final class DelegateProxy: NSObject, UIScrollViewDelegate {
        weak var forwardTo: (any UIScrollViewDelegate)?
        var onScroll: [(CGPoint) -> Void] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            onScroll.forEach { $0(scrollView.contentOffset) }
            forwardTo?.scrollViewDidScroll(scrollView)
        }
    }

    private final class Delegate: NSObject, UIScrollViewDelegate {
        var offsets: [CGFloat] = []

        func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.y) }
    }

    @Test func `a proxy that a view retains is called before the delegate, and is deallocated with the view`() {
        weak var kept: DelegateProxy?
        let delegate = Delegate()
        var heard: [CGFloat] = []
        withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { keys in
            let key = UnsafeRawPointer(keys.baseAddress!)
            do {
                let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
                view.contentSize.height = 500
                view.delegate = delegate
                do {
                    let proxy = DelegateProxy()
                    proxy.forwardTo = view.delegate
                    view.delegate = proxy
                    objc_setAssociatedObject(view, key, proxy, .OBJC_ASSOCIATION_RETAIN)
                }
                let proxy = objc_getAssociatedObject(view, key) as? DelegateProxy
                kept = proxy
                proxy?.onScroll.append { heard.append($0.y) }
                view.contentOffset.y = 30
                #expect(view.delegate === proxy)
            }
            #expect(heard == [30] && delegate.offsets == [30])
            #expect(kept == nil)
        }
    }

    @Test func `the offset and size of scrolled content are streams that begin with the current value`() {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 100, height: 300)
        var offsets: [CGFloat] = [], heights: [CGFloat] = []
        let observations = [
            view.observe(\.contentOffset, options: [.initial, .new]) { _, change in
                offsets.append(change.newValue?.y ?? -1)
            },
            view.observe(\.contentSize, options: [.initial, .new]) { _, change in
                heights.append(change.newValue?.height ?? -1)
            },
        ]
        view.setContentOffset(CGPoint(x: 0, y: 120), animated: false)
        view.contentSize.height = 400
        #expect(offsets == [0, 120])
        #expect(heights == [300, 400])
        observations.forEach { $0.invalidate() }
        view.contentOffset = .zero
        #expect(offsets == [0, 120])
    }
}

/// The address of this is the key of the image that a view waits for.
nonisolated(unsafe) private let pictureKey = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

extension UIImageView {
    /// Shows the placeholder, and returns a closure that shows an image unless the view waits for another one by then.
    fileprivate func awaitPicture(placeholder: UIImage?) -> (UIImage) -> Void {
        let ticket = UUID()
        objc_setAssociatedObject(self, pictureKey, ticket, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        image = placeholder
        return { [weak self] picture in
            guard let self, objc_getAssociatedObject(self, pictureKey) as? UUID == ticket else { return }
            image = picture
        }
    }
}
