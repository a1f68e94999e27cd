import Foundation

/// The drawing of a system accessory: overlaid symbols, centered in a view.
struct AccessorySymbol {
    /// The view's size in points at the large text size; recorded (`ListRules.md`), except for details and menus.
    let size: CGSize

    /// The layers from back to front.
    let layers: [Layer]

    /// A symbol with its color.
    struct Layer {
        let name: String
        /// The side of the square around the symbol, in points at the large text size.
        let side: CGFloat
        let color: Color
    }

    /// A color that the accessory's options can replace.
    enum Color {
        /// The color of indicators without an action.
        case subtle
        /// The tint color of the cell.
        case tint
        /// The color of a symbol on a filled circle.
        case onCircle
        /// The fill color of a circle.
        case circle(UIColor?)
    }

    /// Returns the symbol of a kind.
    ///
    /// - Parameter isSelected: Whether the cell is selected.
    static func symbol(of kind: AccessoryKind, isSelected: Bool) -> AccessorySymbol? {
        switch kind {
        case .checkmark:
            AccessorySymbol(19, 18, [Layer(name: "checkmark", side: 24, color: .tint)])
        case .disclosureIndicator:
            AccessorySymbol(14, 14, [Layer(name: "chevron.forward", side: 26, color: .subtle)])
        case .outlineDisclosure:
            AccessorySymbol(14, 14, [Layer(name: "chevron.forward", side: 26, color: .tint)])
        case .detail:
            AccessorySymbol(24, 24, [Layer(name: "info.circle", side: 27, color: .tint)])
        case .popUpMenu:
            AccessorySymbol(14, 18, [Layer(name: "chevron.up.chevron.down", side: 22, color: .subtle)])
        case .reorder:
            AccessorySymbol(27, 15, [Layer(name: "line.3.horizontal", side: 28, color: .subtle)])
        case .delete: AccessorySymbol(26, 26, circled("minus.circle.fill", .systemRed))
        case .insert: AccessorySymbol(26, 26, circled("plus.circle.fill", .systemGreen))
        case .multiselect:
            AccessorySymbol(
                26, 26,
                isSelected
                    ? circled("checkmark.circle.fill", nil) : [Layer(name: "circle", side: 28, color: .subtle)])
        case .label, .customView: nil
        }
    }

    /// Returns the layers of a symbol on a filled circle.
    private static func circled(_ name: String, _ color: UIColor?) -> [Layer] {
        [Layer(name: "circle.fill", side: 24, color: .onCircle), Layer(name: name, side: 28, color: .circle(color))]
    }

    private init(_ width: CGFloat, _ height: CGFloat, _ layers: [Layer]) {
        size = CGSize(width: width, height: height)
        self.layers = layers
    }

    /// Returns the width that is reserved for a kind, in points: recorded at the large text size, and scaled like text.
    static func standardWidth(of kind: AccessoryKind, traits: UITraitCollection) -> CGFloat {
        let width: CGFloat =
            switch kind {
            case .disclosureIndicator, .outlineDisclosure, .popUpMenu: 14
            default: 24
            }
        return UIFontMetrics.default.scaledValue(for: width, compatibleWith: traits)
    }
}
