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

/// The pixels of a bitmap context, in the layout that the app wants.
///
/// Drawing is recorded. It's rendered when the app asks for the pixels, or after each command if they're in the app's
/// memory. The app can change pixels in between; they're the background of what is drawn afterwards.
final class Bitmap {
    let format: BitmapFormat
    /// Whether the app provided the memory.
    let isShared: Bool
    /// The memory, or `nil` before the app asks for it.
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

    /// The pixels as premultiplied BGRA, or `nil` before the app asks for the memory.
    var pixels: [UInt8]? {
        memory.map {
            format.layout.read(
                UnsafeRawBufferPointer($0), width: format.width, height: format.height, bytesPerRow: format.bytesPerRow)
        }
    }

    /// An image of ``pixels``.
    var image: DisplayImage? {
        pixels.map { DisplayImage(pixels: $0, width: format.width, height: format.height) }
    }

    /// Renders the commands that follow the rendered ones, on the pixels that the memory has now.
    func render(_ commands: [DisplayCommand]) {
        guard commands.count > renderedCount || memory == nil else { return }
        var visible = commands
        if let background = image {
            visible = [.image(background, rect: Rect(origin: .zero, size: background.size))]
            visible += commands[..<renderedCount].filter { !$0.isDrawing } + commands[renderedCount...]
        }
        let picture = DisplayImage(commands: visible, pixelWidth: format.width, pixelHeight: format.height)
        let target = memory ?? allocated()
        memory = target
        format.layout.write(
            picture.rasterized(), width: format.width, to: target, bytesPerRow: format.bytesPerRow)
        renderedCount = commands.count
    }

    /// Makes all pixels transparent. The commands have `count` elements afterwards.
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
