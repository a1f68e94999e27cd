import CollageTesting
import Foundation

/// Shows content on a separate device.
package enum Screen {
    /// Content that a device can show.
    package enum Content: Sendable {
        case controller(UIViewController)
        /// A controller with the size that the closure returns. It's called while text is measured as it's drawn.
        case fittingController(UIViewController, size: @MainActor @Sendable () -> CGSize)
        case view(UIView)
        case layer(CALayer)
    }

    package static func image(
        of content: Content, on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection
    ) -> UIImage {
        onMain {
            let host = show(content, on: config, size: size, traits: traits, text: .fonts)
            let scale = scale(config, traits)
            if let view = content.viewWithoutController { return picture(of: view, on: host, scale: scale) }
            do {
                return UIImage(data: try host.snapshot(.png), scale: scale) ?? UIImage()
            } catch {
                preconditionFailure("\(error)")
            }
        }
    }

    /// Returns an image of a view alone. Areas that aren't drawn are transparent.
    @MainActor
    private static func picture(of view: UIView, on host: TestHost, scale: CGFloat) -> UIImage {
        host.run {
            let format = UIGraphicsImageRendererFormat()
            format.scale = scale
            let data = UIGraphicsImageRenderer(bounds: view.bounds, format: format).pngData { _ in
                view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
            }
            // The image is decoded, because the host that can encode it no longer exists when it's compared.
            return UIImage(data: data, scale: scale) ?? UIImage()
        }
    }

    static func description(
        of content: Content, on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection
    ) -> String {
        onMain {
            let host = show(content, on: config, size: size, traits: traits)
            return withExtendedLifetime(host) {
                switch content {
                case .controller(let controller), .fittingController(let controller, _):
                    controller.view.recursiveDescription
                case .view(let view): view.recursiveDescription
                case .layer(let layer): "\(layer)"
                }
            }
        }
    }

    /// Describes a controller with its children and presented controllers.
    static func hierarchy(of controller: UIViewController) -> String {
        onMain {
            let host = show(.controller(controller), on: ViewImageConfig(), size: nil, traits: UITraitCollection())
            var lines: [String] = []
            @MainActor func add(_ controller: UIViewController, depth: Int) {
                let view = controller.viewIfLoaded.map { "\(type(of: $0))" } ?? "(not loaded)"
                let state = controller.viewIfLoaded?.window == nil ? "disappeared" : "appeared"
                lines.append(
                    String(repeating: "   | ", count: depth)
                        + "<\(type(of: controller))>, state: \(state), view: <\(view)>")
                for child in controller.children { add(child, depth: depth + 1) }
                if let presented = controller.presentedViewController,
                    presented.presentingViewController === controller
                {
                    lines.append(String(repeating: "   | ", count: depth) + " + presents:")
                    add(presented, depth: depth + 1)
                }
            }
            // The window exists only as long as its host.
            withExtendedLifetime(host) { add(controller, depth: 0) }
            return lines.joined(separator: "\n")
        }
    }

    // MARK: Devices

    @MainActor
    private static func show(
        _ content: Content, on config: ViewImageConfig, size: CGSize?, traits: UITraitCollection,
        text: TestHost.Text = .fixedMetrics
    ) -> TestHost {
        let around = UITraitCollection(traitsFrom: [config.traits, traits])
        let style: UIUserInterfaceStyle = around.userInterfaceStyle == .dark ? .dark : .light
        let direction: UIUserInterfaceLayoutDirection =
            around.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        let category = around.preferredContentSizeCategory
        let textSize = category == .unspecified ? UIContentSizeCategory.large : category
        // The size of the content is measured on a device with the same text metrics as the one that shows it.
        let measuring = TestHost(scale: scale(config, traits), contentSizeCategory: textSize, text: text)
        let size = withExtendedLifetime(measuring) { size ?? config.size ?? content.size }
        let host = TestHost(
            size: size, scale: scale(config, traits), style: style,
            layoutDirection: direction, contentSizeCategory: textSize, safeAreaInsets: config.safeArea, text: text)
        var variant = Variant(style: style, textSize: textSize, direction: direction)
        if around.horizontalSizeClass != .unspecified { variant.horizontalSizeClass = around.horizontalSizeClass }
        if around.verticalSizeClass != .unspecified { variant.verticalSizeClass = around.verticalSizeClass }
        host.change(to: variant)
        switch content {
        case .controller(let controller), .fittingController(let controller, _): host.show(controller)
        case .view(let view): host.show(view)
        case .layer(let layer):
            let view = UIView()
            layer.frame.origin = .zero
            view.layer.addSublayer(layer)
            host.show(view)
        }
        return host
    }

    private static func scale(_ config: ViewImageConfig, _ traits: UITraitCollection) -> CGFloat {
        let asked = [traits.displayScale, config.traits.displayScale].first { $0 > 0 }
        return asked ?? 2
    }

    /// Calls a closure on the main actor. Tests of screens must already run there.
    package static func onMain<R: Sendable>(_ body: @MainActor () -> R) -> R {
        precondition(
            Diagnostics.isOnMainQueue, "Screens belong to the main actor: mark the test or its suite @MainActor.")
        return MainActor.assumeIsolated(body)
    }
}

extension Screen.Content {
    /// The view to show, if the content isn't a controller.
    @MainActor fileprivate var viewWithoutController: UIView? {
        switch self {
        case .controller, .fittingController: nil
        case .view(let view): view
        case .layer(let layer): layer.superlayer?.delegate as? UIView
        }
    }

    /// The size of the content, or its fitting size if it's empty.
    @MainActor fileprivate var size: CGSize {
        let size: CGSize
        switch self {
        case .controller: size = CGSize(width: 390, height: 844)
        case .fittingController(_, let fitting): size = fitting()
        case .view(let view):
            if view.bounds.isEmpty {
                size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            } else {
                size = view.bounds.size
            }
        case .layer(let layer): size = layer.bounds.size
        }
        // A screen must have at least one point.
        return CGSize(width: max(size.width, 1), height: max(size.height, 1))
    }
}
