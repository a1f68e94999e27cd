import Foundation
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

    /// Returns the combined image as a PNG file.
    ///
    /// - Parameter show: A closure that shows the screen on a host.
    /// - Throws: The error that `show` throws, or an error that describes why the sheet can't be drawn.
    public func png(showing show: (TestHost) throws -> Void) throws -> Data {
        try content(showing: show).file()
    }

    private func content(showing show: (TestHost) throws -> Void) throws -> any SnapshotContent {
        var sheet = ScreenSheet()
        var y = ScreenSheet.margin
        for device in devices {
            for (column, variant) in variants.enumerated() {
                let x = ScreenSheet.margin + CGFloat(column) * (device.size.width + ScreenSheet.margin)
                let name = showsSystems ? "\(device.name), \(device.system)" : device.name
                let host = TestHost(device, variant: variant, text: .fonts)
                try show(host)
                sheet.add(
                    host.frame().root, of: device, caption: variants.count == 1 ? name : "\(name) · \(variant)",
                    at: CGPoint(x: x, y: y))
            }
            y += ScreenSheet.captionHeight + device.size.height + ScreenSheet.margin
        }
        return try sheet.picture(scale: scale)
    }
}
