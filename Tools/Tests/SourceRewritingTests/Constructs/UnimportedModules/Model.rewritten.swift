#sourceLocation(file: "/App/Model.swift", line: 1)
import UIKit; import Observation; import Foundation

@Observable
final class Model {
    var seconds = 0.0
}
