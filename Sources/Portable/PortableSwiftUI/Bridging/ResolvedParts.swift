import PortableUIKit

/// A part of a view for UIKit: a menu element, or a button of an alert, in the environment that its modifiers set.
struct ResolvedPart {
    let view: any View
    let context: PartContext
}

/// The environment and the graph in which the parts of a view are read.
@MainActor
struct PartContext {
    var environment: EnvironmentValues
    /// The graph that evaluates the bodies of the app's own views.
    private(set) weak var graph: ViewGraph?

    init(_ environment: EnvironmentValues, graph: ViewGraph?) {
        self.environment = environment
        self.graph = graph
    }

    /// The context of the view whose body is being evaluated.
    static func ofCurrentBody(_ environment: EnvironmentValues) -> PartContext {
        PartContext(environment, graph: Evaluation.current?.node?.graph)
    }
}

/// A view that shows another view, possibly in another environment.
@MainActor
protocol EnclosingView {
    var enclosedView: any View { get }
    func adjust(_ environment: inout EnvironmentValues)
}

extension EnclosingView {
    @MainActor func adjust(_ environment: inout EnvironmentValues) {}
}

/// A modifier that changes only the environment.
@MainActor
protocol EnvironmentAdjusting {
    func adjust(_ environment: inout EnvironmentValues)
}

extension _EnvironmentKeyWritingModifier: EnvironmentAdjusting {
    @MainActor func adjust(_ environment: inout EnvironmentValues) { environment[keyPath: keyPath] = value }
}

extension _EnvironmentKeyTransformModifier: EnvironmentAdjusting {
    @MainActor func adjust(_ environment: inout EnvironmentValues) { transform(&environment[keyPath: keyPath]) }
}

extension ModifiedContent: EnclosingView where Content: View, Modifier: ViewModifier {
    @MainActor var enclosedView: any View { content }

    @MainActor func adjust(_ environment: inout EnvironmentValues) {
        (modifier as? any EnvironmentAdjusting)?.adjust(&environment)
    }
}

extension IDView: EnclosingView {
    var enclosedView: any View { content }
}

extension EquatableView: EnclosingView where Content: View {
    @MainActor var enclosedView: any View { content }
}

extension AnyView: EnclosingView {
    @MainActor var enclosedView: any View { erasedView }
}

extension View {
    /// Returns the parts of the view that a closure accepts. A view with a body has the parts of its body.
    @MainActor
    func resolvedParts(
        in context: PartContext, entersContainers: Bool = false, where accepts: @escaping (any View) -> Bool
    ) -> [ResolvedPart] {
        var resolver = PartResolver(entersContainers: entersContainers, accepts: accepts)
        resolver.resolve(self, context, depth: 0)
        return resolver.parts
    }
}

/// The parts of a view that were found.
@MainActor
private struct PartResolver {
    /// A Boolean value that indicates whether the views in stacks are parts, too.
    let entersContainers: Bool
    let accepts: (any View) -> Bool
    var parts: [ResolvedPart] = []

    mutating func resolve<V: View>(_ view: V, _ context: PartContext, depth: Int) {
        guard depth < ViewGraph.maximumDepth else { return }
        if accepts(view) {
            parts.append(ResolvedPart(view: view, context: context))
        } else if let view = view as? any EnclosingView {
            var context = context
            view.adjust(&context.environment)
            resolve(view.enclosedView, context, depth: depth + 1)
        } else if let view = view as? any MultipartView {
            for part in view.parts(keeping: accepts) { resolve(part, context, depth: depth + 1) }
        } else if let content = entersContainers ? (view as? any ContainerView)?.content : nil {
            resolve(content, context, depth: depth + 1)
        } else if let body = view.resolvedBody(in: context) {
            resolve(body, context, depth: depth + 1)
        }
    }
}

extension View {
    /// Returns the body of a view in a context, or `nil` for the library's views without one. State that the view
    /// declares has its initial value.
    @MainActor
    fileprivate func resolvedBody(in context: PartContext) -> (any View)? {
        guard Body.self != Never.self else { return nil }
        guard let graph = context.graph else { return LinkPlan.of(Self.self).isEmpty ? body : nil }
        let node = BodyNode(self, _ViewInputs(graph: graph, environment: context.environment))
        defer { node.remove() }
        node.evaluate()
        return node.content?.view
    }
}
