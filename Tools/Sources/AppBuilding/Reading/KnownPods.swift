/// A list of libraries that projects declare for CocoaPods or Carthage.
enum KnownPods {
    enum Kind: Hashable {
        /// A library that is also a Swift package.
        case package(_ repository: String, module: String? = nil)
        /// A library in Objective-C, C++, or in compiled form.
        case notInSwift
        /// A program that is run before a build.
        case tool
    }

    /// Returns the kind of a pod, or `nil` for an unknown one.
    static func kind(of pod: String) -> Kind? {
        packages[pod] ?? (notInSwift.contains(pod) ? .notInSwift : tools.contains(pod) ? .tool : nil)
    }

    /// Returns the names of the modules in a known repository, such as `https://github.com/Alamofire/Alamofire.git`.
    static func modules(ofRepository url: String) -> [String] {
        let path = url.hasSuffix(".git") ? String(url.dropLast(4)) : url
        return packages.filter { path.lowercased().hasSuffix("/" + $0.value.repository.lowercased()) }
            .map { $0.value.module ?? $0.key }
    }

    private static let packages: [String: Kind] = [
        "ActiveLabel": .package("optonaut/ActiveLabel.swift"),
        "Agrume": .package("JanGorman/Agrume"),
        "Alamofire": .package("Alamofire/Alamofire"),
        "AlamofireImage": .package("Alamofire/AlamofireImage"),
        "AnimatedCollectionViewLayout": .package("KelvinJin/AnimatedCollectionViewLayout"),
        "Apollo": .package("apollographql/apollo-ios"),
        "BonMot": .package("Rightpoint/BonMot"),
        "Cache": .package("hyperoslo/Cache"),
        "Cartography": .package("robb/Cartography"),
        "Charts": .package("danielgindi/Charts"),
        "ChatLayout": .package("ekazaev/ChatLayout"),
        "CollectionViewPagingLayout": .package("amirdew/CollectionViewPagingLayout"),
        "CombineCocoa": .package("CombineCommunity/CombineCocoa"),
        "CombineExt": .package("CombineCommunity/CombineExt"),
        "Cosmos": .package("evgenyneu/Cosmos"),
        "CryptoSwift": .package("krzyzanowskim/CryptoSwift"),
        "DeviceKit": .package("devicekit/DeviceKit"),
        "DGCharts": .package("danielgindi/Charts"),
        "DiffableDataSources": .package("ra1028/DiffableDataSources"),
        "Differ": .package("tonyarnold/Differ"),
        "DifferenceKit": .package("ra1028/DifferenceKit"),
        "Differentiator": .package("RxSwiftCommunity/RxDataSources"),
        "EasyPeasy": .package("nakiostudio/EasyPeasy"),
        "Eureka": .package("xmartlabs/Eureka"),
        "FloatingPanel": .package("scenee/FloatingPanel"),
        "Gifu": .package("kaishin/Gifu"),
        "GRDB.swift": .package("groue/GRDB.swift", module: "GRDB"),
        "Hero": .package("HeroTransitions/Hero"),
        "HorizonCalendar": .package("airbnb/HorizonCalendar"),
        "ImageSlideshow": .package("zvonicek/ImageSlideshow"),
        "InputBarAccessoryView": .package("nathantannar4/InputBarAccessoryView"),
        "InputMask": .package("RedMadRobot/input-mask-ios"),
        "IQKeyboardManagerSwift": .package("hackiftekhar/IQKeyboardManager"),
        "JTAppleCalendar": .package("patchthecode/JTAppleCalendar"),
        "KeychainAccess": .package("kishikawakatsumi/KeychainAccess"),
        "KeychainSwift": .package("evgenyneu/keychain-swift"),
        "Kingfisher": .package("onevcat/Kingfisher"),
        "lottie-ios": .package("airbnb/lottie-ios", module: "Lottie"),
        "MagazineLayout": .package("airbnb/MagazineLayout"),
        "MessageKit": .package("MessageKit/MessageKit"),
        "Moya": .package("Moya/Moya"),
        "Nimble": .package("Quick/Nimble"),
        "Nuke": .package("kean/Nuke"),
        "NVActivityIndicatorView": .package("ninjaprox/NVActivityIndicatorView"),
        "ObjectMapper": .package("tristanhimmelman/ObjectMapper"),
        "PanModal": .package("slackhq/PanModal"),
        "Parchment": .package("rechsteiner/Parchment"),
        "PhoneNumberKit": .package("marmelroy/PhoneNumberKit"),
        "PinLayout": .package("layoutBox/PinLayout"),
        "PromiseKit": .package("mxcl/PromiseKit"),
        "Quick": .package("Quick/Quick"),
        "ReachabilitySwift": .package("ashleymills/Reachability.swift", module: "Reachability"),
        "ReactiveCocoa": .package("ReactiveCocoa/ReactiveCocoa"),
        "ReactiveSwift": .package("ReactiveCocoa/ReactiveSwift"),
        "ReactorKit": .package("ReactorKit/ReactorKit"),
        "ReSwift": .package("ReSwift/ReSwift"),
        "Reusable": .package("AliSoftware/Reusable"),
        "RxBlocking": .package("ReactiveX/RxSwift"),
        "RxCocoa": .package("ReactiveX/RxSwift"),
        "RxDataSources": .package("RxSwiftCommunity/RxDataSources"),
        "RxGesture": .package("RxSwiftCommunity/RxGesture"),
        "RxRelay": .package("ReactiveX/RxSwift"),
        "RxSwift": .package("ReactiveX/RxSwift"),
        "RxSwiftExt": .package("RxSwiftCommunity/RxSwiftExt"),
        "RxTest": .package("ReactiveX/RxSwift"),
        "SideMenu": .package("jonkykong/SideMenu"),
        "SkeletonView": .package("Juanpe/SkeletonView"),
        "SnapKit": .package("SnapKit/SnapKit"),
        "SQLite.swift": .package("stephencelis/SQLite.swift", module: "SQLite"),
        "Starscream": .package("daltoniam/Starscream"),
        "Stevia": .package("freshOS/Stevia"),
        "SteviaLayout": .package("freshOS/Stevia", module: "Stevia"),
        "SwiftDate": .package("malcommac/SwiftDate"),
        "SwiftMessages": .package("SwiftKickMobile/SwiftMessages"),
        "SwiftSoup": .package("scinfu/SwiftSoup"),
        "SwiftyBeaver": .package("SwiftyBeaver/SwiftyBeaver"),
        "SwiftyGif": .package("kirualex/SwiftyGif"),
        "SwiftyJSON": .package("SwiftyJSON/SwiftyJSON"),
        "SwiftyUserDefaults": .package("sunshinejr/SwiftyUserDefaults"),
        "Swinject": .package("Swinject/Swinject"),
        "SwipeCellKit": .package("SwipeCellKit/SwipeCellKit"),
        "TagListView": .package("ElaWorkshop/TagListView"),
        "Then": .package("devxoul/Then"),
        "TinyConstraints": .package("roberthein/TinyConstraints"),
        "Toast-Swift": .package("scalessec/Toast-Swift", module: "Toast"),
        "ViewAnimator": .package("marcosgriselli/ViewAnimator"),
        "XLPagerTabStrip": .package("xmartlabs/XLPagerTabStrip"),
        "ZIPFoundation": .package("weichsel/ZIPFoundation"),
    ]

