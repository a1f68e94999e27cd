import CollageTesting

@testable import PortableSwiftUI

/// Views that closures move: over time, and during scrolling.
extension LeakCase {
    static let motion: [LeakCase] = [
        LeakCase("PhaseAnimator.init", "View.phaseAnimator") { token in
            VStack {
                PhaseAnimator([1.0, 0.5], trigger: 0) { phase in
                    Text("a").opacity(phase).onTapGesture { token.touch() }
                } animation: { _ in
                    token.touch()
                    return .default
                }
                Text("b").phaseAnimator([1.0, 0.5], trigger: 0) { view, phase in
                    token.touch()
                    return view.opacity(phase)
                }
            }
        },
        LeakCase("KeyframeAnimator.init", "View.keyframeAnimator") { token in
            VStack {
                KeyframeAnimator(initialValue: 1.0, trigger: 0) { value in
                    Text("a").opacity(value).onTapGesture { token.touch() }
                } keyframes: { _ in
                    let _ = token.touch()
                    LinearKeyframe(0.5, duration: 0.1)
                }
                Text("b").keyframeAnimator(initialValue: 1.0, repeating: false) { view, value in
                    token.touch()
                    return view.opacity(value)
                } keyframes: { _ in
                    let _ = token.touch()
                    LinearKeyframe(0.5, duration: 0.1)
                }
            }
        },
        LeakCase("TimelineView.init") { token in
            TimelineView(.explicit([Date(timeIntervalSinceReferenceDate: 0)])) { _ in
                Text("a").onTapGesture { token.touch() }
            }
        },
        LeakCase("View.onScrollGeometryChange", "View.onScrollPhaseChange", "View.refreshable") { token in
            ScrollView { Color.red.frame(height: 2_000) }
                .onScrollGeometryChange(for: CGFloat.self) { geometry in
                    token.touch()
                    return geometry.contentOffset.y
                } action: { _, _ in
                    token.touch()
                }
                .onScrollPhaseChange { _, _ in token.touch() }
                .refreshable { token.touch() }
        },
        LeakCase("View.animation") { token in
            Text("a").animation(.default) { $0.onTapGesture { token.touch() } }
        },
        LeakCase("View.scrollTransition", "View.visualEffect") { token in
            ScrollView {
                Color.red.frame(height: 100)
                    .scrollTransition { effect, phase in
                        token.touch()
                        return effect.opacity(phase.isIdentity ? 1 : 0.5)
                    }
                    .visualEffect { effect, proxy in
                        token.touch()
                        return effect.offset(x: proxy.size.width)
                    }
            }
        },
    ]
}
