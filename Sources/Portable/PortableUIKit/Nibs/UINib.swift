/// Stands for an interface file from which views are made.
///
/// Differs from UIKit: interface files are not read. What the file would hold is made by the class that is called like
/// it, as cells and their files usually are, in the module of the app; the class makes its subviews in `init(frame:)`
/// or `awakeFromNib()`. A name that no class has is logged.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// Names an option of `instantiate(withOwner:options:)`.
    public struct OptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the option.
        public let rawValue: String

        /// An option by its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Objects outside the file that it names.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle

    /// The file with a name, in the app's own bundle if `bundleOrNil` is nil.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        self.name = name
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// A file that is in memory, which stands for nothing here.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        name = ""
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// The view that the file stands for, made anew; nothing if there is no class of its name.
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        guard let viewClass else { return [] }
        let view = UIView.make(viewClass, frame: .zero)
        view.awakeFromNib()
        return [view]
    }

    /// The class of views that is called like the file; nil, and a message, if there is none.
    package var viewClass: UIView.Type? {
        for module in modules {
            if let found = NSClassFromString("\(module).\(name)") as? UIView.Type { return found }
        }
        Diagnostics.log(
            "Interface files are not read: there is no class of views called '\(name)' to stand for the file of that "
                + "name in \(modules.joined(separator: " or ")).")
        return nil
    }

    /// The modules that may hold the class: those of the bundle and of the executable.
    private var modules: [String] {
        let files = [bundle.executableURL, bundle.bundleURL, Bundle.main.executableURL].compactMap { $0 }
        let names = files.map { $0.deletingPathExtension().lastPathComponent.replacingOccurrences(of: "-", with: "_") }
        // A package's resource bundle is called Package_Target.
        let targets = names.compactMap { $0.split(separator: "_").last.map(String.init) }
        var known: Set<String> = []
        return (names + targets).filter { known.insert($0).inserted }
    }
}
