@_exported import Foundation
@_exported import UIKit

/// A drawing without strokes.
public struct PKDrawing: Equatable, Hashable, Codable, Sendable {
    public var bounds: CGRect { .null }
    public var strokes: [PKStroke] {
        get { [] }
        set {}
    }

    public init() {}
    public init(data: Data) throws {}
    public init<S: Sequence>(strokes: S) where S.Element == PKStroke {}

    public func dataRepresentation() -> Data { Data() }
    @MainActor
    public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: rect.size).image { _ in }
    }
    public func appending(_ drawing: PKDrawing) -> PKDrawing { self }
    public mutating func append(_ drawing: PKDrawing) {}
}

/// A stroke of a drawing. The user can't draw strokes.
public struct PKStroke: Sendable {
    public var ink: PKInk
}

public struct PKInk: @unchecked Sendable {
    public var inkType: PKInkingTool.InkType
    public var color: UIColor

    public init(_ inkType: PKInkingTool.InkType, color: UIColor = .black) {
        (self.inkType, self.color) = (inkType, color)
    }
}

public protocol PKTool {}

public struct PKInkingTool: PKTool, Equatable {
    public enum InkType: String, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
    }

    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        inkType = type
        self.color = color
        self.width = width ?? 1
    }
}

public struct PKEraserTool: PKTool, Equatable, Sendable {
    public enum EraserType: Sendable { case vector, bitmap, fixedWidthBitmap }

    public var eraserType: EraserType

    public init(_ eraserType: EraserType) { self.eraserType = eraserType }
}

public struct PKLassoTool: PKTool, Equatable, Sendable {
    public init() {}
}

public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

/// A canvas that the user can't draw on. It shows a label.
@preconcurrency @MainActor
open class PKCanvasView: UIScrollView {
    open var drawing = PKDrawing() {
        didSet { (delegate as? any PKCanvasViewDelegate)?.canvasViewDrawingDidChange(self) }
    }
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var allowsFingerDrawing = true
    open var isRulerActive = false
    open var isDrawingEnabled = true
    open var drawingGestureRecognizer: UIGestureRecognizer { panGestureRecognizer }
    private let label = UILabel()

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = .systemBackground
        label.text = "Canvas"
        label.textAlignment = .center
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// Methods for observing a canvas. All methods are optional.
@preconcurrency @MainActor
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A picker of tools, which isn't shown.
@preconcurrency @MainActor
open class PKToolPicker: NSObject {
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var isVisible: Bool { false }
    open var showsDrawingPolicyControls = true

    public override init() { super.init() }

    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
    open func addObserver(_ observer: PKCanvasView) {}
    open func removeObserver(_ observer: PKCanvasView) {}
}

@preconcurrency @MainActor
public protocol PKToolPickerObserver: AnyObject {}
