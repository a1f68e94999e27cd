import DisplayList
import LayoutGeometry
import PortablePreviews
import PortableUIKit

/// A view controller that displays a preview on the whole screen, or in the middle of the screen at the size that its
/// traits specify.
final class PreviewViewController: UIViewController {
    private let content: PreviewContent
    private let layout: PreviewSettings.Layout

    init(_ found: _FoundPreview) {
        content = found.preview.makeContent()
        layout = found.preview.settings.layout
        super.init(nibName: nil, bundle: nil)
        title = found.name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = layout == .device ? .systemBackground : .secondarySystemBackground
        addChild(content.controller)
        view.addSubview(content.controller.view)
        content.controller.didMove(toParent: self)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard let size = fixedSize(in: view.bounds.size) else { return content.controller.view.frame = view.bounds }
        let origin = CGPoint(
            x: ((view.bounds.width - size.width) / 2).rounded(), y: ((view.bounds.height - size.height) / 2).rounded())
        content.controller.view.frame = CGRect(origin: origin, size: size)
    }

    /// Returns the size of the preview on a screen of the given size, in whole points, or `nil` if it fills the screen.
    func fixedSize(in size: CGSize) -> CGSize? {
        switch layout {
        case .device: return nil
        case .fixed(let width, let height): return CGSize(width: max(width, 1), height: max(height, 1))
        case .sizeThatFits:
            let fitting = content.fittingSize(size)
            return CGSize(width: max(fitting.width.rounded(.up), 1), height: max(fitting.height.rounded(.up), 1))
        }
    }
}

extension HostEnvironment {
    /// Returns the environment with the device and the orientation that a preview's settings specify.
    func adapted(to settings: PreviewSettings, log: (String) -> Void) -> HostEnvironment {
        var result = self
        if let name = settings.device {
            if let known = KnownDevice(name) {
                result = result.on(Device.environment(size: known.size, scale: known.scale))
            } else {
                log("previewDevice: there is no device \"\(name)\" here, so the preview is shown on another one.")
            }
        }
        let isLandscape = result.size.width > result.size.height
        if let orientation = settings.orientation, isLandscape != (orientation == .landscape) {
            let turned = Size(width: result.size.height, height: result.size.width)
            result = result.on(Device.environment(size: turned, scale: result.scale))
        }
        return result
    }

    /// Returns an environment for an image, without bars and rounded corners.
    func sized(_ size: CGSize) -> HostEnvironment {
        var result = self
        result.size = Size(width: size.width, height: size.height)
        result.safeAreaInsets = .zero
        result.showsSystemOverlay = false
        return result
    }

    private func on(_ device: HostEnvironment) -> HostEnvironment {
        var result = self
        result.size = device.size
        result.scale = device.scale
        result.safeAreaInsets = device.safeAreaInsets
        result.idiom = device.idiom
        return result
    }
}
