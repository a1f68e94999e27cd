#sourceLocation(file: "/App/Store.swift", line: 1)
import UIKit; import Foundation

final class Store {
    func load() { autoreleasepool { print("load") } }
}
