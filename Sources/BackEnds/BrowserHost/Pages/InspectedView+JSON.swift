import DisplayList

extension InspectedView {
    /// Writes an object with `layer`, `class`, `properties` by name, in which a color is an array of four numbers, and
    /// `constraints`.
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("layer")
            writer.integer(layer)
            writer.key("class")
            writer.string(className)
            writer.key("properties")
            writer.object { writer in
                for property in Property.allCases {
                    guard let value = properties[property] else { continue }
                    writer.key(property.rawValue)
                    value.write(to: &writer)
                }
            }
            writer.key("constraints")
            writer.array { writer in
                for constraint in constraints { constraint.write(to: &writer) }
            }
        }
    }
}

extension InspectedView.Value {
    fileprivate func write(to writer: inout JSONWriter) {
        switch self {
        case .number(let number): writer.number(number)
        case .flag(let flag): writer.bool(flag)
        case .text(let text): writer.string(String(text.prefix(PageMessage.longestText)))
        case .color(let color):
            writer.array { writer in
                for part in [color.red, color.green, color.blue, color.alpha] { writer.number(part) }
            }
        }
    }
}

extension InspectedView.Constraint {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("id")
            writer.integer(id)
            writer.key("text")
            writer.string(text)
            writer.key("constant")
            writer.number(constant)
            writer.key("priority")
            writer.number(priority)
        }
    }
}