    private static let notInSwift: Set<String> = [
        "AFNetworking", "AWSCore", "Bugsnag", "CocoaLumberjack", "Crashlytics", "DZNEmptyDataSet", "FBSDKCoreKit",
        "FBSDKLoginKit", "FLAnimatedImage", "FlexLayout", "FSCalendar", "GoogleMaps", "GooglePlaces", "GoogleSignIn",
        "IGListKit", "IQKeyboardManager", "JGProgressHUD", "Masonry", "MBProgressHUD", "MJRefresh", "PureLayout",
        "SDWebImage", "SVProgressHUD", "Texture", "TTTAttributedLabel", "YYModel", "Firebase", "FirebaseAnalytics",
        "FirebaseAuth", "FirebaseCore", "FirebaseCrashlytics", "FirebaseDatabase", "FirebaseFirestore",
        "FirebaseMessaging", "FirebaseStorage", "Realm", "RealmSwift",
    ]

    private static let tools: Set<String> = [
        "LicensePlist", "R.swift", "Sourcery", "SwiftFormat", "SwiftGen", "SwiftLint",
    ]
}

extension KnownPods.Kind {
    fileprivate var repository: String { if case .package(let repository, _) = self { repository } else { "" } }
    fileprivate var module: String? { if case .package(_, let module) = self { module } else { nil } }
}
