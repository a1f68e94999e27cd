import CairoRenderer
import DisplayList
import Foundation
import PortableUIKit

extension TestHost {
    /// The aspect of the screen that a snapshot stores.
    public enum SnapshotKind: String, Sendable, CaseIterable {
        /// The views with their frames, one per line.
        case frames
        /// The drawn content, one line each.
        case text
        /// A PNG image.
        case png
        /// An SVG image.
        case svg
        /// A PDF page with searchable text.
        case pdf
        /// A JSON document with sections, items, views, constraints, and accessibility elements, for programs.
        case json
        /// The elements that VoiceOver reads, in its order, one line each.
        case voiceOver
        /// An image of the screen with numbered, colored elements, and the text that VoiceOver reads for each number
        /// next to it.
        case voiceOverImage

        var type: SnapshotType {
            switch self {
            case .frames, .text: SnapshotType(name: rawValue, suffix: "\(rawValue).txt")
            case .png, .svg, .pdf, .json: SnapshotType(name: rawValue, suffix: rawValue)
            case .voiceOver: SnapshotType(name: rawValue, suffix: "voiceover.txt")
            case .voiceOverImage: SnapshotType(name: rawValue, suffix: "voiceover.png")
            }
        }
    }
}

extension TestHost.SnapshotKind {
    /// Returns the content of a visible area for this kind of snapshot.
    @MainActor
    func content(of shown: VisibleArea, on host: TestHost) throws -> any SnapshotContent {
        switch self {
        case .frames: return DataContent(data: Data((shown.view.recursiveDescription + "\n").utf8))
        case .text: return DataContent(data: Data(shown.frame.dump.utf8))
        case .json: return DataContent(data: try ScreenDocument(shown, on: host).data)
        case .voiceOver: return DataContent(data: Data(VoiceOverTranscript(shown, on: host).text.utf8))
        case .png, .svg, .pdf, .voiceOverImage:
            return try drawing(of: shown, on: host)
        }
    }

    @MainActor
    private func drawing(of shown: VisibleArea, on host: TestHost) throws -> any SnapshotContent {
        let renderer = ScreenRenderer.renderer(for: host.text)
        switch self {
        case .svg: return DataContent(data: Data(try renderer.svg(shown.frame)))
        case .pdf:
            return DataContent(data: Data(try renderer.pdf(shown.frame))) { expected, actual in
                DataContent.differingByte(PDFFile.undated(expected), PDFFile.undated(actual))
            }
        case .voiceOverImage:
            let frame = VoiceOverTranscript(shown, on: host).frame
            return ImageContent(picture: try renderer.picture(frame))
        default: return ImageContent(picture: try renderer.picture(shown.frame))
        }
    }
}

/// The parts of a PDF file that don't affect its appearance.
enum PDFFile {
    /// Returns the file without metadata about its producer and dates, for comparisons.
    static func undated(_ file: Data) -> Data {
        // In Latin-1, each byte is a character, so decoding always succeeds.
        guard let text = String(data: file, encoding: .isoLatin1) else { return file }
        let plain = text.replacing(
            #//(?:Producer|Creator|CreationDate|ModDate) *\([^()]*(?:\([^()]*\)[^()]*)*\)/#, with: ""
        )
        .replacing(#//(?:ID) *\[[^\]]*\]/#, with: "")
        return Data(plain.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })
    }
}
