import DisplayList
import Foundation
import LayoutGeometry

/// The device settings of a page. Missing settings have the values of the command line.
package struct PageSettings: Sendable, Hashable {
    /// The range of a screen's sides, in points.
    private static let sides = 100.0...3000.0
    private static let durationFactors = 1.0...100.0
    /// The suffixes of the raw values of `UIContentSizeCategory`.
    private static let contentSizes: Set<String> = [
        "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
        "AccessibilityXXL", "AccessibilityXXXL",
    ]
    private static let contentSizePrefix = "UICTContentSizeCategory"

    package var size: Size?
    /// Whether the longer side is the width.
    package var isLandscape: Bool?
    package var system: HostEnvironment.System?
    package var style: HostEnvironment.Style?
    package var direction: HostEnvironment.Direction?
    package var contentSizeCategory: String?
    package var reducesMotion: Bool?
    package var animationSlowness: Double?
    package var showsKeyboard: Bool?
    package var showsSystemOverlay: Bool?
    /// Whether the user is dragging an edge of the device.
    package var isResizing = false
    /// The preview to show instead of the application, by its name or source location, or an empty string for a list of
    /// all previews. It applies when the page is launched.
    package var preview: String?
    /// The development tools that the page uses.
    package var tools: DeveloperTools = []

    package init() {}

    /// Reads the settings that a page sent: an object with any of `size`, `landscape`, `system`, `style`,
    /// `direction`, `text`, `motion`, `slow`, `keyboard`, `statusbar`, `resizing`, `preview`, and `tools`.
    init(_ value: Any) throws(PageMessage.Failure) {
        guard let object = value as? [String: Any], object.count <= 13 else {
            throw PageMessage.Failure(what: "settings must be an object")
        }
        for (name, value) in object {
            switch (name, value as? String) {
            case ("size", _):
                guard let sides = value as? [Any], sides.count == 2 else {
                    throw PageMessage.Failure(what: "size must be an array of a width and a height")
                }
                size = Size(
                    width: try PageMessage.number(sides[0], "the width of size", in: Self.sides).rounded(),
                    height: try PageMessage.number(sides[1], "the height of size", in: Self.sides).rounded())
            case ("landscape", _):
                guard let flag = value as? Bool else {
                    throw PageMessage.Failure(what: "landscape must be true or false")
                }
                isLandscape = flag
            case ("resizing", _):
                guard let flag = value as? Bool else {
                    throw PageMessage.Failure(what: "resizing must be true or false")
                }
                isResizing = flag
            case ("keyboard", "shown"): showsKeyboard = true
            case ("keyboard", "hidden"): showsKeyboard = false
            case ("statusbar", "shown"): showsSystemOverlay = true
            case ("statusbar", "hidden"): showsSystemOverlay = false
            case ("system", let version?) where Self.system(version) != nil: system = Self.system(version)
            case ("style", "light"): style = .light
            case ("style", "dark"): style = .dark
            case ("direction", "ltr"): direction = .leftToRight
            case ("direction", "rtl"): direction = .rightToLeft
            case ("text", let name?) where Self.contentSizes.contains(name):
                contentSizeCategory = Self.contentSizePrefix + name
            case ("motion", "full"): reducesMotion = false
            case ("motion", "reduced"): reducesMotion = true
            case ("preview", let name?) where name.utf8.count <= 1000: preview = name
            case ("slow", _): animationSlowness = try PageMessage.number(value, "slow", in: Self.durationFactors)
            case ("tools", _):
                guard let names = value as? [String] else {
                    throw PageMessage.Failure(what: "tools must be an array of names")
                }
                for name in names { tools.insert(try Self.tool(name)) }
            default: throw Self.failure(name)
            }
        }
    }

    /// Returns the system with the given major version.
    private static func system(_ version: String) -> HostEnvironment.System? {
        Int(version).flatMap(HostEnvironment.System.init)
    }

    private static func tool(_ name: String) throws(PageMessage.Failure) -> DeveloperTools {
        switch name {
        case "collections": .collections
        case "views": .views
        case "events": .events
        case "test": .test
        case "frames": .frames
        default:
            throw PageMessage.Failure(
                what: "there is no tool \(name.prefix(20)): tools are collections, views, events, test, and frames")
        }
    }

    /// Returns the error for an unknown setting or an invalid value.
    private static func failure(_ name: String) -> PageMessage.Failure {
        let values =
            switch name {
            case "system": "18, 26, or 27"
            case "style": "light or dark"
            case "direction": "ltr or rtl"
            case "motion": "full or reduced"
            case "keyboard", "statusbar": "shown or hidden"
            case "text":
                "XS, S, M, L, XL, XXL, XXXL, AccessibilityM, AccessibilityL, AccessibilityXL, AccessibilityXXL, or "
                    + "AccessibilityXXXL"
            case "preview": "a string of at most 1000 bytes"
            default: ""
            }
        return PageMessage.Failure(
            what: values.isEmpty ? "there is no setting \(name.prefix(20))" : "\(name) must be \(values)")
    }

    /// Returns the device with these settings.
    ///
    /// - Parameters:
    ///   - base: The device with the values of missing settings.
    ///   - scale: The number of pixels per point.
    ///   - device: A closure that returns the device with the given screen size, including its safe area and kind.
    package func environment(
        base: HostEnvironment, scale: Double, device: (Size, _ scale: Double) -> HostEnvironment
    ) -> HostEnvironment {
        var environment = base
        var size = size ?? base.size
        if isLandscape == true {
            size = Size(width: max(size.width, size.height), height: min(size.width, size.height))
        }
        if size != base.size {
            let other = device(size, scale)
            environment.size = other.size
            environment.safeAreaInsets = other.safeAreaInsets
            environment.idiom = other.idiom
        }
        environment.isResizing = isResizing
        environment.scale = scale
        environment.system = system ?? base.system
        environment.style = style ?? base.style
        environment.direction = direction ?? base.direction
        environment.contentSizeCategory = contentSizeCategory ?? base.contentSizeCategory
        environment.reducesMotion = reducesMotion ?? base.reducesMotion
        environment.animationSlowness = animationSlowness ?? base.animationSlowness
        environment.showsKeyboard = showsKeyboard ?? base.showsKeyboard
        environment.showsSystemOverlay = showsSystemOverlay ?? base.showsSystemOverlay
        return environment
    }

    /// Creates the settings that change one device to another with the same screen.
    init(from old: HostEnvironment, to new: HostEnvironment) {
        if new.size != old.size { size = new.size }
        if new.system != old.system { system = new.system }
        if new.style != old.style { style = new.style }
        if new.direction != old.direction { direction = new.direction }
        if new.contentSizeCategory != old.contentSizeCategory { contentSizeCategory = new.contentSizeCategory }
        if new.reducesMotion != old.reducesMotion { reducesMotion = new.reducesMotion }
        if new.animationSlowness != old.animationSlowness { animationSlowness = new.animationSlowness }
        if new.showsKeyboard != old.showsKeyboard { showsKeyboard = new.showsKeyboard }
    }

    /// Writes the settings of a device.
    static func write(_ environment: HostEnvironment, to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("size")
            writer.array {
                $0.number(environment.size.width)
                $0.number(environment.size.height)
            }
            writer.key("system")
            writer.string(String(environment.system.rawValue))
            writer.key("style")
            writer.string(environment.style == .dark ? "dark" : "light")
            writer.key("direction")
            writer.string(environment.direction == .rightToLeft ? "rtl" : "ltr")
            writer.key("text")
            writer.string(String(environment.contentSizeCategory.dropFirst(contentSizePrefix.count)))
            writer.key("motion")
            writer.string(environment.reducesMotion ? "reduced" : "full")
            writer.key("slow")
            writer.number(environment.animationSlowness)
            writer.key("keyboard")
            writer.string(environment.showsKeyboard ? "shown" : "hidden")
            writer.key("statusbar")
            writer.string(environment.showsSystemOverlay ? "shown" : "hidden")
        }
    }
}
