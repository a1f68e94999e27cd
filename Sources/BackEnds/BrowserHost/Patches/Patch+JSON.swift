import DisplayList

extension Patch {
    /// Returns the message with the patch: an object with the frame's number `n`, `screen` for a complete patch, the
    /// expected `text` input or null, the application's time `ms`, and `ops`, which are arrays that begin with a
    /// letter. For development tools, `times` contains the times in milliseconds for inputs, callbacks and animations,
    /// layout, the display list, and the patch.
    package func message(
        number: Int, textInput: TextInputState?, seconds: Double, times: [Double]? = nil
    ) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("n")
            writer.integer(UInt64(number))
            if let screen {
                writer.key("screen")
                writer.array {
                    $0.number(screen.width); $0.number(screen.height)
                }
            }
            writer.key("text")
            if let textInput { textInput.write(to: &writer) } else { writer.null() }
            writer.key("ms")
            writer.number(seconds * 1000)
            if let times {
                writer.key("times")
                writer.array { writer in
                    for time in times { writer.number(time * 1000) }
                }
            }
            writer.key("ops")
            writer.array { writer in
                for operation in operations { writer.array { operation.write(to: &$0) } }
            }
        }
        return writer.bytes
    }
}

extension Patch.Operation {
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .create(let layer):
            writer.string("c")
            writer.integer(layer)
        case .style(let layer, let changes):
            writer.string("s")
            writer.integer(layer)
            writer.object { writer in
                for change in changes {
                    writer.key(change.property.rawValue)
                    writer.string(change.value ?? "")
                }
            }
        case .origin(let layer, let point):
            writer.string("o")
            writer.integer(layer)
            writer.number(point.x)
            writer.number(point.y)
        case .draw(let layer, let elements):
            writer.string("d")
            writer.integer(layer)
            writer.array { writer in
                for element in elements { element.write(to: &writer) }
            }
        case .insert(let layer, let parent, let next):
            writer.string("i")
            writer.integer(layer)
            writer.integer(parent)
            if let next { writer.integer(next) } else { writer.null() }
        case .remove(let layer):
            writer.string("r")
            writer.integer(layer)
        }
    }
}

extension SVGElement {
    /// Writes the element as `[name, {attributes}, text or null, [children]]`.
    fileprivate func write(to writer: inout JSONWriter) {
        writer.array { writer in
            writer.string(name)
            writer.object { writer in
                for attribute in attributes {
                    writer.key(attribute.name)
                    writer.string(attribute.value)
                }
            }
            if let text { writer.string(text) } else { writer.null() }
            writer.array { writer in
                for child in children { child.write(to: &writer) }
            }
        }
    }
}

extension TextInputState {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            if let element {
                writer.key("element")
                writer.integer(element)
            }
            writer.key("keyboard")
            writer.string(keyboard.rawValue)
            writer.key("returnKey")
            writer.string(returnKey.rawValue)
            if isInCapitals {
                writer.key("capitals")
                writer.bool(true)
            }
            for (name, text) in [("content", content), ("selected", selectedText.isEmpty ? nil : selectedText)] {
                guard let text else { continue }
                writer.key(name)
                writer.string(text)
            }
            if let caret {
                writer.key("caret")
                writer.array { writer in
                    for length in [caret.minX, caret.minY, caret.size.height] { writer.number(length) }
                }
            }
        }
    }
}
