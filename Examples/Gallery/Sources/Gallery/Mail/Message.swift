import Foundation

/// A message of the mail screen.
struct Message: Codable, Hashable, Identifiable {
    var id: Int
    var sender: String
    var subject: String
    var preview: String
    var date: String
    var isRead = false
    var isFlagged = false

    private enum CodingKeys: CodingKey {
        case id, sender, subject, preview, date
    }
}
