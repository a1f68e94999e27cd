@_exported import Foundation

public typealias vImagePixelCount = UInt
public typealias vImage_Flags = UInt32
public typealias vImage_Error = Int
public let kvImageNoError = 0
public let kvImageNoFlags = 0
public let kvImageEdgeExtend = 8
public let kvImageInvalidKernelSize = -21767
public let kvImageRoiLargerThanInputBuffer = -21766

/// Rows of pixels.
public struct vImage_Buffer {
    public var data: UnsafeMutableRawPointer!
    public var height: vImagePixelCount
    public var width: vImagePixelCount
    public var rowBytes: Int

    public init() {
        self.init(data: nil, height: 0, width: 0, rowBytes: 0)
    }

    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
}

/// Replaces each component by the mean of its neighbors in a box. Beyond an edge, the pixels at the edge are repeated.
///
/// - Complexity: O(*n*) in the number of pixels, regardless of the size of the box.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer?,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
    guard kernel_width % 2 == 1, kernel_height % 2 == 1 else { return kvImageInvalidKernelSize }
    let (source, target) = (src.pointee, dest.pointee)
    guard target.width <= source.width, target.height <= source.height else { return kvImageRoiLargerThanInputBuffer }
    let (width, height) = (Int(target.width), Int(target.height))
    guard width > 0, height > 0 else { return kvImageNoError }
    let input = source.data.assumingMemoryBound(to: UInt8.self)
    let output = target.data.assumingMemoryBound(to: UInt8.self)
    var rows = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
        for component in 0..<4 {
            smooth(
                count: width, radius: Int(kernel_width / 2), at: { input[y * source.rowBytes + $0 * 4 + component] },
                set: { rows[(y * width + $0) * 4 + component] = $1 })
        }
    }
    for x in 0..<width {
        for component in 0..<4 {
            smooth(
                count: height, radius: Int(kernel_height / 2), at: { rows[($0 * width + x) * 4 + component] },
                set: { output[$0 * target.rowBytes + x * 4 + component] = $1 })
        }
    }
    return kvImageNoError
}

/// Computes the means of a moving window.
private func smooth(count: Int, radius: Int, at value: (Int) -> UInt8, set: (Int, UInt8) -> Void) {
    func clamped(_ index: Int) -> Int { Int(value(min(max(index, 0), count - 1))) }
    var sum = (-radius...radius).reduce(0) { $0 + clamped($1) }
    for index in 0..<count {
        set(index, UInt8((sum + radius) / (2 * radius + 1)))
        sum += clamped(index + radius + 1) - clamped(index - radius)
    }
}
