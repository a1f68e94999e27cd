import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Mesh gradients.
@MainActor struct MeshGradientTests {
    private var gradient: MeshGradient {
        MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.black, .white, .black, .white])
    }

    @Test func `colors change from one side to the other`() throws {
        let renderer = ImageRenderer(content: gradient.frame(width: 24, height: 24))
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 24, height: 24))
        let commands = LaidOut(gradient, width: 24, height: 24).nodes.flatMap(\.commands)
        #expect(commands.count > 144)
    }

    @Test func `cells overlap only if they're opaque`() throws {
        /// Returns the greatest width of a cell, in a gradient with 12 cells in a row.
        func width(_ color: PortableSwiftUI.Color) throws -> Double {
            let mesh = MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [color, color, color, color])
            let commands = LaidOut(mesh, width: 24, height: 24).nodes.flatMap(\.commands)
            let widths = commands.compactMap { command -> Double? in
                guard case .fill(let path, _, _) = command else { return nil }
                return path.controlPointBounds?.size.width
            }
            return try #require(widths.filter { $0 < 24 }.max())
        }
        #expect(try width(.red) > 2.1)
        #expect(abs(try width(.red.opacity(0.3)) - 2) < 0.001)
    }

    @Test func `a gradient as a style is the mean of its colors`() {
        let color = gradient._resolved(EnvironmentValues(), level: 0).color
        #expect(abs(color.red - 0.5) < 0.1)
        #expect(color.alpha == 1)
    }

    @Test func `a gradient with too few points draws nothing`() {
        let empty = MeshGradient(width: 3, height: 3, points: [[0, 0]], colors: [.red])
        #expect(LaidOut(empty, width: 24, height: 24).nodes.allSatisfy { $0.commands.isEmpty })
    }
}
