/// The semantic meaning of a text input, which AutoFill uses to suggest a value.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the content type.
    public let rawValue: String

    /// Creates a content type with the given name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A full name.
    public static let name = UITextContentType(rawValue: "name")
    /// A prefix or title of a name, such as "Dr."
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A suffix of a name, such as "Jr."
    public static let nameSuffix = UITextContentType(rawValue: "name-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A job title.
    public static let jobTitle = UITextContentType(rawValue: "job-title")
    /// The name of a company or another organization.
    public static let organizationName = UITextContentType(rawValue: "organization-name")
    /// A location with an address.
    public static let location = UITextContentType(rawValue: "location")
    /// A full street address.
    public static let fullStreetAddress = UITextContentType(rawValue: "full-street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "street-address-line-1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "street-address-line-2")
    /// The number of a flight, such as LH 715.
    public static let flightNumber = UITextContentType(rawValue: "flight-number")
    /// The number of a parcel.
    public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
    /// A date, a time, or both.
    public static let dateTime = UITextContentType(rawValue: "date-time")
    /// The given name on a credit card.
    public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
    /// The middle name on a credit card.
    public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
    /// The family name on a credit card.
    public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
    /// The month in which a credit card expires.
    public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
    /// The year in which a credit card expires.
    public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
    /// The identifier of a device's embedded SIM.
    public static let cellularEID = UITextContentType(rawValue: "cellular-eid")
    /// The identifier of a device in cellular networks.
    public static let cellularIMEI = UITextContentType(rawValue: "cellular-imei")
    /// A city.
    public static let addressCity = UITextContentType(rawValue: "address-city")
    /// A state or province.
    public static let addressState = UITextContentType(rawValue: "address-state")
    /// A city with its state or province.
    public static let addressCityAndState = UITextContentType(rawValue: "address-city-and-state")
    /// A neighborhood or another part of a city.
    public static let sublocality = UITextContentType(rawValue: "sublocality")
    /// A country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A URL.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "credit-card-number")
    /// The name of an account.
    public static let username = UITextContentType(rawValue: "username")
    /// An existing password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A one-time code.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A birth date.
    public static let birthdate = UITextContentType(rawValue: "bday")
    /// The day of a birth date.
    public static let birthdateDay = UITextContentType(rawValue: "bday-day")
    /// The month of a birth date.
    public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
    /// The year of a birth date.
    public static let birthdateYear = UITextContentType(rawValue: "bday-year")
    /// The name on a credit card.
    public static let creditCardName = UITextContentType(rawValue: "cc-name")
    /// The expiration date of a credit card.
    public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
    /// The security code of a credit card.
    public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
    /// The type of a credit card.
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
