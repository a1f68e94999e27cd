import Foundation

@Observable
final class Model {
    var seconds = 0.0
}
