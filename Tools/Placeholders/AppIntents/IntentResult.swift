/// The result of an intent.
public protocol IntentResult: Sendable {
    associatedtype ResultValue: Sendable

    var value: ResultValue? { get }
}

/// A result that contains a value.
public protocol ReturnsValue<ResultValue>: IntentResult {}

/// A result that contains text.
public protocol ProvidesDialog: IntentResult {}

/// A result that contains a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result that opens another intent.
public protocol OpensIntent: IntentResult {}

/// A result with a value, an intent to open, a view, and text, each of which can be missing.
public struct IntentResultContainer<ResultValue: Sendable, OpensAppIntent, SnippetView, Dialog>: IntentResult {
    public let value: ResultValue?
    /// The text, or `nil` for none.
    public let dialog: IntentDialog?

    init(value: ResultValue? = nil, dialog: IntentDialog? = nil) {
        self.value = value
        self.dialog = dialog
    }
}

extension IntentResultContainer: ReturnsValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where SnippetView: View {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}

// The view of a result is never shown, so it isn't created.
extension IntentResult {
    public static func result() -> Self where Self == IntentResultContainer<Never, Never, Never, Never> { Self() }

    public static func result(dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { Self(dialog: dialog) }

    public static func result<V: View>(view: V) -> Self where Self == IntentResultContainer<Never, Never, V, Never> {
        Self()
    }

    public static func result<V: View>(dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<Never, Never, V, IntentDialog> { Self(dialog: dialog) }

    public static func result<V: View>(dialog: IntentDialog, @ViewBuilder content: () -> V) -> Self
    where Self == IntentResultContainer<Never, Never, V, IntentDialog> { Self(dialog: dialog) }

    public static func result<Value: Sendable>(value: Value) -> Self
    where Self == IntentResultContainer<Value, Never, Never, Never> { Self(value: value) }

    public static func result<Value: Sendable>(value: Value, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { Self(value: value, dialog: dialog) }

    public static func result<Value: Sendable, V: View>(value: Value, view: V) -> Self
    where Self == IntentResultContainer<Value, Never, V, Never> { Self(value: value) }

    public static func result<Value: Sendable, V: View>(value: Value, dialog: IntentDialog, view: V) -> Self
    where Self == IntentResultContainer<Value, Never, V, IntentDialog> { Self(value: value, dialog: dialog) }

    public static func result<Intent: AppIntent>(opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, Never> { Self() }

    public static func result<Intent: AppIntent>(opensIntent: Intent, dialog: IntentDialog) -> Self
    where Self == IntentResultContainer<Never, Intent, Never, IntentDialog> { Self(dialog: dialog) }

    public static func result<Value: Sendable, Intent: AppIntent>(value: Value, opensIntent: Intent) -> Self
    where Self == IntentResultContainer<Value, Intent, Never, Never> { Self(value: value) }
}
