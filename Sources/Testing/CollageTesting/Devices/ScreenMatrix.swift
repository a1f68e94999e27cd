import CairoRenderer
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// A screen on several devices and in several variants, combined into one image.
///
/// ```swift
/// let matrix = ScreenMatrix(devices: Device.essentials, variants: [.standard, .dark, .largestText])
/// try matrix.verify(named: "recipe") { host in
///     host.show(RecipeViewController(recipe: recipe))
///     try host.element(labeled: "Ingredients").tap()
/// }
/// ```
///
/// Each row has the variants of one device. Every screen is created on a separate host.
@MainActor
public struct ScreenMatrix {
    /// The devices, one per row.
    public var devices: [Device]
    /// The variants, from left to right.
    public var variants: [Variant]
    /// The number of pixels per point in the combined image. Layout uses the scale of each device.
    public var scale: CGFloat

    private let showsSystems: Bool

    private static let margin: CGFloat = 24
    private static let captionHeight: CGFloat = 24

    /// Creates a matrix of the given devices and variants.
    ///
    /// - Parameters:
    ///   - devices: The devices, one for each row.
    ///   - variants: The variants, one for each column. The default is ``Variant/standard``.
    ///   - systems: The operating systems, each with a row for every device, or `nil` for the systems of the devices.
    ///   - scale: The number of pixels per point of the sheet. The default is 1.
    public init(
        devices: [Device], variants: [Variant] = [.standard], systems: [Device.System]? = nil, scale: CGFloat = 1
    ) {
        self.devices = systems.map { systems in devices.flatMap { systems.map($0.running) } } ?? devices
        showsSystems = systems != nil
        self.variants = variants
        self.scale = scale
    }

    /// Compares the combined image with the reference of the given name, like
    /// ``TestHost/verify(_:of:named:tolerance:fileID:file:line:column:function:)``.
    /// - Parameters:
    ///   - name: The name of the reference. The default is the name of the test function.
    ///   - tolerance: The tolerated difference.
    ///   - show: A closure that shows the screen on a host and brings it into the state to compare.
    public func verify(
        named name: String? = nil, tolerance: ImageTolerance? = nil, fileID: String = #fileID,
        file: StaticString = #filePath, line: Int = #line, column: Int = #column, function: String = #function,
        showing show: (TestHost) throws -> Void
    ) throws {
        let call = SnapshotCall(fileID: fileID, file: file, line: line, column: column, function: function)
        try call.verify(
            TestHost.SnapshotKind.png.type, named: name, tolerance: tolerance, argument: UUID()
        ) { try content(showing: show) }
    }

    private func content(showing show: (TestHost) throws -> Void) throws -> any SnapshotContent {
        return ImageContent(picture: try ScreenRenderer.picture(try frame(showing: show), text: .fonts))
    }

    /// Returns the combined image as a PNG file.
    ///
    /// - Parameter show: A closure that shows the screen on a host.
    /// - Throws: The error that `show` throws, or an error that describes why the sheet can't be drawn.
    public func png(showing show: (TestHost) throws -> Void) throws -> Data {
        try content(showing: show).file()
    }

    private func frame(showing show: (TestHost) throws -> Void) throws -> DisplayFrame {
        let margin = Self.margin, captionHeight = Self.captionHeight
        let width = devices.map { margin + CGFloat(variants.count) * ($0.size.width + margin) }.max() ?? margin
        let height = devices.reduce(margin) { $0 + captionHeight + $1.size.height + margin }
        let size = CGSize(width: width, height: height)
        let paper = UIView()
        paper.backgroundColor = UIColor(white: 0.9, alpha: 1)
        var screens: [DisplayNode] = []
        var y = margin
        for device in devices {
            for (column, variant) in variants.enumerated() {
                let x = margin + CGFloat(column) * (device.size.width + margin)
                let label = UILabel(frame: CGRect(x: x, y: y, width: device.size.width, height: captionHeight))
                let name = showsSystems ? "\(device.name), \(device.system)" : device.name
                label.text = variants.count == 1 ? name : "\(name) · \(variant)"
                label.font = .systemFont(ofSize: 13, weight: .medium)
                label.textColor = .black
                label.adjustsFontSizeToFitWidth = true
                paper.addSubview(label)
                let host = TestHost(device, variant: variant, text: .fonts)
                try show(host)
                screens.append(framed(host.frame().root, device, x: Double(x), y: Double(y + captionHeight)))
            }
            y += captionHeight + device.size.height + margin
        }
        let sheet = TestHost(size: size, scale: scale, safeAreaInsets: .zero, text: .fonts)
        sheet.show(paper)
        var frame = sheet.frame()
        frame.root.children += screens
        return frame
    }
    /// Returns a screen with the corners of its device and a border.
    private func framed(_ screen: DisplayNode, _ device: Device, x: Double, y: Double) -> DisplayNode {
        var screen = screen
        screen.corners = CornerRadii(all: Double(device.cornerRadius))
        screen.clipsToBounds = true
        return DisplayNode(
            id: 0, name: device.name,
            bounds: screen.bounds.inset(by: Insets(top: -1, leading: -1, bottom: -1, trailing: -1)),
            transform: AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y),
            backgroundColor: Color(red: 0.6, green: 0.6, blue: 0.6),
            corners: CornerRadii(all: device.cornerRadius > 0 ? Double(device.cornerRadius) + 1 : 0), children: [screen]
        )
    }
}
