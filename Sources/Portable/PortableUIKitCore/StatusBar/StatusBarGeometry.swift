import DisplayList
import LayoutGeometry

/// The frames of a device's time, status icons, camera, and home indicator, in points.
///
/// The camera's sizes and the indicator's distances are from Apple's product bezels and design templates.
struct StatusBarGeometry: Equatable {
    /// The horizontal position of text.
    enum Anchor: Equatable {
        case center(CGFloat), leading(CGFloat), trailing(CGFloat)
    }

    private enum Camera { case none, notch, island }

    private let size: CGSize
    private let isMirrored: Bool
    private let camera: Camera
    private let cameraRect: CGRect
    private let hasHomeIndicator: Bool
    let isTablet: Bool
    /// The height of the status bar. It's 0 if there's no status bar, as on a phone in landscape orientation.
    let height: CGFloat

    init(_ environment: HostEnvironment) {
        let insets = environment.safeAreaInsets
        size = CGSize(width: environment.size.width, height: environment.size.height)
        isMirrored = environment.direction == .rightToLeft
        isTablet = environment.idiom == .pad
        hasHomeIndicator = insets.bottom > 0
        height = CGFloat(insets.top)
        let isLandscape = size.width > size.height
        let room = isTablet ? 0 : isLandscape ? CGFloat(insets.leading) : CGFloat(insets.top)
        camera = room > 50 ? .island : room > 20 ? .notch : .none
        let long = max(size.width, size.height), side = min(size.width, size.height)
        let box: CGRect
        switch camera {
        case .none: box = .zero
        case .island: box = CGRect(x: (side - 126) / 2, y: room > 60 ? 14 : 11, width: 126, height: 37)
        case .notch:
            // The notch has become narrower with the phones of 2021.
            let isWide = long == 812 || long == 896
            box = CGRect(
                x: (side - (isWide ? 209 : 162)) / 2, y: 0, width: isWide ? 209 : 162, height: isWide ? 30 : 33)
        }
        // In landscape, the top of a phone is at the left.
        cameraRect = isLandscape ? CGRect(x: box.minY, y: box.minX, width: box.height, height: box.width) : box
    }

    // MARK: Text

    var fontSize: CGFloat { camera == .none ? 12 : 17 }

    /// The y coordinate at which all text and icons are centered.
    var middle: CGFloat {
        switch camera {
        case .island: cameraRect.midY
        case .notch: height / 2 + 1
        case .none: height / 2
        }
    }

    /// The distance of text and icons from the sides on devices without a camera cutout.
    var margin: CGFloat { isTablet ? 20 : 8 }

    var time: Anchor {
        if camera != .none { return .center(earCenter) }
        return isTablet ? .leading(margin) : .center(size.width / 2)
    }

    /// The center of the area to the left of the camera.
    private var earCenter: CGFloat { cameraRect.minX / 2 + (camera == .island ? 4 : 0) }

    // MARK: Icons

    private var signSize: CGFloat { camera == .none ? 11 : 13 }

    /// The frame of the battery icon.
    var battery: CGRect {
        let width: CGFloat = camera == .none ? 24.5 : 27.5
        let right = camera == .none ? size.width - margin : size.width - earCenter + signsWidth / 2
        return CGRect(x: right - width, y: middle - signSize / 2, width: width, height: signSize)
    }

    /// The width of the cellular, wireless, and battery icons next to a camera.
    private var signsWidth: CGFloat { 78.5 }

    /// The frame of the cellular signal bars. It's `nil` for tablets.
    var cellular: CGRect? {
        guard !isTablet else { return nil }
        let height = signSize - 1, width = height * 1.5
        let left = camera == .none ? margin : size.width - earCenter - signsWidth / 2
        return mirrored(CGRect(x: left, y: middle - height / 2, width: width, height: height))
    }

    /// Returns the frame of the wireless icon, next to text before the battery if there is one.
    func wireless(isBeside text: CGRect?) -> CGRect {
        let height = signSize - 1, width = height * 1.4
        var x = battery.minX - 7 - width
        if let text { x = (isMirrored ? size.width - text.maxX : text.minX) - 5 - width }
        if camera == .none, let cellular {
            x = (isMirrored ? size.width - cellular.maxX : cellular.minX) + cellular.width + 5
        }
        return mirrored(CGRect(x: x, y: middle - height / 2, width: width, height: height))
    }

    // MARK: Shapes

    /// The black area around the camera, or `nil` if the camera is outside of the screen.
    var cutout: Path? {
        switch camera {
        case .none: nil
        case .island:
            Path(cameraRect.rect, corners: CornerRadii(all: Double(min(cameraRect.width, cameraRect.height) / 2)))
        case .notch:
            Path(
                cameraRect.rect,
                corners: size.width > size.height
                    ? CornerRadii(topLeft: 0, topRight: 20, bottomRight: 20, bottomLeft: 0)
                    : CornerRadii(topLeft: 0, topRight: 0, bottomRight: 20, bottomLeft: 20))
        }
    }

    /// The home indicator at the bottom, or `nil` for devices with a home button.
    var homeIndicator: Path? {
        guard hasHomeIndicator else { return nil }
        let width = size.width > size.height || isTablet ? min(size.width * 0.27, 320) : (size.width * 0.357).rounded()
        let line = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
        return Path(line.rect, corners: CornerRadii(all: 2.5))
    }

    // MARK: Direction

    func mirrored(_ x: CGFloat) -> CGFloat { isMirrored ? size.width - x : x }

    func mirrored(_ rect: CGRect) -> CGRect {
        var rect = rect
        if isMirrored { rect.origin.x = size.width - rect.maxX }
        return rect
    }
}
