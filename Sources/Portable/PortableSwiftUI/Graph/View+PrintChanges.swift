extension View {
    /// Prints the type of the view whose body is being evaluated.
    ///
    /// Differs from SwiftUI: the properties that caused the evaluation aren't named.
    public static func _printChanges() { print("\(Self.self): changed.") }

    /// Logs the type of the view whose body is being evaluated.
    ///
    /// Differs from SwiftUI: the properties that caused the evaluation aren't named.
    public static func _logChanges() { _printChanges() }
}
