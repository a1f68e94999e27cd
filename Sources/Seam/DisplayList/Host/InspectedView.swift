/// The properties of a view, which a developer can examine and change while the app runs.
package struct InspectedView: Sendable, Hashable {
    /// The value of a property: a number, a Boolean, a color, or text.
    package enum Value: Sendable, Hashable {
        case number(Double)
        case flag(Bool)
        case color(Color)
        case text(String)
    }

    /// The properties of views, with UIKit's names.
    package enum Property: String, Sendable, Hashable, CaseIterable {
        case hidden, alpha, backgroundColor, tintColor, cornerRadius
        case text, fontName, fontSize, textColor, numberOfLines
    }

    package struct Constraint: Sendable, Hashable {
        /// The identifier of the constraint while the view has it.
        package var id: UInt64
        /// Its description, as in the console.
        package var text: String
        /// The constant in points.
        package var constant: Double
        /// The priority from 0 to 1000.
        package var priority: Double

        package init(id: UInt64, text: String, constant: Double, priority: Double) {
            self.id = id
            self.text = text
            self.constant = constant
            self.priority = priority
        }
    }

    /// A developer's edit of a view.
    package enum Edit: Sendable, Hashable {
        case property(Property, Value)
        case constant(constraint: UInt64, Double)
        case priority(constraint: UInt64, Double)
    }

    package var layer: UInt64
    package var className: String
    /// The view's properties. All but the name of the font can be changed.
    package var properties: [Property: Value]
    /// The active constraints that refer to the view.
    package var constraints: [Constraint]

    package init(layer: UInt64, className: String, properties: [Property: Value], constraints: [Constraint]) {
        self.layer = layer
        self.className = className
        self.properties = properties
        self.constraints = constraints
    }
}
