import UIKit

/// A postal address for a form.
struct Address: Equatable {
    enum Field: CaseIterable {
        case name
        case email
        case phone
        case street
        case postalCode
        case city
        case password
    }

    /// The form's groups in their order.
    static let groups: [(title: String, footer: String?, fields: [Field])] = [
        ("Person", "The mail address is for the receipt alone.", [.name, .email, .phone]),
        ("Home", nil, [.street, .postalCode, .city]),
        ("Account", "At least eight characters.", [.password]),
    ]

    private var texts: [Field: String] = [:]

    subscript(field: Field) -> String {
        get { texts[field, default: ""] }
        set { texts[field] = newValue }
    }

    /// A Boolean value that indicates whether all required fields have a value.
    var isComplete: Bool {
        !self[.name].isEmpty && self[.email].contains("@") && !self[.city].isEmpty && self[.password].count >= 8
    }
}

extension Address.Field {
    var title: String {
        switch self {
        case .name: "Name"
        case .email: "Email"
        case .phone: "Phone"
        case .street: "Street"
        case .postalCode: "Postal Code"
        case .city: "City"
        case .password: "Password"
        }
    }

    /// The placeholder of the field.
    var placeholder: String {
        switch self {
        case .email: "name@example.org"
        case .phone, .street, .postalCode: "Optional"
        case .name, .city, .password: "Required"
        }
    }

    var keyboardType: UIKeyboardType {
        switch self {
        case .email: .emailAddress
        case .phone: .phonePad
        case .postalCode: .numbersAndPunctuation
        default: .default
        }
    }

    var contentType: UITextContentType {
        switch self {
        case .name: .name
        case .email: .emailAddress
        case .phone: .telephoneNumber
        case .street: .fullStreetAddress
        case .postalCode: .postalCode
        case .city: .addressCity
        case .password: .newPassword
        }
    }
}
