import LayoutGeometry

/// The orientation of a camera: the eight values of EXIF's orientation tag.
enum ImageOrientation: Int {
    case up = 1
    case upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left

    /// A Boolean value that indicates whether width and height are exchanged.
    var swapsAxes: Bool { rawValue >= 5 }

    /// Creates the orientation from the EXIF segment in `range` of a JPEG file, or returns `nil` if there's no valid
    /// tag.
    init?(exif data: [UInt8], in range: Range<Int>) {
        let name: [UInt8] = [0x45, 0x78, 0x69, 0x66, 0, 0]
        guard range.count >= 14, data[range].starts(with: name) else { return nil }
        let base = range.lowerBound + name.count
        var reader = ByteReader(data, at: base)
        switch reader.read16() {
        case 0x4949: reader.isLittleEndian = true
        case 0x4D4D: break
        default: return nil
        }
        guard reader.read16() == 42, let directory = reader.read32() else { return nil }
        reader.position = base + directory
        guard let count = reader.read16() else { return nil }
        for _ in 0..<count {
            let entry = reader.position
            guard entry + 12 <= range.upperBound, let tag = reader.read16() else { return nil }
            if tag == 0x0112 {
                reader.position = entry + 8
                self.init(rawValue: reader.read16() ?? 0)
                return
            }
            reader.position = entry + 12
        }
        return nil
    }

    /// Returns the transform from stored pixels of an image with the given size to displayed ones.
    func transform(width: Double, height: Double) -> AffineTransform {
        switch self {
        case .up: .identity
        case .upMirrored: AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
        case .down: AffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
        case .downMirrored: AffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
        case .leftMirrored: AffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .right: AffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
        case .rightMirrored: AffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
        case .left: AffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
        }
    }
}
