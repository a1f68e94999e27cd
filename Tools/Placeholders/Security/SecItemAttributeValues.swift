// MARK: Accessibility of items

/// An item is accessible while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// An item is accessible after the device was first unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// An item is always accessible.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// An item is accessible on this device while it has a passcode and is unlocked.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// An item is accessible on this device while it's unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// An item is accessible on this device after it was first unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// An item is always accessible on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"

// MARK: Protocols

/// The FTP protocol.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// The FTPS protocol.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The HTTP protocol.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The HTTPS protocol.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The IMAP protocol.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// The IMAPS protocol.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The IRC protocol.
public let kSecAttrProtocolIRC: CFString = "irc "
/// The LDAP protocol.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The POP3 protocol.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The SMB protocol.
public let kSecAttrProtocolSMB: CFString = "smb "
/// The SMTP protocol.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The SOCKS protocol.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The SSH protocol.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// The Telnet protocol.
public let kSecAttrProtocolTelnet: CFString = "teln"

// MARK: Types of authentication

/// The default authentication.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// HTTP basic authentication.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// HTTP digest authentication.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// Authentication with an HTML form.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// Windows NT LAN Manager authentication.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// Remote Passphrase Authentication.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// Distributed Password Authentication.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// Microsoft Network authentication.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"

// MARK: Keys

/// The key of the tag of a cryptographic key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key of the type of a cryptographic key.
public let kSecAttrKeyType: CFString = "type"
/// The type of RSA keys.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// The type of elliptic curve keys.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key of the size of a cryptographic key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key of a Boolean value that indicates whether a cryptographic key is stored.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key of the class of a cryptographic key.
public let kSecAttrKeyClass: CFString = "kcls"
/// The class of public keys.
public let kSecAttrKeyClassPublic: CFString = "0"
/// The class of private keys.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// The key of the attributes of a private key.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The key of the attributes of a public key.
public let kSecPublicKeyAttrs: CFString = "public"
/// The key of the token that stores a cryptographic key.
public let kSecAttrTokenID: CFString = "tkid"
/// The Secure Enclave.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
