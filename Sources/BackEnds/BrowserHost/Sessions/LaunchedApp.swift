/// What a test has to know of an app so that it can launch it.
package struct LaunchedApp: Sendable, Hashable {
    /// The class of the application's delegate with its module, for example `Mail.AppDelegate`.
    package var delegate: String
    /// What the app got on its command line.
    package var arguments: [String]

    package init(delegate: String, arguments: [String] = []) {
        self.delegate = delegate
        self.arguments = arguments
    }

    var module: Substring { delegate.prefix { $0 != "." } }
    var delegateClass: Substring { delegate.drop { $0 != "." }.dropFirst() }
}
