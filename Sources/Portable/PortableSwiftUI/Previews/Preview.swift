/// Shows a view while it is being written: hosts list it by its name, or by its file and line.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// What `#Preview` makes: a type that hosts find by this protocol.
public protocol _PreviewRegistry {
    /// The file, with its module.
    static var fileID: String { get }
    /// The line in the file.
    static var line: Int { get }
    /// The name that was given.
    static var name: String? { get }
    /// The view.
    @MainActor static func makeView() -> any View
}
