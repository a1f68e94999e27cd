import Foundation

extension UIImage {
    /// Returns an animated image of a series: the images named `name` followed by consecutive numbers, from 0 or 1 to
    /// at most 1024. Returns `nil` if no such image exists.
    ///
    /// - Parameter duration: The duration of one cycle, in seconds. A value of 0 means 1/30 for each image.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: series(named: name), duration: duration)
    }

    /// Returns an animated image of a series with cap insets, in points.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns an animated image of a series with cap insets, in points, and a resizing mode.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = series(named: name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images, duration: duration)
    }

    private class func series(named name: String) -> [UIImage] {
        let traits = UITraitCollection.current
        func image(_ number: Int) -> UIImage? {
            NamedImages.image(named: "\(name)\(number)", in: nil, traits: traits)
        }
        var images = [image(0)].compactMap { $0 }
        for number in 1...1024 {
            guard let next = image(number) else { break }
            images.append(next)
        }
        return images
    }
}
