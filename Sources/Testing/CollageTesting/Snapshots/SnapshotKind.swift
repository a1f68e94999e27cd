import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

extension TestHost {
    /// What a snapshot keeps of the screen.
    public enum SnapshotKind: String, Sendable, CaseIterable {
        /// The views with their frames, a line each.
        case frames
        /// What is drawn, a line each.
        case text
        /// A picture.
        case png
        /// A picture that can be scaled.
        case svg
        /// A page with text that can be searched.
        case pdf
        /// Sections, items, views, constraints and what is read out, for programs.
        case json
        /// What VoiceOver reads out, in its order, a line each.
        case voiceOver
        /// A picture with what VoiceOver reads out: numbers and colors on the screen, and beside it what they stand for.
        case voiceOverPicture

        var type: SnapshotType {
            switch self {
            case .frames, .text: SnapshotType(name: rawValue, suffix: "\(rawValue).txt")
            case .png, .svg, .pdf, .json: SnapshotType(name: rawValue, suffix: rawValue)
            case .voiceOver: SnapshotType(name: rawValue, suffix: "voiceover.txt")
            case .voiceOverPicture: SnapshotType(name: rawValue, suffix: "voiceover.png")
            }
        }
    }
}

extension TestHost.SnapshotKind {
    /// What is kept of an area that is shown.
    @MainActor
    func content(of shown: ShownArea, on host: TestHost) throws -> any SnapshotContent {
        switch self {
        case .frames: return DataContent(data: Data((shown.view.recursiveDescription + "\n").utf8))
        case .text: return DataContent(data: Data(shown.frame.dump.utf8))
        case .json: return DataContent(data: try ScreenDocument(shown, on: host).data)
        case .voiceOver: return DataContent(data: Data(SpokenScreen(shown, on: host).text.utf8))
        case .png, .svg, .pdf, .voiceOverPicture:
            return try drawing(of: shown, on: host)
        }
    }

    @MainActor
    private func drawing(of shown: ShownArea, on host: TestHost) throws -> any SnapshotContent {
        let renderer = ScreenRenderer.renderer(for: host.text)
        switch self {
        case .svg: return DataContent(data: Data(try renderer.svg(shown.frame)))
        case .pdf:
            return DataContent(data: Data(try renderer.pdf(shown.frame))) { expected, actual in
                DataContent.differingByte(PDFFile.undated(expected), PDFFile.undated(actual))
            }
        case .voiceOverPicture:
            let frame = SpokenScreen(shown, on: host).frame
            return PictureContent(picture: try renderer.picture(frame))
        default: return PictureContent(picture: try renderer.picture(shown.frame))
        }
    }
}

/// What of a PDF file says nothing of what it shows.
enum PDFFile {
    /// The file without the names of what made it and the times when that happened, for comparisons.
    static func undated(_ file: Data) -> Data {
        // Bytes as characters of Latin-1: every file is such a text.
        guard let text = String(data: file, encoding: .isoLatin1) else { return file }
        let plain = text.replacing(
            #//(?:Producer|Creator|CreationDate|ModDate) *\([^()]*(?:\([^()]*\)[^()]*)*\)/#, with: ""
        )
        .replacing(#//(?:ID) *\[[^\]]*\]/#, with: "")
        return Data(plain.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    }
}
