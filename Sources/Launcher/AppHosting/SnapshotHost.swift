import BrowserHost
import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

/// A host that runs an application until it's idle, and then draws one image of it.
@MainActor
final class SnapshotHost {
    private var environment: HostEnvironment
    private let clock = ManualClock()
    private let file: URL
    private let format: Format
    private let scroll: ContentOffset?
    private let script: [PageCommand]
    private var frame: Result<DisplayFrame?, SnapshotError> = .success(nil)
    /// The application. It isn't terminated, because its background work may use its objects until the process exits,
    /// as on iOS.
    private var session: AppSession?
    /// A closure that returns the size of the image for a screen size, or `nil` for the screen's size.
    private let imageSize: (CGSize) -> CGSize?

    enum Format: String, CaseIterable { case png, svg, pdf, txt }

    /// - Parameters:
    ///   - environment: The device.
    ///   - pictureSize: A closure that returns the size of the image for a screen size when the application is idle, or
    ///     `nil` for the screen's size.
    init(
        file: URL, options: LaunchOptions, environment: HostEnvironment,
        imageSize: @escaping (CGSize) -> CGSize? = { _ in nil }
    ) throws {
        guard let format = Format(rawValue: file.pathExtension.lowercased()) else {
            throw SnapshotError.unknownFormat(file.path)
        }
        self.environment = environment
        self.imageSize = imageSize
        self.file = file
        self.format = format
        scroll = options.scroll
        script = (options.waitFor.map { [.waitFor(.text($0))] } ?? []) + (options.script?.commands ?? [])
    }

    /// Launches an application, and stores its frame when it becomes idle.
    func show(_ delegate: @autoclosure () -> any UIApplicationDelegate, manifest: AppManifest = .ofProgram) {
        let device = DeviceContext(environment: environment, clock: clock, services: MachineHost.services)
        let session = UIApplication.launch(delegate(), on: device, manifest: manifest)
        self.session = session
        device.run { track(session) }
    }

    private func track(_ session: AppSession) {
        session.device.orientations.rotateScreen = { [weak self, weak session] in
            guard let self, let session else { return }
            environment = environment.rotated
            session.environmentDidChange(environment)
        }
        frame = .success(session.settle(clock))
        let screen = CGSize(width: environment.size.width, height: environment.size.height)
        if let size = imageSize(screen) {
            session.environmentDidChange(environment.sized(size))
            frame = .success(session.settle(clock))
        }
        if let scroll {
            session.scrollFrontmostScrollView(toX: scroll.x, y: scroll.y)
            frame = .success(session.settle(clock))
        }
        guard !script.isEmpty else { return }
        let run = OffscreenScript(session: session, clock: clock)
        do {
            try run.perform(script)
            frame = .success(session.settle(clock))
        } catch {
            frame = .failure(.script(error.what))
        }
    }

    /// Writes the image of the stored frame.
    func write() throws {
        guard let frame = try frame.get() else { return }
        let data = Data(try bytes(of: frame))
        do {
            // An existing image is kept if the new one can't be written.
            try data.write(to: file, options: .atomic)
        } catch {
            throw SnapshotError.notWritten(file.path, error.fileOperationReason)
        }
    }

    private func bytes(of frame: DisplayFrame) throws -> [UInt8] {
        if format == .txt { return Array(frame.dump.utf8) }
        let renderer = CairoRenderer()
        renderer.log = { Diagnostics.log($0) }
        if let missing = CairoSupport.missingFontsDescription { Diagnostics.log(missing) }
        switch format {
        case .png: return try renderer.png(frame)
        case .svg: return try renderer.svg(frame)
        case .pdf: return try renderer.pdf(frame)
        case .txt: return []
        }
    }
}

enum SnapshotError: Error, CustomStringConvertible {
    case unknownFormat(String)
    case notWritten(_ path: String, _ reason: String)
    /// A command of the script failed.
    case script(String)

    var description: String {
        switch self {
        case .unknownFormat(let path):
            "\(path): the name of an image must end in .png, .svg, or .pdf, and the name of a display list in .txt."
        case .notWritten(let path, let reason):
            "\(path): the image can't be written: \(reason). Fix that, or specify a file in another folder."
        case .script(let problem): "--script: \(problem)."
        }
    }
}
