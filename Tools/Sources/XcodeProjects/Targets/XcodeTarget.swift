import Foundation

/// A target of a project, such as an app, a framework, or tests.
package struct XcodeTarget: Sendable {
    package enum Kind: Sendable, Hashable {
        case app
        /// A framework or static library, which is a separate module.
        case library
        /// A resource bundle.
        case bundle
        case unitTests
        case uiTests
        /// An unsupported kind of target, such as an extension, a watchOS app, or a command-line tool.
        case other(String)

        /// - Parameter productType: A type of product, with or without the prefix `com.apple.product-type.`.
        init(productType: String) {
            let type = productType.replacingOccurrences(of: "com.apple.product-type.", with: "")
            switch type {
            case "application": self = .app
            case "framework", "library.static", "library.dynamic", "framework.static": self = .library
            case "bundle": self = .bundle
            case "bundle.unit-test": self = .unitTests
            case "bundle.ui-testing": self = .uiTests
            default: self = .other(type)
            }
        }
    }

    /// A file of a target, with its line in the project file.
    package struct File: Sendable, Hashable {
        package let url: URL
        /// The line in the project file, or `nil` for files of synchronized folders.
        package let line: Int?

        package init(url: URL, line: Int? = nil) {
            self.url = url
            self.line = line
        }
    }

    /// A build phase that runs a script.
    package struct Script: Sendable, Hashable {
        package let name: String
        package let line: Int?
    }

    /// A product of a package that a target depends on.
    package struct PackageProduct: Sendable, Hashable {
        package let name: String
        /// The package, or `nil` for any of the project's local packages that has the product.
        package let package: PackageReference?
        package let line: Int?
    }

    package let name: String
    package let kind: Kind
    package let settings: BuildSettings
    /// The files to compile, in any language.
    package let sources: [File]
    package let resources: [File]
    package let scripts: [Script]
    package let packageProducts: [PackageProduct]
    /// The linked frameworks and libraries by file name, such as `Kit.framework`.
    package let linked: [File]
    /// The names of the targets that it depends on.
    package let dependencies: [String]
    /// The line of the project file on which the target begins.
    package let line: Int?
    /// The contents of the `Info.plist`, if they're part of the project's description, as a property list.
    var generatedInfo: Data?
    /// The start of the names of the types that Tuist generates from asset catalogs, or `nil` for other projects.
    package var accessorPrefix: String?

    /// The name of the module in `import` declarations.
    package var moduleName: String {
        settings["PRODUCT_MODULE_NAME"] ?? productName.moduleIdentifier
    }

    /// The name of the app's module and program.
    package var programName: String { moduleName.programIdentifier }

    package var productName: String { settings["PRODUCT_NAME"] ?? name }

    /// The major version of the language mode. The default is 5.
    package var swiftVersion: Int {
        settings["SWIFT_VERSION"].flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 5
    }

    /// A Boolean value that indicates whether the language version is earlier than 4.2, in which UIKit's types had
    /// other names.
    package var hasOldNames: Bool {
        let version = settings["SWIFT_VERSION"]?.split(separator: ".").compactMap { Int($0) } ?? []
        return !version.isEmpty && version.lexicographicallyPrecedes([4, 2])
    }

    /// A Boolean value that indicates whether the target is built for iPhone and iPad, not for macOS, watchOS, or tvOS.
    package var isForPhones: Bool {
        let platforms = settings["SUPPORTED_PLATFORMS"] ?? ""
        let root = settings["SDKROOT"] ?? "iphoneos"
        return platforms.contains("iphone") || (platforms.isEmpty && ["iphoneos", "auto"].contains(root))
    }
}

/// A package that a project depends on.
package enum PackageReference: Sendable, Hashable {
    /// A package in a folder.
    case local(URL)
    /// A package in a repository, with a version requirement in the syntax of `Package.swift`.
    case remote(url: String, requirement: String)
}
