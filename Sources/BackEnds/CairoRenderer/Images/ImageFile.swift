import DisplayList

/// The header of an image file. It's read without a library and without allocating memory, so that a file with
/// excessive dimensions is rejected early.
struct ImageFile: Equatable {
    enum Format { case png, jpeg }

    var format: Format
    /// The stored size, before the orientation is applied.
    var storedWidth: Int
    var storedHeight: Int
    var orientation: ImageOrientation

    /// The size with the orientation applied.
    var header: ImageHeader {
        orientation.swapsAxes
            ? ImageHeader(pixelWidth: storedHeight, pixelHeight: storedWidth)
            : ImageHeader(pixelWidth: storedWidth, pixelHeight: storedHeight)
    }

    /// The maximum side of Cairo's surfaces, in pixels.
    static let maximumSide = 32_767

    /// - Complexity: O(1) for PNG, O(*n*) in the number of segments before the frame header for JPEG.
    init(reading data: [UInt8]) throws(ImageDecodingError) {
        if data.starts(with: PNGSignature.bytes) {
            self = try Self.readPNG(data)
        } else if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = try Self.readJPEG(data)
        } else {
            throw .unknownFormat
        }
        guard storedWidth > 0, storedHeight > 0 else {
            throw .corrupt("the header specifies \(storedWidth) x \(storedHeight) pixels")
        }
        guard storedWidth <= Self.maximumSide, storedHeight <= Self.maximumSide,
            storedWidth * storedHeight <= ImageLimits.maximumPixelCount
        else { throw .tooLarge(pixelWidth: storedWidth, pixelHeight: storedHeight) }
    }

    private init(format: Format, storedWidth: Int, storedHeight: Int, orientation: ImageOrientation = .up) {
        self.format = format
        self.storedWidth = storedWidth
        self.storedHeight = storedHeight
        self.orientation = orientation
    }

    private static func readPNG(_ data: [UInt8]) throws(ImageDecodingError) -> ImageFile {
        var reader = ByteReader(data, at: 8)
        guard let length = reader.read32(), let type = reader.read32(), type == 0x4948_4452, length == 13,
            let width = reader.read32(), let height = reader.read32()
        else { throw .corrupt("the PNG file doesn't begin with a header") }
        return ImageFile(format: .png, storedWidth: width, storedHeight: height)
    }

    private static func readJPEG(_ data: [UInt8]) throws(ImageDecodingError) -> ImageFile {
        var reader = ByteReader(data, at: 2)
        var orientation = ImageOrientation.up
        while let byte = reader.read8() {
            guard byte == 0xFF else {
                throw .corrupt("byte \(reader.position - 1) of the JPEG file doesn't begin a segment")
            }
            var marker = reader.read8()
            while marker == 0xFF { marker = reader.read8() }
            guard let marker else { break }
            switch marker {
            case 0x01, 0xD0...0xD7: continue
            case 0xD9, 0xDA: throw .corrupt("the JPEG file has no frame header")
            default: break
            }
            guard let length = reader.read16(), length >= 2 else { break }
            let end = reader.position + length - 2
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard reader.read8() != nil, let height = reader.read16(), let width = reader.read16() else {
                    break
                }
                return ImageFile(format: .jpeg, storedWidth: width, storedHeight: height, orientation: orientation)
            case 0xE1:
                if let found = ImageOrientation(exif: data, in: reader.position..<min(end, data.count)) {
                    orientation = found
                }
            default: break
            }
            reader.position = end
        }
        throw .corrupt("the JPEG file ends before its frame header")
    }
}

/// A reader of big-endian or little-endian numbers, which returns `nil` past the end.
struct ByteReader {
    private let data: [UInt8]
    var position: Int
    var isLittleEndian = false

    init(_ data: [UInt8], at position: Int) {
        self.data = data
        self.position = position
    }

    mutating func read8() -> UInt8? {
        guard position >= 0, position < data.count else { return nil }
        defer { position += 1 }
        return data[position]
    }

    mutating func read16() -> Int? {
        guard let first = read8(), let second = read8() else { return nil }
        return isLittleEndian ? Int(second) << 8 | Int(first) : Int(first) << 8 | Int(second)
    }

    mutating func read32() -> Int? {
        guard let first = read16(), let second = read16() else { return nil }
        return isLittleEndian ? second << 16 | first : first << 16 | second
    }
}
