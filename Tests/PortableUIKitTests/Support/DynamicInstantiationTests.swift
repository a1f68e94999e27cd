import CollageTesting
import Testing

/// Views are made from their classes in `ViewHierarchyTests`.
@MainActor @Suite("Objects made from their classes alone")
struct DynamicInstantiationTests {
    @Test("A layer is made by the init() of its class")
    func layers() {
        final class Layer: CALayer {
            var mark = ""
            override init() {
                super.init()
                mark = "made"
            }

            required init?(coder: NSCoder) { nil }
        }
        #expect((CALayer.make(Layer.self) as? Layer)?.mark == "made")
        #expect(type(of: CALayer.make(CAGradientLayer.self)) == CAGradientLayer.self)
    }

    @Test("An object is made by the init() of its class, or of the class that it inherits one from")
    func objects() {
        class Base: NSObject {
            let mark: String
            override init() { mark = "made" }
        }
        final class Heir: Base {}
        #expect((NSObject.make(Base.self) as? Base)?.mark == "made")
        #expect((NSObject.make(Heir.self) as? Heir)?.mark == "made")
    }
}
