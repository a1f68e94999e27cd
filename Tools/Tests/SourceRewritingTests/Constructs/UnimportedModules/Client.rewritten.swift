#sourceLocation(file: "/App/Client.swift", line: 1)
import UIKit; import FoundationNetworking; // A header stays where it is.
import Foundation

struct Client {
    func load(_ url: URL) { URLSession.shared.dataTask(with: url).resume() }
}
