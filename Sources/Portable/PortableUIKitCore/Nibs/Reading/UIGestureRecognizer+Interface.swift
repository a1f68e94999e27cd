extension UIGestureRecognizer {
    func readRecognizer(_ reader: InterfaceReader) {
        reader.set("enabled", \.isEnabled, of: self)
        reader.set("cancelsTouchesInView", \.cancelsTouchesInView, of: self)
        reader.set("delaysTouchesBegan", \.delaysTouchesBegan, of: self)
        reader.set("delaysTouchesEnded", \.delaysTouchesEnded, of: self)
        switch self {
        case let tap as UITapGestureRecognizer:
            reader.set("numberOfTapsRequired", \.numberOfTapsRequired, of: tap)
            reader.set("numberOfTouchesRequired", \.numberOfTouchesRequired, of: tap)
        case let press as UILongPressGestureRecognizer:
            reader.set("minimumPressDuration", \.minimumPressDuration, of: press)
            reader.set("allowableMovement", \.allowableMovement, of: press)
            reader.set("numberOfTapsRequired", \.numberOfTapsRequired, of: press)
            reader.set("numberOfTouchesRequired", \.numberOfTouchesRequired, of: press)
        case let pan as UIPanGestureRecognizer:
            reader.set("minimumNumberOfTouches", \.minimumNumberOfTouches, of: pan)
            reader.set("maximumNumberOfTouches", \.maximumNumberOfTouches, of: pan)
        case let swipe as UISwipeGestureRecognizer:
            reader.set("direction", \.direction, of: swipe)
            reader.set("numberOfTouchesRequired", \.numberOfTouchesRequired, of: swipe)
        default: break
        }
    }
}

extension UISwipeGestureRecognizer.Direction: InterfaceKeyword {
    package init?(interfaceWord word: String) {
        switch word {
        case "right": self = .right
        case "left": self = .left
        case "up": self = .up
        case "down": self = .down
        default: return nil
        }
    }
}
