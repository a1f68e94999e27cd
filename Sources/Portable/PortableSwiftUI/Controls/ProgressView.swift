import Foundation
import PortableUIKit

/// A view that shows the progress of a task, or that a task is running.
public nonisolated struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    var timer: ProgressTimer?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel

    @Environment(\.self) private var environment

    init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// The progress view in the current style.
    @MainActor public var body: some View {
        if let timer {
            TimelineView(.periodic(from: timer.interval.lowerBound, by: 1)) { context in
                content(timer.fraction(at: context.date))
            }
        } else {
            content(fraction)
        }
    }

    @MainActor @ViewBuilder private func content(_ fraction: Double?) -> some View {
        let environment = environment
        let title = label.shownParts.lazy.compactMap { ($0 as? any TitledView)?.title(in: environment) }.first
        let configuration = ProgressViewStyleConfiguration(
            fractionCompleted: fraction,
            label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(content: AnyView(currentValueLabel)), title: title)
        if let style = environment.progressViewStyle {
            style.makeBody(configuration)
        } else {
            DefaultProgressViewStyle().makeBody(configuration: configuration)
        }
    }

    /// Creates a progress view for a fraction, with labels. If the value is `nil`, the progress is indeterminate.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: value.map { Double($0 / total) }, label: label(), currentValueLabel: currentValueLabel())
    }
}

extension ProgressView {
    /// Creates a progress view with the properties of a configuration.
    @preconcurrency @MainActor public init(_ configuration: ProgressViewStyleConfiguration)
    where
        Label == ProgressViewStyleConfiguration.Label?,
        CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
    {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }

    /// Creates a progress view of a `Progress` object.
    ///
    /// Differs from SwiftUI: the view shows the progress at the time at which it's created.
    public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
        self.init(
            fraction: progress.isIndeterminate ? nil : progress.fractionCompleted, label: EmptyView(),
            currentValueLabel: EmptyView())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    private init(fraction: Double?, label: Label) {
        self.init(fraction: fraction, label: label, currentValueLabel: EmptyView())
    }

    /// Creates an indeterminate progress view.
    public init() where Label == EmptyView { self.init(fraction: nil, label: EmptyView()) }

    /// Creates an indeterminate progress view with a label.
    public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label()) }

    /// Creates an indeterminate progress view with a title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey))
    }

    /// Creates an indeterminate progress view with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(fraction: nil, label: Text(title)) }

    /// Creates a progress view for a fraction. If the value is `nil`, the progress is indeterminate.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: value.map { Double($0 / total) }, label: EmptyView())
    }

    /// Creates a progress view for a fraction, with a label. If the value is `nil`, the progress is indeterminate.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: value.map { Double($0 / total) }, label: label())
    }

    /// Creates a progress view for a fraction, with a title. If the value is `nil`, the progress is indeterminate.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(titleKey))
    }

    /// Creates a progress view for a fraction, with a title that isn't localized. If the value is `nil`, the progress
    /// is indeterminate.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: value.map { Double($0 / total) }, label: Text(title))
    }
}

struct ProgressBar: UIViewRepresentable {
    let fraction: Double
    let title: String?

    func makeUIView(context: Context) -> UIProgressView { UIProgressView(progressViewStyle: .default) }

    func updateUIView(_ view: UIProgressView, context: Context) {
        view.accessibilityLabel = title
        view.setProgress(Float(fraction), animated: view.window != nil)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIProgressView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? 100, height: own.height)
    }
}

struct ActivityWheel: UIViewRepresentable {
    let title: String?

    func makeCoordinator() -> RepresentableTint { RepresentableTint() }

    func makeUIView(context: Context) -> UIActivityIndicatorView {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
    }

    func updateUIView(_ view: UIActivityIndicatorView, context: Context) {
        view.accessibilityLabel = title
        context.coordinator.apply(context.environment) { view.color = $0 }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIActivityIndicatorView, context: Context) -> CGSize? {
        uiView.intrinsicContentSize
    }
}
