import PortableUIKit

/// A type that defines an environment for previews.
///
/// Apply it with the trait `modifier(_:)`:
///
///     #Preview(traits: .modifier(SampleData())) { SnackList() }
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// The type of the context, such as a container of sample data.
    associatedtype Context = Void
    /// The type of the view that ``body(content:context:)`` returns.
    associatedtype Body: View
    /// The preview that is modified.
    typealias Content = PreviewModifierContent

    /// Creates the context of a preview.
    ///
    /// Differs from SwiftUI: each preview creates its own context.
    static func makeSharedContext() async throws -> Context

    /// Returns the preview with the context.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    /// Creates no context.
    public static func makeSharedContext() async throws {}
}

/// A preview that is modified.
@MainActor @preconcurrency
public struct PreviewModifierContent: View {
    let content: AnyView

    /// The content of the preview.
    public var body: some View { content }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Returns a trait that modifies the preview. The first modifier applies to the body of the preview, the second one
    /// to the result of the first one, and so on.
    @preconcurrency @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        nonisolated(unsafe) let modifier = modifier
        return PreviewTrait { settings in
            settings.addContentModifier { content in
                guard let view = content as? AnyView else { return content }
                return AnyView(ModifiedPreview(content: view, modifier: modifier))
            }
        }
    }
}

/// A preview with a modifier, which is shown once its context exists.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
    let content: AnyView
    let modifier: Modifier

    private enum Context {
        case pending
        case ready(Modifier.Context)
        case failed(String)
    }

    @State private var context = (() as? Modifier.Context).map { Context.ready($0) } ?? .pending

    var body: some View {
        switch context {
        case .ready(let context): modifier.body(content: PreviewModifierContent(content: content), context: context)
        case .failed(let reason): Text(verbatim: reason).foregroundStyle(.red)
        case .pending:
            Color.clear.task {
                do {
                    context = .ready(try await Modifier.makeSharedContext())
                } catch {
                    context = .failed("The context of \(Modifier.self) can't be created: \(error)")
                }
            }
        }
    }
}
