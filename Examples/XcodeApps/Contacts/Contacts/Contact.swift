//
//  Contact.swift
//  Contacts
//

import Foundation

struct Contact {

    let givenName: String
    let familyName: String
    let phone: String

    var fullName: String {
        return "\(givenName) \(familyName)"
    }

    var initials: String {
        return [givenName, familyName].compactMap { $0.first }.map(String.init).joined()
    }

    static let all = [
        Contact(givenName: "Ada", familyName: "Baker", phone: "020 7946 0011"),
        Contact(givenName: "Ben", familyName: "Castle", phone: "020 7946 0127"),
        Contact(givenName: "Cleo", familyName: "Dover", phone: "020 7946 0342"),
    ]

}
