import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// A view laid out at a size, without a host, and the frames of its leaves.
@MainActor
final class LaidOut {
    let graph: ViewGraph
    let size: Size
    let scale: Double

    init(
        _ view: some View, width: Double = 100, height: Double = 100, scale: Double = 1, safeArea: Insets = .zero,
        environment change: (inout EnvironmentValues) -> Void = { _ in }
    ) {
        var environment = EnvironmentValues()
        environment.displayScale = CGFloat(scale)
        change(&environment)
        graph = ViewGraph(view, environment: environment)
        graph.safeArea = safeArea
        size = Size(width: width, height: height)
        self.scale = scale
        settle()
    }

    deinit {
        MainActor.assumeIsolated { graph.end() }
    }

    /// Renders one frame.
    func settle() {
        graph.layout(in: size)
        _ = node
    }

    var node: DisplayNode {
        graph.displayNode(PixelGrid(scale: scale)) ?? DisplayNode(id: 0, bounds: Rect(origin: .zero, size: size))
    }

    /// The elements without children, in the order of the views.
    var leaves: [Element] {
        var leaves: [Element] = []
        func collect(_ element: Element) {
            if element.children.isEmpty {
                if !(element is RootElement) { leaves.append(element) }
            } else {
                element.children.forEach(collect)
            }
        }
        collect(graph.rootElement)
        return leaves
    }

    /// The frames of the leaves, to the pixel: "x y width height" for each.
    var frames: [String] {
        let grid = PixelGrid(scale: scale)
        return leaves.map { leaf in
            let exact = leaf.frameInRoot
            let x = grid.round(exact.minX), y = grid.round(exact.minY)
            return [x, y, grid.round(exact.maxX) - x, grid.round(exact.maxY) - y].map(LaidOut.text)
                .joined(separator: " ")
        }
    }

    /// Up to three digits after the point.
    static func text(_ number: Double) -> String {
        let rounded = (number * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}

/// A view, the size of its window, and the expected frames of its leaves: a row of a table.
struct LayoutCase: Sendable, CustomTestStringConvertible {
    /// The rule that it shows, and the source of the rule.
    let rule: String
    let width: Double
    let height: Double
    let view: @MainActor @Sendable () -> AnyView
    let frames: [String]

    init(
        _ rule: String, _ width: Double = 100, _ height: Double = 100, frames: [String],
        @ViewBuilder view: @escaping @MainActor @Sendable () -> some View
    ) {
        self.rule = rule
        self.width = width
        self.height = height
        self.frames = frames
        self.view = { AnyView(view()) }
    }

    var testDescription: String { rule }
}

/// A view with a fixed size, regardless of the proposal.
struct Fixed: View {
    let width: CGFloat
    let height: CGFloat

    init(_ width: CGFloat, _ height: CGFloat) {
        self.width = width
        self.height = height
    }

    var body: some View { Color.red.frame(width: width, height: height) }
}

extension LaidOut {
    /// All drawn nodes, from back to front.
    var nodes: [DisplayNode] {
        func collect(_ node: DisplayNode) -> [DisplayNode] { [node] + node.children.flatMap(collect) }
        return collect(node)
    }

    /// The runs of all drawn texts.
    var textRuns: [TextRun] {
        nodes.flatMap(\.commands).flatMap { command -> [TextRun] in
            guard case .text(let layout, _) = command else { return [] }
            return layout.lines.flatMap(\.runs)
        }
    }
}
