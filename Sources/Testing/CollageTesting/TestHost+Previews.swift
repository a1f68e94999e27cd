import DisplayList
import Foundation
import PortablePreviews
import PortableUIKit

#if canImport(Testing)
import Testing
#endif

/// A preview of the app or of its tests, which `#Preview` or `PreviewProvider` declares.
///
/// ```swift
/// @MainActor @Test(arguments: PreviewedScreen.all(inModule: "App"))
/// func `previews match their snapshots`(screen: PreviewedScreen) throws {
///     let host = TestHost(.iPhone16, text: .fonts)
///     host.show(screen)
///     try host.verify(named: screen.name)
/// }
/// ```
@MainActor
public struct PreviewedScreen: CustomStringConvertible, Identifiable {
    fileprivate let found: _FoundPreview

    /// The name of the preview, or if it has none, its file and line, or its type.
    nonisolated public let name: String

    /// The source location: the module, file, and line, or the type. It's unique.
    nonisolated public let location: String

    /// The source location.
    nonisolated public var id: String { location }

    /// The name of the preview.
    nonisolated public var description: String { name }

    init(found: _FoundPreview) {
        self.found = found
        name = found.name
        location = found.place
    }

    /// The previews of all modules in the order of their source locations.
    ///
    /// Use it for the arguments of a test, which Swift Testing evaluates off the main actor.
    /// - Complexity: O(*n*), where *n* is the number of types in the process.
    nonisolated public static var all: [PreviewedScreen] { all(inModule: nil) }

    /// Returns the previews of a module in the order of their source locations, or the previews of all modules if
    /// `module` is `nil` (the default).
    ///
    /// - Parameter module: The name of the module. The default is `nil`, which means all modules.
    /// - Complexity: O(*n*) in the number of types in the process.
    nonisolated public static func all(inModule module: String? = nil) -> [PreviewedScreen] {
        onMain { PreviewCatalog.ofProcess().previews.map { PreviewedScreen(found: $0) } }.filter { preview in
            module.map { preview.location.hasPrefix("\($0)/") || preview.location.hasPrefix("\($0).") } ?? true
        }
    }

    /// Runs the closure on the main actor. Swift Testing evaluates the arguments of tests on other threads, and
    /// previews are created on the main actor.
    nonisolated private static func onMain<R: Sendable>(_ body: @MainActor @Sendable () -> R) -> R {
        if Diagnostics.isOnMainQueue { return MainActor.assumeIsolated(body) }
        return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
}

#if canImport(Testing)
extension PreviewedScreen: CustomTestStringConvertible {
    /// The name, followed by the source location if the name doesn't include it: `A row (App/Rows.swift:12)`.
    nonisolated public var testDescription: String { location.hasSuffix(name) ? location : "\(name) (\(location))" }
}
#endif

extension TestHost {
    /// Shows a preview instead of an app, on the device and with the orientation and size that the preview specifies.
    /// An unknown device is reported, and the host's device is used.
    public func show(_ preview: PreviewedScreen) {
        let settings = preview.found.preview.settings
        if let name = settings.device {
            let plain = name.replacing(#/ \((2nd|3rd|\d+th) generation\)/#, with: "")
            if let known = (Device.phones + Device.tablets).first(where: { $0.name == plain }) {
                change(to: known)
            } else {
                Diagnostics.log(
                    "previewDevice: there is no device \"\(name)\", so the preview is shown on another one.")
            }
        }
        let size = window.bounds.size
        if let orientation = settings.orientation, (orientation == .landscape) != (size.width > size.height) {
            rotate()
        }
        activate()
        let content = run { preview.found.preview.makeContent() }
        show(content.controller)
        switch settings.layout {
        case .device: break
        case .fixed(let width, let height): change(size: CGSize(width: max(width, 1), height: max(height, 1)))
        case .sizeThatFits:
            let fitting = content.fittingSize(window.bounds.size)
            change(size: CGSize(width: max(fitting.width.rounded(.up), 1), height: max(fitting.height.rounded(.up), 1)))
        }
    }

    /// Shows the preview with the given name or source location.
    /// - Throws: An error that lists the available previews if no preview or more than one matches.
    public func show(preview name: String) throws {
        show(PreviewedScreen(found: try PreviewCatalog.ofProcess().preview(name)))
    }
}
