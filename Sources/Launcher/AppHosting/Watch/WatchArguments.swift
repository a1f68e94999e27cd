/// The command line of a watched application.
package enum WatchArguments {
    /// Returns the arguments that the watching process passes to the application. The port stays the same when the
    /// application restarts.
    ///
    /// - Parameter arguments: The arguments of the watching process, without its name.
    package static func arguments(from arguments: [String], port: Int) -> [String] {
        let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
        var kept: [String] = []
        var skipsValue = false
        for argument in arguments[..<end] {
            if skipsValue {
                skipsValue = false
            } else if ["--port", "--build-arguments"].contains(argument) {
                skipsValue = true
            } else if argument != "--watch", !argument.hasPrefix("--port="), !argument.hasPrefix("--build-arguments=") {
                kept.append(argument)
            }
        }
        return ["--watched", "--port", "\(port)"] + kept + arguments[end...]
    }
}
