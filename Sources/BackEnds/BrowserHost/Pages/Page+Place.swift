extension Page {
    /// How long the commands may be, in bytes: they come back in one message with the positions.
    private static let longestCommands = WebSocketMessage.maximumLength / 4

    /// Where the application stands, for its next run: what leads there (`commands`), and where it is scrolled to
    /// (`positions`).
    func writePlace(to writer: inout JSONWriter) {
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
