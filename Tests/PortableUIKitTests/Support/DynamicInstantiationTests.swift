import CollageTesting
import Testing

/// Views are made from their classes in `ViewHierarchyTests`.
@MainActor struct DynamicInstantiationTests {
    @Test func `a layer is created by the init() of its class`() {
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

    @Test func `an object is created by the init() of its class, or by an inherited one`() {
        class Base: NSObject {
            let mark: String
            override init() { mark = "made" }
        }
        final class Subclass: Base {}
        #expect((NSObject.make(Base.self) as? Base)?.mark == "made")
        #expect((NSObject.make(Subclass.self) as? Subclass)?.mark == "made")
    }
}
