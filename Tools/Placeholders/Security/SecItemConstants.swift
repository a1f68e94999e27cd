// MARK: Classes

/// The key of the class of an item.
public let kSecClass: CFString = "class"
/// The class of an app's passwords.
public let kSecClassGenericPassword: CFString = "genp"
/// The class of passwords for servers.
public let kSecClassInternetPassword: CFString = "inet"
/// The class of certificates, which this keychain doesn't store.
public let kSecClassCertificate: CFString = "cert"
/// The class of keys, which this keychain doesn't store.
public let kSecClassKey: CFString = "keys"
/// The class of identities, which this keychain doesn't store.
public let kSecClassIdentity: CFString = "idnt"

// MARK: Values and results

/// The key of the password, as data.
public let kSecValueData: CFString = "v_Data"
/// The key of a reference to an item.
public let kSecValueRef: CFString = "v_Ref"
/// The key of a persistent reference to an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key that requests the password of an item.
public let kSecReturnData: CFString = "r_Data"
/// The key that requests the attributes of an item.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key that requests a reference to an item.
public let kSecReturnRef: CFString = "r_Ref"
/// The key that requests a persistent reference to an item.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"

// MARK: Matching

/// The key of the largest number of results.
public let kSecMatchLimit: CFString = "m_Limit"
/// The limit of one result, the default.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// The limit that allows all results.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key that ignores case while matching. This keychain always respects case.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of the items to search.
public let kSecMatchItemList: CFString = "m_ItemList"

// MARK: Authentication

/// The key of a text that explains the authentication.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of a Local Authentication context.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of a Boolean value that indicates whether the user can be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The value that allows authentication by the user.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The value that makes a request fail instead of authenticating the user.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// The value that skips items that require authentication.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key that selects the keychain of iOS on a Mac.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
