import CollageTesting
import DisplayList
import Foundation
import PortableUIKit
import Testing

@_spi(Collage) @testable import PortableQuartz

@MainActor
struct EmitterLayerTests {
    private let host = TestHost(size: CGSize(width: 200, height: 200))
    private let layer = CAEmitterLayer()
    private let cell = CAEmitterCell()
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image {
        UIColor.white.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }

    init() {
        cell.name = "dot"
        cell.contents = image.cgImage
        cell.contentsScale = CGFloat(image.cgImage?.width ?? 4) / 4
        cell.birthRate = 10
        cell.lifetime = 1
        layer.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        layer.emitterPosition = CGPoint(x: 100, y: 50)
        layer.emitterCells = [cell]
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.layer.addSublayer(layer)
        host.show(view)
        layer.beginTime = host.now
    }

    /// The centers of the particles, in the order of drawing.
    private func particles() -> [CGPoint] {
        let node = layer.displayNode(at: host.now)
        return (node?.children ?? []).map { child in
            CGPoint(x: child.bounds.midX, y: child.bounds.midY).applying(CGAffineTransform(child.transform))
        }
    }

    @Test func `particles are emitted at the birth rate, and end with their lifetime`() {
        host.advance(by: 0.55)
        #expect(particles().count == 6)
        host.advance(by: 2)
        #expect(particles().count == 10)
        layer.birthRate = 0.5
        host.advance(by: 2)
        #expect(particles().count == 5)
        layer.lifetime = 0
        #expect(particles().isEmpty)
    }

    @Test func `particles move with their velocity and acceleration`() throws {
        cell.birthRate = 1
        cell.velocity = 20
        cell.yAcceleration = 100
        host.advance(by: 0.5)
        let particle = try #require(particles().first)
        #expect(abs(particle.x - 110) < 0.5 && abs(particle.y - 62.5) < 0.5)
    }

    @Test func `existing particles remain if the emission ends, and then the layer is still`() {
        host.advance(by: 1.5)
        layer.setValue(0, forKeyPath: "emitterCells.dot.birthRate")
        #expect(particles().count == 10)
        host.advance(by: 0.5)
        #expect((4...6).contains(particles().count))
        host.advance(by: 1)
        #expect(particles().isEmpty)
    }

    @Test func `an emission can begin with a new time`() {
        host.advance(by: 1)
        layer.birthRate = 0
        host.advance(by: 5)
        #expect(particles().isEmpty)
        layer.beginTime = host.now
        layer.birthRate = 1
        host.advance(by: 0.55)
        #expect(particles().count == 6)
    }

    @Test func `the same seed emits the same particles, and another seed others`() {
        layer.emitterShape = .rectangle
        layer.emitterSize = CGSize(width: 60, height: 20)
        host.advance(by: 1.5)
        let first = particles()
        #expect(Set(first.map(\.x)).count == 10)
        #expect(first.allSatisfy { CGRect(x: 70, y: 40, width: 60, height: 20).contains($0) })
        #expect(particles() == first)
        layer.seed = 1
        #expect(particles() != first)
    }

    @Test(arguments: [CAEmitterLayerEmitterMode.points, .outline, .surface, .volume])
    func `particles are emitted in the part of the shape`(mode: CAEmitterLayerEmitterMode) {
        layer.emitterShape = .circle
        layer.emitterSize = CGSize(width: 30, height: 0)
        layer.emitterMode = mode
        host.advance(by: 1.5)
        let distances = particles().map { hypot($0.x - 100, $0.y - 50) }
        #expect(distances.count == 10)
        switch mode {
        case .points: #expect(distances.allSatisfy { $0 < 0.01 })
        case .outline: #expect(distances.allSatisfy { abs($0 - 30) < 0.01 })
        default: #expect(distances.allSatisfy { $0 <= 30 } && distances.contains { $0 < 29 })
        }
    }

    @Test func `an endless emission doesn't keep the device from rest`() {
        host.settle()
        #expect(particles().count >= 1)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 1e300])
    func `cells accept all numbers`(number: CGFloat) {
        cell.velocity = number
        cell.scale = number
        cell.spin = number
        host.advance(by: 0.5)
        _ = particles()
        cell.birthRate = Float(number)
        cell.lifetime = Float(number)
        host.advance(by: 0.5)
        #expect(particles().count <= 5_000)
    }

    @Test func `particles have the color of the cell`() throws {
        cell.color = UIColor.red.cgColor
        cell.alphaSpeed = -0.5
        host.advance(by: 0.95)
        let node = try #require(layer.displayNode(at: host.now)?.children.first)
        #expect(node.filter != nil && abs(node.opacity - 0.525) < 0.05)
    }
}
