import DisplayList
import LayoutGeometry

/// Draws the screens of pages to files.
@MainActor
struct PageImages {
    /// The maximum scale of animations. A larger scale would make them slow to draw, and large.
    private static let greatestScale = 2.0

    let imageEncoder: any ImageEncoder
    /// A closure that draws a screen as SVG, or `nil` if that isn't supported.
    let drawSVG: ((DisplayFrame) throws -> [UInt8])?
    let log: (String) -> Void

    /// Returns the current screen as PNG.
    func png(of page: Page) -> HTTPResponse {
        picture("image/png", of: page) { try imageEncoder.encode($0, as: .png) }
    }

    /// Returns the current screen as SVG, with outlines and text.
    func svg(of page: Page) -> HTTPResponse {
        guard let drawSVG else { return .failure(.notFound, "SVG isn't supported.") }
        return picture("image/svg+xml", of: page, drawSVG)
    }

    /// Responds with the last recording. It's drawn in the background while pages continue.
    func animation(of page: Page, _ answer: @escaping (HTTPResponse) -> Void) {
        let frames = page.recordedFrames
        guard let first = frames.first?.frame else { return answer(.failure(.notFound, "Nothing was recorded.")) }
        let (encoder, scale, log) = (imageEncoder, min(first.scale, Self.greatestScale), log)
        Task {
            do {
                let file = try await Self.file(of: frames, scale: scale, encoder: encoder)
                answer(HTTPResponse(.ok, contentType: "image/apng", body: file))
            } catch {
                log("a recording can't be drawn: \(error)")
                answer(.failure(.notFound, "The recording can't be drawn."))
            }
        }
    }

    /// Draws the file without blocking the main actor.
    private nonisolated static func file(
        of frames: [FrameRecorder.Frame], scale: Double, encoder: any ImageEncoder
    ) async throws -> [UInt8] {
        var animation = AnimatedPNG()
        for recorded in frames {
            var frame = recorded.frame
            frame.scale = scale
            try animation.append(try encoder.encode(frame, as: .png), seconds: recorded.seconds)
        }
        return animation.file
    }

    private func picture(
        _ contentType: String, of page: Page, _ draw: (DisplayFrame) throws -> [UInt8]
    ) -> HTTPResponse {
        guard let frame = page.shownFrame else { return .failure(.notFound, "The page shows nothing yet.") }
        do {
            return HTTPResponse(.ok, contentType: contentType, body: try draw(frame))
        } catch {
            log("a screen can't be drawn: \(error)")
            return .failure(.notFound, "The screen can't be drawn.")
        }
    }
}
