@_exported import Foundation
@_exported import SwiftUI
@_exported import UIKit

/// A description of an image.
public struct ImagePlaygroundConcept: Sendable {
    private let text: String

    public static func text(_ text: String) -> ImagePlaygroundConcept { ImagePlaygroundConcept(text: text) }

    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(text: text)
    }

    public static func image(_ url: URL) -> ImagePlaygroundConcept? { nil }
    public static func image(_ image: CGImage) -> ImagePlaygroundConcept { ImagePlaygroundConcept(text: "") }
}

/// A style of images.
public struct ImagePlaygroundStyle: Codable, Equatable, Hashable, Identifiable, Sendable {
    public let id: String

    public static let animation = ImagePlaygroundStyle(id: "animation")
    public static let illustration = ImagePlaygroundStyle(id: "illustration")
    public static let sketch = ImagePlaygroundStyle(id: "sketch")
    public static let externalProvider = ImagePlaygroundStyle(id: "external-provider")
    public static let all: [ImagePlaygroundStyle] = [.animation, .illustration, .sketch]
}

public enum ImagePlaygroundPersonalizationPolicy: Sendable { case automatic, enabled, disabled }

/// A controller that isn't available. The user can only tap Cancel.
@preconcurrency @MainActor
open class ImagePlaygroundViewController: UIViewController {
    @preconcurrency @MainActor
    public protocol Delegate: AnyObject {
        func imagePlaygroundViewController(
            _ imagePlaygroundViewController: ImagePlaygroundViewController, didCreateImageAt imageURL: URL)
        func imagePlaygroundViewControllerDidCancel(_ imagePlaygroundViewController: ImagePlaygroundViewController)
    }

    public static var isAvailable: Bool { false }

    open weak var delegate: (any Delegate)?
    open var concepts: [ImagePlaygroundConcept] = []
    open var sourceImage: UIImage?
    open var allowedGenerationStyles = ImagePlaygroundStyle.all
    open var selectedGenerationStyle = ImagePlaygroundStyle.animation
    open var personalizationPolicy = ImagePlaygroundPersonalizationPolicy.automatic

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let cancel = UIAction(title: "Cancel") { [weak self] _ in
            guard let self else { return }
            delegate?.imagePlaygroundViewControllerDidCancel(self)
        }
        let label = UILabel()
        label.text = "Image Playground Not Available"
        label.textColor = .secondaryLabel
        let button = UIButton(primaryAction: cancel)
        for subview in [button, label] {
            subview.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(subview)
        }
        NSLayoutConstraint.activate([
            button.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }
}

extension ImagePlaygroundViewController.Delegate {
    public func imagePlaygroundViewControllerDidCancel(
        _ imagePlaygroundViewController: ImagePlaygroundViewController
    ) {}
}
