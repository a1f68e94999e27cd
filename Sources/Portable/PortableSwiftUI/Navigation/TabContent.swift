/// A type that describes tabs of a tab view.
@preconcurrency @MainActor
public protocol TabContent<TabValue> {
    /// The type of the values that identify tabs.
    associatedtype TabValue: Hashable
    /// The type of ``body``.
    associatedtype Body: TabContent

    /// The tabs that the content is composed of.
    @preconcurrency @MainActor var body: Body { get }

    // Returns the screens of the tabs. Only the library's own content implements it.
    static func _screens(_ content: Self) -> _TabScreens
}

/// The screens of tabs, each with its label and its value.
public struct _TabScreens {
    var views: [any View] = []
}

extension TabContent {
    /// Returns the screens of the tabs.
    public static func _screens(_ content: Self) -> _TabScreens { Body._screens(content.body) }
}

extension TabContent where Body == Never {
    /// Not available, because the content doesn't have a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TabContent {
    /// The type of the values.
    public typealias TabValue = Never

    /// Returns the screens of the tabs.
    public static func _screens(_ content: Never) -> _TabScreens {}
}

/// A result builder that creates tabs.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The content of a tab view with tabs.
    public nonisolated struct Content<C: TabContent>: View {
        let tabs: C

        /// The screens.
        @MainActor public var body: some View {
            ForEach(Array(C._screens(tabs).views.map(\.erased).enumerated()), id: \.offset) { $0.element }
        }
    }

    /// Builds one tab.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Builds one tab.
    public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    /// Builds several tabs.
    @_disfavoredOverload
    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> _TupleTabContent<TabValue, repeat each C> {
        _TupleTabContent(repeat each content)
    }

    /// Builds tabs of an `if` statement without an `else` branch.
    public static func buildIf<C: TabContent>(_ content: C?) -> C? where C.TabValue == TabValue { content }

    /// Builds the first branch of a conditional statement.
    public static func buildEither<T: TabContent, F: TabContent>(first: T) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the second branch of a conditional statement.
    public static func buildEither<T: TabContent, F: TabContent>(second: F) -> _ConditionalContent<T, F>
    where T.TabValue == TabValue, F.TabValue == TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds tabs with an availability condition.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
        content
    }
}

extension TabContentBuilder.Content: MultipartView {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] { C._screens(tabs).views }
}

/// Several tabs.
public nonisolated struct _TupleTabContent<TabValue: Hashable, each Item: TabContent>: TabContent {
    let content: (repeat each Item)

    init(_ content: repeat each Item) {
        self.content = (repeat each content)
    }

    /// The type of the body.
    public typealias Body = Never

    /// Returns the screens of the tabs.
    @MainActor public static func _screens(_ tuple: Self) -> _TabScreens {
        var screens = _TabScreens()
        @MainActor func add<Content: TabContent>(_ content: Content) {
            screens.views += Content._screens(content).views
        }
        repeat add(each tuple.content)
        return screens
    }
}

extension Optional: TabContent where Wrapped: TabContent {
    /// The type of the values.
    public typealias TabValue = Wrapped.TabValue

    /// Not available, because the content doesn't have a body.
    @MainActor public var body: Never { fatalError("Tabs under a condition have no body.") }

    /// Returns the screens of the tabs.
    @MainActor public static func _screens(_ content: Wrapped?) -> _TabScreens {
        content.map { Wrapped._screens($0) } ?? _TabScreens()
    }
}

extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    /// The type of the values.
    public typealias TabValue = TrueContent.TabValue

    /// Not available, because the content doesn't have a body.
    @MainActor public var body: Never { fatalError("Tabs under a condition have no body.") }

    /// Returns the screens of the tabs.
    @MainActor public static func _screens(_ content: _ConditionalContent) -> _TabScreens {
        switch content.storage {
        case .trueContent(let content): TrueContent._screens(content)
        case .falseContent(let content): FalseContent._screens(content)
        }
    }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the values.
    public typealias TabValue = Content.TabValue

    /// Creates tabs for identifiable elements.
    public nonisolated init(
        _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: \.id)
    }

    /// Creates tabs for elements that a key path identifies.
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] })
    }

    /// Not available, because the content doesn't have a body.
    @MainActor public var body: Never { fatalError("Tabs for each element have no body.") }

    /// Returns the screens of the tabs.
    @MainActor public static func _screens(_ tabs: ForEach) -> _TabScreens {
        _TabScreens(views: tabs.data.flatMap { Content._screens(tabs.content($0)).views })
    }
}
