import unittest

from checks.apple_interface import Facts, Interface, Lists, Selection, read_lists

# The rows of a list: the parent, the kind, the name, the declaration, and the version.
ROWS = [
    ("", "Class", "Base", "@MainActor class Base", "2.0"),
    ("Base", "Initializer", "init(frame:)", "init(frame: Int)", "2.0"),
    ("Base", "Initializer", "init(coder:)", "init?(coder: NSCoder)", "2.0"),
    ("Base", "Instance Property", "delegate", "weak var delegate: (any Small)? { get set }", "2.0"),
    ("Base", "Instance Method", "used()", "func used() -> Bool", "16.0"),
    ("Base", "Instance Method", "unused()", "func unused()", "2.0"),
    ("Base", "Instance Method", "used(_:)", "func used(_ value: UnknownType)", "2.0"),
    ("", "Class", "Derived", "class Derived", "2.0"),
    ("Derived", "Instance Property", "delegate", "weak var delegate: (any Large)? { get set }", "2.0"),
    ("Derived", "Instance Method", "used()", "func used() -> Bool", "16.0"),
    ("", "Protocol", "Small", "protocol Small : NSObjectProtocol", "2.0"),
    ("", "Protocol", "Large", "protocol Large : Small", "2.0"),
    ("Large", "Instance Method", "used(by:)", "optional func used(by base: Base)", "2.0"),
    ("Large", "Instance Method", "required()", "func required()", "2.0"),
    ("", "Structure", "Box", "struct Box where Content : Hashable", "13.0"),
    ("Box", "Instance Method", "used(_:)", "func used(_ value: T) -> Box where T : Sendable", "13.0"),
    ("Box", "Structure", "Box.Options", "struct Options", "13.0"),
    ("Box > Box.Options", "Initializer", "init(rawValue:)", "init(rawValue: UInt)", "13.0"),
    ("", "Class", "Elsewhere", "class Elsewhere", "2.0"),
]


def written(*names):
    lists = Lists()
    for row in ROWS:
        lists.add(*row)
    lists.facts = {
        "Derived": Facts(inherits=("Base",)), "Box": Facts(generics=("Content",)),
        "Box.Options": Facts(inherits=("OptionSet",))}
    return Interface(Selection(lists, {*names, "init"}), 15.0).text()


class InterfaceTests(unittest.TestCase):
    def test_only_names_that_occur_are_written(self):
        text = written("Base", "used")
        self.assertIn("@MainActor @objc open class Base: NSObject {", text)
        self.assertIn("@available(iOS 16, *)\n@discardableResult open func used() -> Bool", text)
        for name in ("unused", "UnknownType", "Derived", "Elsewhere"):
            self.assertNotIn(name, text)

    def test_the_types_that_a_declaration_mentions_are_written(self):
        self.assertIn("public protocol Small: NSObjectProtocol {", written("Base", "delegate"))

    def test_subclasses_override_and_inherit(self):
        text = written("Derived", "delegate", "used")
        self.assertIn("@objc open class Derived: Base {", text)
        self.assertIn("@_nonoverride open var delegate: (any Large)? { get set }", text)
        self.assertIn("override open func used() -> Bool", text)
        self.assertIn("override public init(frame: Int)", text)
        self.assertEqual(text.count("public required init?(coder: NSCoder)"), 2)

    def test_protocols_keep_their_requirements(self):
        text = written("Large", "used")
        self.assertIn("@objc public protocol Large: Small {\n@objc optional func used(by base: Base)\nfunc required()\n}", text)
        self.assertIn("@objc public protocol Small", text)

    def test_generic_parameters_are_completed(self):
        text = written("Box", "used", "Options")
        self.assertIn("public struct Box<Content> where Content : Hashable {", text)
        self.assertIn("public func used<T>(_ value: T) -> Box<Content> where T : Sendable", text)
        self.assertIn("extension Box {\npublic struct Options: OptionSet {\npublic init(rawValue: UInt)", text)

    def test_the_facts_belong_to_declarations_of_the_lists(self):
        lists = read_lists()
        members = {member.path for members in lists.members.values() for member in members}
        self.assertEqual([path for path in lists.facts if path not in members | lists.types.keys()], [])
