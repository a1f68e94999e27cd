import UIKit

/// A view that shows the background color of its scene and the texts of its labels instead of the nodes.
@preconcurrency @MainActor
open class SKView: UIView {
    open private(set) var scene: SKScene?
    open var isPaused = false
    open var showsFPS = false
    open var showsNodeCount = false
    open var showsPhysics = false
    open var showsDrawCount = false
    open var ignoresSiblingOrder = false
    /// A transparent view is usually an effect above other views, so it shows no text.
    open var allowsTransparency = false { didSet { label.isHidden = allowsTransparency } }
    open var preferredFramesPerSecond = 60
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
        backgroundColor = .black
        label.textColor = .lightGray
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(label)
        showText()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 16, dy: 16)
    }

    open func presentScene(_ scene: SKScene?) {
        self.scene?.willMove(from: self)
        self.scene = scene
        if let scene {
            if scene.size == .zero || scene.scaleMode == .resizeFill { scene.size = bounds.size }
            scene.view = self
            backgroundColor = scene.backgroundColor
            scene.sceneDidLoad()
            scene.didMove(to: self)
        }
        showText()
    }

    open func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }

    private func showText() {
        let texts = scene.map { Self.texts(in: $0) } ?? []
        label.text = (["Scene"] + texts).joined(separator: "\n")
    }

    private static func texts(in node: SKNode) -> [String] {
        ((node as? SKLabelNode)?.text.map { [$0] } ?? []) + node.children.flatMap { texts(in: $0) }
    }
}
