import DisplayList
import Foundation

@testable import CairoRenderer
@testable import PortableGraphics

extension FuzzTarget {
    /// PNG and JPEG files with their EXIF data.
    static let images = FuzzTarget("images") { input in
        let bytes = Array(input)
        let header = try CairoImageDecoder().header(of: bytes)
        // Larger images take as long as their pixels.
        guard header.pixelWidth * header.pixelHeight <= 1 << 20 else { return }
        _ = try CairoImageDecoder().decode(bytes)
        _ = try CairoImageDecoder.surface(of: bytes, atLeast: (8, 8))
    }

    /// PNG files with several frames.
    static let motions = FuzzTarget("motions") { input in
        let bytes = Array(input)
        let header = try CairoImageDecoder().header(of: bytes)
        guard header.pixelWidth * header.pixelHeight <= 1 << 16 else { return }
        var reader = try AnimatedPNGReader(bytes)
        while try reader.next() != nil {}
    }

    /// The tables of TrueType and OpenType fonts.
    static let fonts = FuzzTarget("fonts") { input in
        _ = try? FontFile(input)
        _ = WOFF2(sfnt: Array(input))?.file { $0 }
    }
}
