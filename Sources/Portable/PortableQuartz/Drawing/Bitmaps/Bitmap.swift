import DisplayList
import LayoutGeometry

/// The pixels of a bitmap context, in the layout that the app wants.
///
/// Drawing is recorded. It's rendered when the app asks for the pixels, or after each command if they're in the app's
/// memory. The app can change pixels in between; they're the background of what is drawn afterwards.
final class Bitmap {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let layout: PixelLayout
    let space: CGColorSpace?
    let info: CGBitmapInfo
    /// Whether the app provided the memory.
    let isShared: Bool
    /// The memory, or `nil` before the app asks for it.
    private(set) var memory: UnsafeMutableRawBufferPointer?
    /// The number of commands that were rendered.
    private var renderedCount = 0

    init(
        width: Int, height: Int, bytesPerRow: Int, layout: PixelLayout, space: CGColorSpace?, info: CGBitmapInfo,
        data: UnsafeMutableRawPointer?
    ) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.layout = layout
        self.space = space
        self.info = info
        isShared = data != nil
        memory = data.map { UnsafeMutableRawBufferPointer(start: $0, count: bytesPerRow * height) }
    }

    deinit {
        if !isShared { memory?.deallocate() }
    }

    /// The pixels as premultiplied BGRA, or `nil` before the app asks for the memory.
    var pixels: [UInt8]? {
        memory.map {
            layout.read(UnsafeRawBufferPointer($0), width: width, height: height, bytesPerRow: bytesPerRow)
        }
    }

    /// Renders the commands that follow the rendered ones, on the pixels that the memory has now.
    func render(_ commands: [DisplayCommand]) {
        guard commands.count > renderedCount || memory == nil else { return }
        var visible = commands
        if let pixels {
            let background = DisplayImage(pixels: pixels, width: width, height: height)
            visible = [.image(background, rect: Rect(origin: .zero, size: background.size))]
            visible += commands[..<renderedCount].filter { !$0.isDrawing } + commands[renderedCount...]
        }
        let picture = DisplayImage(commands: visible, pixelWidth: width, pixelHeight: height)
        let target = memory ?? allocated()
        memory = target
        layout.write(picture.rasterized(), width: width, to: target, bytesPerRow: bytesPerRow)
        renderedCount = commands.count
    }

    /// Makes all pixels transparent. The commands have `count` elements afterwards.
    func clear(keeping count: Int) {
        renderedCount = memory == nil ? 0 : count
        memory?.initializeMemory(as: UInt8.self, repeating: 0)
    }

    private func allocated() -> UnsafeMutableRawBufferPointer {
        let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0)
        return memory
    }
}
