/// The information that a test needs to launch an app.
package struct LaunchedApp: Sendable, Hashable {
    /// The class of the application's delegate with its module, for example `Mail.AppDelegate`.
    package var delegate: String
    /// The command-line arguments of the app.
    package var arguments: [String]

    package init(delegate: String, arguments: [String] = []) {
        self.delegate = delegate
        self.arguments = arguments
    }

    var module: Substring { delegate.prefix { $0 != "." } }
    var delegateClass: Substring { delegate.drop { $0 != "." }.dropFirst() }
}
