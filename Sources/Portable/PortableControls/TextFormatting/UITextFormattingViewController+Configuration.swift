import Foundation
@_spi(Collage) import PortableUIKitCore

extension UITextFormattingViewController {
    /// The sizes of a control.
    public enum ComponentSize: Int, Sendable {
        case automatic = 0
        case mini = 1
        case small = 2
        case regular = 3
        case large = 4
        case extraLarge = 5
    }

    /// A control of a panel.
    @preconcurrency @MainActor
    open class Component: NSObject {
        /// The kind of control.
        public let componentKey: ComponentKey
        /// The size of the control. Smaller ones show fewer choices.
        public let preferredSize: ComponentSize

        /// Creates a control of a kind and a size.
        public init(componentKey: ComponentKey, preferredSize: ComponentSize) {
            self.componentKey = componentKey
            self.preferredSize = preferredSize
            super.init()
        }
    }

    /// Controls in the same row.
    @preconcurrency @MainActor
    open class ComponentGroup: NSObject {
        /// The controls.
        public let components: [Component]

        /// Creates a row of controls.
        public init(components: [Component]) {
            self.components = components
            super.init()
        }
    }

    /// A style that the user can choose, such as a heading.
    @preconcurrency @MainActor
    open class FormattingStyle: NSObject {
        /// The name of the style for the app.
        public let styleKey: String
        /// The title of the style.
        public let title: String
        /// The attributes of text with the style.
        public let attributes: [NSAttributedString.Key: Any]

        /// Creates a style.
        public init(styleKey: String, title string: String, attributes: [NSAttributedString.Key: Any]) {
            self.styleKey = styleKey
            title = string
            self.attributes = attributes
            super.init()
        }
    }

    /// The controls of a panel.
    @preconcurrency @MainActor
    open class Configuration: NSObject, @preconcurrency NSCopying {
        /// The rows of controls.
        public let groups: [ComponentGroup]
        /// The styles that the user can choose. The default is `nil`.
        open var formattingStyles: [FormattingStyle]?
        /// The fonts that the user can choose. The default is `nil`, which means one face of each family.
        open var fontPickerConfiguration: UIFontPickerViewController.Configuration?

        /// Creates a configuration with rows of controls.
        public init(groups: [ComponentGroup]) {
            self.groups = groups
            super.init()
        }

        /// Creates a configuration with the standard controls.
        public override convenience init() {
            self.init(groups: Configuration.standardGroups)
        }

        /// Returns a configuration with the same controls.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Configuration(groups: groups)
            copy.formattingStyles = formattingStyles
            copy.fontPickerConfiguration = fontPickerConfiguration
            return copy
        }

        static var standard: Configuration { Configuration() }

        private static var standardGroups: [ComponentGroup] {
            let rows: [[ComponentKey]] = [
                [.fontPicker, .fontPointSize], [.fontAttributes], [.textColor], [.textAlignmentAndJustification],
                [.listStyles, .textIndentation],
            ]
            return rows.map { keys in
                ComponentGroup(components: keys.map { Component(componentKey: $0, preferredSize: .automatic) })
            }
        }
    }
}
