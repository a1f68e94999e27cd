import DisplayList
import LayoutGeometry

/// The size of a bitmap, and the layout of its memory.
struct BitmapFormat {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let layout: PixelLayout
    let space: CGColorSpace
    let info: CGBitmapInfo

    var byteCount: Int { bytesPerRow * height }
}

/// The pixels of a bitmap context, in the layout that the app requested.
///
/// Drawing is recorded. It's rendered when the app accesses the pixels, or after each command if the pixels are in the
/// app's memory. Between commands, the app can change the pixels, which are the background of subsequent drawing.
final class Bitmap {
    let format: BitmapFormat
    /// A Boolean value that indicates whether the app provided the memory.
    let isShared: Bool
    /// The memory, or `nil` before the app accesses it.
    private(set) var memory: UnsafeMutableRawBufferPointer?
    /// The number of commands that were rendered.
    private var renderedCount = 0

    init(_ format: BitmapFormat, data: UnsafeMutableRawPointer?) {
        self.format = format
        isShared = data != nil
        memory = data.map { UnsafeMutableRawBufferPointer(start: $0, count: format.byteCount) }
    }

    deinit {
        if !isShared { memory?.deallocate() }
    }

    /// The pixels as premultiplied BGRA, or `nil` before the app accesses the memory.
    var pixels: [UInt8]? {
        memory.map {
            format.layout.read(
                UnsafeRawBufferPointer($0), width: format.width, height: format.height, bytesPerRow: format.bytesPerRow)
        }
    }

    /// An image with the contents of ``pixels``.
    var image: DisplayImage? {
        pixels.map { DisplayImage(pixels: $0, width: format.width, height: format.height) }
    }

    /// Renders the commands that haven't been rendered yet over the current pixels.
    ///
    /// - Parameter savedStateCount: The number of states that the commands save and don't restore.
    func render(_ commands: [DisplayCommand], savedStateCount: Int) {
        guard memory == nil || commands[renderedCount...].contains(where: \.isDrawing) else { return }
        var visible = commands
        if let background = image {
            visible = [.image(background, rect: Rect(origin: .zero, size: background.size))]
            visible += commands[..<renderedCount].filter { !$0.isDrawing } + commands[renderedCount...]
        }
        visible += Array(repeating: .restore, count: savedStateCount)
        let picture = DisplayImage(commands: visible, pixelWidth: format.width, pixelHeight: format.height)
        let target = memory ?? allocated()
        memory = target
        format.layout.write(
            picture.rasterized(), width: format.width, to: target, bytesPerRow: format.bytesPerRow)
        renderedCount = commands.count
    }

    /// Makes all pixels transparent, and treats the first `count` commands as rendered.
    func clear(keeping count: Int) {
        renderedCount = memory == nil ? 0 : count
        memory?.initializeMemory(as: UInt8.self, repeating: 0)
    }

    private func allocated() -> UnsafeMutableRawBufferPointer {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: format.byteCount, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        return memory
    }
}
