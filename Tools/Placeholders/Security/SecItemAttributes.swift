// MARK: Attributes of all passwords

/// The key of the condition under which an item is accessible.
public let kSecAttrAccessible: CFString = "pdmn"
/// The key of the access control of an item.
public let kSecAttrAccessControl: CFString = "accc"
/// The key of the group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The key of a Boolean value that indicates whether an item is synchronized between devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// The value that matches synchronized items and others.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of the account of a password.
public let kSecAttrAccount: CFString = "acct"
/// The key of the label of an item.
public let kSecAttrLabel: CFString = "labl"
/// The key of the description of an item.
public let kSecAttrDescription: CFString = "desc"
/// The key of the comment of an item.
public let kSecAttrComment: CFString = "icmt"
/// The key of the creator of an item.
public let kSecAttrCreator: CFString = "crtr"
/// The key of the type of an item.
public let kSecAttrType: CFString = "type"
/// The key of the date at which an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of the date at which an item last changed.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of a Boolean value that indicates whether an item is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key of a Boolean value that indicates whether an item has no valid password.
public let kSecAttrIsNegative: CFString = "nega"

// MARK: Attributes of generic passwords

/// The key of the service of a password.
public let kSecAttrService: CFString = "svce"
/// The key of a generic attribute, with data that the app defines.
public let kSecAttrGeneric: CFString = "gena"

// MARK: Attributes of Internet passwords

/// The key of the server of a password.
public let kSecAttrServer: CFString = "srvr"
/// The key of the security domain of a password.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the protocol of a password.
public let kSecAttrProtocol: CFString = "ptcl"
/// The key of the authentication type of a server.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The key of the port of a server.
public let kSecAttrPort: CFString = "port"
/// The key of the path of a password.
public let kSecAttrPath: CFString = "path"
