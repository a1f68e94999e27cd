import DisplayList

/// A layout of pixels with 8-bit components, which converts to and from the renderer's premultiplied BGRA pixels.
struct PixelLayout: Sendable {
    /// The number of bytes per pixel: 1 for gray and alpha, 3 or 4 for colors.
    let bytesPerPixel: Int
    /// The offsets of red, green, and blue in a pixel. They're equal for gray, and `nil` for alpha.
    private let colors: (red: Int, green: Int, blue: Int)?
    /// The offset of alpha in a pixel, or `nil` if there's no alpha.
    private let alpha: Int?
    /// A Boolean value that indicates whether colors are premultiplied by alpha.
    private let isPremultiplied: Bool

    /// Creates a layout, or returns `nil` if bitmap contexts don't support it.
    init?(bitsPerComponent: Int, bitsPerPixel: Int? = nil, space: CGColorSpace?, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents),
            let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        else { return nil }
        isPremultiplied = alphaInfo != .first && alphaInfo != .last
        if alphaInfo == .alphaOnly {
            (bytesPerPixel, colors, alpha) = (1, nil, 0)
        } else if space?.model == .monochrome {
            guard alphaInfo == .none else { return nil }
            (bytesPerPixel, colors, alpha) = (1, (0, 0, 0), nil)
        } else if alphaInfo == .none {
            guard bitsPerPixel == 24 else { return nil }
            (bytesPerPixel, colors, alpha) = (3, (0, 1, 2), nil)
        } else {
            let isAlphaFirst = [.first, .premultipliedFirst, .noneSkipFirst].contains(alphaInfo)
            let hasAlpha = alphaInfo != .noneSkipFirst && alphaInfo != .noneSkipLast
            let order = info.intersection(.byteOrderMask)
            guard [.byteOrder32Little, .byteOrder32Big, .byteOrderDefault].contains(order) else { return nil }
            // The first component of a little-endian number is in the last byte.
            let offset: (Int) -> Int = order == .byteOrder32Little ? { 3 - $0 } : { $0 }
            let first = isAlphaFirst ? 1 : 0
            bytesPerPixel = 4
            colors = (offset(first), offset(first + 1), offset(first + 2))
            alpha = hasAlpha ? offset(isAlphaFirst ? 0 : 3) : nil
        }
    }

    /// Writes rows of premultiplied BGRA pixels to memory with this layout.
    func write(_ pixels: [UInt8], width: Int, to memory: UnsafeMutableRawBufferPointer, bytesPerRow: Int) {
        for row in 0..<(pixels.count / max(width * 4, 1)) {
            for column in 0..<width {
                let source = (row * width + column) * 4
                let target = row * bytesPerRow + column * bytesPerPixel
                let opacity = pixels[source + 3]
                if let alpha { memory[target + alpha] = opacity }
                guard let colors else { continue }
                func component(_ offset: Int) -> UInt8 {
                    let value = pixels[source + offset]
                    return isPremultiplied || opacity == 0
                        ? value : UInt8(min(255, (Int(value) * 255 + Int(opacity) / 2) / Int(opacity)))
                }
                if colors.red == colors.blue {
                    memory[target] = Self.luminance(red: component(2), green: component(1), blue: component(0))
                } else {
                    memory[target + colors.red] = component(2)
                    memory[target + colors.green] = component(1)
                    memory[target + colors.blue] = component(0)
                }
            }
        }
    }

    /// Returns rows of premultiplied BGRA pixels, read from memory with this layout. The memory must contain all rows.
    func read(_ memory: UnsafeRawBufferPointer, width: Int, height: Int, bytesPerRow: Int) -> [UInt8] {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(width * height * 4)
        for row in 0..<height {
            for column in 0..<width {
                let source = row * bytesPerRow + column * bytesPerPixel
                let opacity = alpha.map { memory[source + $0] } ?? 255
                func component(_ offset: Int?) -> UInt8 {
                    let value = offset.map { memory[source + $0] } ?? 0
                    // Premultiplied components can't be greater than alpha.
                    return isPremultiplied ? min(value, opacity) : UInt8((Int(value) * Int(opacity) + 127) / 255)
                }
                pixels += [component(colors?.blue), component(colors?.green), component(colors?.red), opacity]
            }
        }
        return pixels
    }

    /// Returns the luminance of a color, with the weights of Rec. 601.
    private static func luminance(red: UInt8, green: UInt8, blue: UInt8) -> UInt8 {
        let sum: Int = Int(red) * 299 + Int(green) * 587 + Int(blue) * 114
        return UInt8((sum + 500) / 1000)
    }
}
