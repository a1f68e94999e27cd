import Foundation

/// What a project builds: an app, a framework, tests.
package struct XcodeTarget: Sendable {
    package enum Kind: Sendable, Hashable {
        case app
        /// A framework or static library: a module of its own.
        case library
        /// A bundle of resources.
        case bundle
        case unitTests
        case uiTests
        /// What has no counterpart here: extensions, apps for watches, command-line tools.
        case other(String)
    }

    /// A file of a target, with where the project names it.
    package struct File: Sendable, Hashable {
        package let url: URL
        /// The line of the project file; nil for files of synchronized folders.
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

    /// What a target takes of a package.
    package struct PackageProduct: Sendable, Hashable {
        package let name: String
        /// The package; nil for one of the project's local packages, whichever has the product.
        package let package: PackageReference?
        package let line: Int?
    }

    package let name: String
    package let kind: Kind
    package let settings: BuildSettings
    /// What is compiled, in any language.
    package let sources: [File]
    package let resources: [File]
    package let scripts: [Script]
    package let packageProducts: [PackageProduct]
    /// The frameworks and libraries that it links, by their file names, such as `Kit.framework`.
    package let linked: [File]
    /// The names of the targets that are built before it.
    package let dependencies: [String]
    /// The line of the project file on which the target begins.
    package let line: Int?

    /// The name by which Swift imports it.
    package var moduleName: String {
        settings["PRODUCT_MODULE_NAME"] ?? productName.moduleIdentifier
    }

    /// What the module of an app is called here, and its program.
    package var programName: String { moduleName.programIdentifier }

    package var productName: String { settings["PRODUCT_NAME"] ?? name }

    /// The major version of the language; 5 unless the project says otherwise.
    package var swiftVersion: Int {
        settings["SWIFT_VERSION"].flatMap { $0.split(separator: ".").first }.flatMap { Int($0) } ?? 5
    }

    /// Whether it is in a version of the language before 4.2, in which UIKit's types had other names.
    package var hasOldNames: Bool {
        let version = settings["SWIFT_VERSION"]?.split(separator: ".").compactMap { Int($0) } ?? []
        return !version.isEmpty && version.lexicographicallyPrecedes([4, 2])
    }

    /// Whether it is built for telephones and tablets, rather than for the Mac, watches or televisions.
    package var isForPhones: Bool {
        let platforms = settings["SUPPORTED_PLATFORMS"] ?? ""
        let root = settings["SDKROOT"] ?? "iphoneos"
        return platforms.contains("iphone") || (platforms.isEmpty && ["iphoneos", "auto"].contains(root))
    }
}

/// A package that a project takes.
package enum PackageReference: Sendable, Hashable {
    /// One that lies in a folder.
    case local(URL)
    /// One of a repository, with the versions that will do, as `Package.swift` writes them.
    case remote(url: String, requirement: String)
}
