/// The meaning of a text, which AutoFill uses to suggest a value.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the meaning.
    public let rawValue: String

    /// A meaning by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A whole name.
    public static let name = UITextContentType(rawValue: "name")
    /// A title before a name.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix after a name.
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// The job title of a person.
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    /// The name of a company or another organization.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// A place with its address.
    public static let location = UITextContentType(rawValue: "location")
    /// A street with the number.
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    /// The first line of a street's address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
    /// The second line of a street's address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-city")
    /// A state.
    public static let addressState = UITextContentType(rawValue: "address-state")
    /// A city with its state.
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    /// A part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An address of electronic mail.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// An address of the Web.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is being made up.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that holds once.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a day of birth.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a day of birth.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a day of birth.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// Until when a credit card holds.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The kind of a credit card.
    public static let creditCardType = UITextContentType(rawValue: "cc-type")
}

extension UITextContentType {
    /// The value of the HTML attribute `autocomplete`, or `nil` if HTML doesn't have one.
    package var pageName: String? {
        switch self {
        case .namePrefix: "honorific-prefix"
        case .middleName: "additional-name"
        case .nameSuffix: "honorific-suffix"
        case .jobTitle: "organization-title"
        case .organizationName: "organization"
        case .fullStreetAddress: "street-address"
        case .streetAddressLine1: "address-line1"
        case .streetAddressLine2: "address-line2"
        case .addressCity: "address-level2"
        case .addressState: "address-level1"
        case .sublocality: "address-level3"
        case .creditCardNumber: "cc-number"
        case .password: "current-password"
        case .location, .addressCityAndState: nil
        default: rawValue
        }
    }
}
