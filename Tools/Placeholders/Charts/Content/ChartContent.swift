import SwiftUI

/// A type that represents the content that you draw on a chart.
@preconcurrency @MainActor
public protocol ChartContent {
    associatedtype Body: ChartContent

    @ChartContentBuilder @MainActor var body: Body { get }

    /// Adds the marks of the content.
    func _add(to marks: inout _Marks)
}

/// The marks of a chart.
public struct _Marks {
    var marks: [Mark] = []
}

extension ChartContent {
    @MainActor public func _add(to marks: inout _Marks) { body._add(to: &marks) }

    /// The marks of the content, in their order.
    @MainActor var collected: [Mark] {
        var marks = _Marks()
        _add(to: &marks)
        return marks.marks
    }
}

extension ChartContent where Body == Never {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: ChartContent {
    @MainActor public func _add(to marks: inout _Marks) {}
}

/// Content whose marks have changed attributes.
nonisolated struct ModifiedChartContent<Content: ChartContent> {
    let content: Content
    let change: (inout MarkAttributes) -> Void
}

extension ModifiedChartContent: ChartContent {
    typealias Body = Never

    @MainActor func _add(to marks: inout _Marks) {
        let start = marks.marks.count
        content._add(to: &marks)
        for index in start..<marks.marks.count { change(&marks.marks[index].attributes) }
    }
}

extension ChartContent {
    /// Returns the content with a change to the attributes of its marks.
    nonisolated func attributes(
        _ change: @escaping (inout MarkAttributes) -> Void
    ) -> ModifiedChartContent<Self> { ModifiedChartContent(content: self, change: change) }
}

/// A type-erased chart content.
public nonisolated struct AnyChartContent {
    private let add: @MainActor (inout _Marks) -> Void

    public init(_ content: some ChartContent) {
        let content = MainActorValue(content)
        add = { content.value._add(to: &$0) }
    }
}

extension AnyChartContent: ChartContent {
    public typealias Body = Never

    @MainActor public func _add(to marks: inout _Marks) { add(&marks) }
}

/// A container for a group of marks that are treated as a single mark.
public nonisolated struct Plot<Content: ChartContent> {
    let content: Content
}

extension Plot: ChartContent {
    public typealias Body = Never

    public nonisolated init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    @MainActor public func _add(to marks: inout _Marks) { content._add(to: &marks) }
}
