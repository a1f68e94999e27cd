import BrowserHost
import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

/// A host that lets an application come to rest and draws one picture of it.
@MainActor
final class SnapshotHost {
    private let environment: HostEnvironment
    private let clock = ManualClock()
    private let file: URL
    private let format: Format
    private let scroll: ContentOffset?
    private let script: [PageCommand]
    private var frame: Result<DisplayFrame?, SnapshotError> = .success(nil)
    /// The application, which isn't ended: its background work may use its objects until the process exits, as on a phone.
    private var session: AppSession?
    /// The size of the picture on a screen of a size; nil for the screen's.
    private let pictureSize: (CGSize) -> CGSize?

    enum Format: String, CaseIterable { case png, svg, pdf, txt }

    /// - Parameters:
    ///   - environment: The device.
    ///   - pictureSize: Returns the size of the picture on a screen of a size, once the application has come to rest; nil
    ///     for the screen's.
    init(
        file: URL, options: LaunchOptions, environment: HostEnvironment,
        pictureSize: @escaping (CGSize) -> CGSize? = { _ in nil }
    ) throws {
        guard let format = Format(rawValue: file.pathExtension.lowercased()) else {
            throw SnapshotError.unknownFormat(file.path)
        }
        self.environment = environment
        self.pictureSize = pictureSize
        self.file = file
        self.format = format
        scroll = options.scroll
        script = (options.waitFor.map { [.waitFor(.text($0))] } ?? []) + (options.script?.commands ?? [])
    }

    /// Launches an application, and keeps the frame at which it comes to rest.
    func show(_ delegate: any UIApplicationDelegate, manifest: AppManifest = .ofProgram) {
        let device = DeviceContext(environment: environment, clock: clock, services: MachineHost.services)
        let session = UIApplication.launch(delegate, on: device, manifest: manifest)
        self.session = session
        device.run { follow(session) }
    }

    private func follow(_ session: AppSession) {
        frame = .success(session.settle(clock))
        let screen = CGSize(width: environment.size.width, height: environment.size.height)
        if let size = pictureSize(screen) {
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

    /// Writes the picture of the frame at which the application came to rest.
    func write() throws {
        guard let frame = try frame.get() else { return }
        let data = Data(try bytes(of: frame))
        do {
            // An image that exists stays as it is if the new one can't be written.
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
    /// What a script wanted couldn't be done.
    case script(String)

    var description: String {
        switch self {
        case .unknownFormat(let path):
            "\(path): a picture's name ends in .png, .svg or .pdf, and a display list's in .txt."
        case .notWritten(let path, let reason):
            "\(path): the image can't be written: \(reason). Fix that, or name a file in another folder."
        case .script(let problem): "--script: \(problem)."
        }
    }
}
