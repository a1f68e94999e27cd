import Foundation
import PortableUIKit

/// How far something has come, or that it goes on.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    private let label: Label

    @Environment(\.self) private var environment

    init(fraction: Double?, label: Label) {
        self.fraction = fraction
        self.label = label
    }

    /// UIKit's bar or wheel, with the label.
    @MainActor public var body: some View {
        let environment = environment
        let title = label.shownParts.lazy.compactMap { ($0 as? any TitledView)?.title(in: environment) }.first
        if let fraction {
            VStack(alignment: .leading, spacing: 5) {
                label
                ProgressBar(fraction: fraction, title: title)
            }
        } else {
            VStack {
                ActivityWheel(title: title)
                label
            }
        }
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A wheel that turns.
    public init() where Label == EmptyView { self.init(fraction: nil, label: EmptyView()) }

    /// A wheel that turns, with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey))
    }

    /// A wheel that turns, with a title that isn't looked up.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(fraction: nil, label: Text(title)) }

    /// A bar for a part of a whole; a wheel that turns for nil.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: value.map { Double($0 / total) }, label: EmptyView())
    }

    /// A bar for a part of a whole, with a title; a wheel that turns for nil.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
    }
}

private struct ProgressBar: UIViewRepresentable {
    let fraction: Double
    let title: String?

    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

    func updateUIView(_ view: UIProgressView, context: Context) {
        view.accessibilityLabel = title
        view.setProgress(Float(fraction.isFinite ? min(max(fraction, 0), 1) : 0), animated: view.window != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? 100, height: own.height)
    }
}

private struct ActivityWheel: UIViewRepresentable {
    let title: String?

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) { view.accessibilityLabel = title }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}
