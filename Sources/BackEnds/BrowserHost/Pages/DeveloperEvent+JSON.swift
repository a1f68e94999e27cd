import DisplayList

extension DeveloperEvent {
    /// The maximum length of a message that is sent to a page, in characters.
    private static let longestMessage = 4000

    /// Writes an object with `time`, optionally `layer`, and `change`, `update`, or `problem` with its `message`.
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("time")
            writer.number(time)
            if let layer {
                writer.key("layer")
                writer.integer(layer)
            }
            switch kind {
            case .change(let change):
                writer.key("change")
                writer.string(change.rawValue)
            case .update(let update):
                writer.key("update")
                update.write(to: &writer)
            case .problem(let problem, let message):
                writer.key("problem")
                writer.string(problem.rawValue)
                writer.key("message")
                writer.string(String(message.prefix(Self.longestMessage)))
            }
        }
    }
}

extension CollectionUpdate {
    /// Writes an object with `class`, `ms`, the flags `animated` and `reload`, and the nonzero numbers in `items` and
    /// `sections`.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("class")
            writer.string(className)
            writer.key("ms")
            writer.number(duration * 1000)
            writer.key("animated")
            writer.bool(isAnimated)
            writer.key("reload")
            writer.bool(reloadsData)
            writer.key("items")
            items.write(to: &writer)
            writer.key("sections")
            sections.write(to: &writer)
        }
    }
}

extension CollectionUpdate.Counts {
    fileprivate func write(to writer: inout JSONWriter) {
        let counts = [
            ("inserted", inserted), ("deleted", deleted), ("moved", moved), ("reloaded", reloaded),
            ("reconfigured", reconfigured),
        ]
        writer.object { writer in
            for (name, count) in counts where count > 0 {
                writer.key(name)
                writer.integer(UInt64(count))
            }
        }
    }
}
