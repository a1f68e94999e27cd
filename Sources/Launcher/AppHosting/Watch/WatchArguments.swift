/// The command line of an application that another process watches.
package enum WatchArguments {
    /// The arguments that an application gets from the process that watches it, on a port that stays the same when it
    /// starts anew.
    /// - Parameter arguments: Those of the process that watches, without its name.
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
