extension Page {
    /// The maximum length of the commands in bytes. The page sends them back in one message together with the
    /// positions.
    private static let longestCommands = WebSocketMessage.maximumLength / 4

    /// Writes the state of the application for its next run: the `commands` that lead to the current screen, and the
    /// scroll `positions`.
    func writeLink(to writer: inout JSONWriter) {
        var commands = JSONWriter()
        commands.array { writer in
            for command in commandsToHere() { command.write(to: &writer) }
        }
        writer.key("commands")
        if commands.bytes.count <= Self.longestCommands {
            writer.written(commands.bytes)
        } else {
            writer.array { _ in }
        }
        writer.key("positions")
        writer.array { writer in
            for position in scrollPositions() {
                writer.array { writer in
                    writer.string(position.path)
                    writer.number(position.offset.x)
                    writer.number(position.offset.y)
                }
            }
        }
    }
}
