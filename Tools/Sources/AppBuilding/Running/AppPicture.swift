/// An image of an app's first screen, which the app draws.
public struct AppPicture {
    /// The path of the file.
    public var file: String
    /// The width and height of the screen, in points, such as `390x844`.
    public var size: String
    /// The number of pixels per point.
    public var scale: Double
    /// The user interface style: `light` or `dark`.
    public var style: String
    /// The version of iOS.
    public var system: String
    /// The commands to perform first, or `nil` for none.
    public var script: String?

    /// Creates an image with its file and the settings of the device.
    public init(file: String, size: String, scale: Double, style: String, system: String, script: String? = nil) {
        self.file = file
        self.size = size
        self.scale = scale
        self.style = style
        self.system = system
        self.script = script
    }

    /// The arguments that make the app draw the image.
    public var arguments: [String] {
        let device = ["--size", size, "--scale", "\(scale)", "--style", style, "--system", system]
        return ["--snapshot", file] + device + (script.map { ["--script", $0] } ?? [])
    }
}
