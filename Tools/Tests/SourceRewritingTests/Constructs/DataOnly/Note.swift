import Foundation

class Note: NSObject {
    @objc func archive() {}
}
