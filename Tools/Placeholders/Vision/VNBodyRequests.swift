/// A point of a body or a hand. No point is ever found.
open class VNRecognizedPoint: NSObject, @unchecked Sendable {
    open var location: CGPoint { .zero }
    open var x: Double { 0 }
    open var y: Double { 0 }
    open var confidence: VNConfidence { 0 }

    override init() { super.init() }
}

open class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let wrist = JointName(rawValue: "VNHLKWRI")
        public static let thumbTip = JointName(rawValue: "VNHLKTTIP")
        public static let thumbIP = JointName(rawValue: "VNHLKTIP")
        public static let thumbMP = JointName(rawValue: "VNHLKTMP")
        public static let thumbCMC = JointName(rawValue: "VNHLKTCMC")
        public static let indexTip = JointName(rawValue: "VNHLKITIP")
        public static let indexDIP = JointName(rawValue: "VNHLKIDIP")
        public static let indexPIP = JointName(rawValue: "VNHLKIPIP")
        public static let indexMCP = JointName(rawValue: "VNHLKIMCP")
        public static let middleTip = JointName(rawValue: "VNHLKMTIP")
        public static let middlePIP = JointName(rawValue: "VNHLKMPIP")
        public static let middleMCP = JointName(rawValue: "VNHLKMMCP")
        public static let ringTip = JointName(rawValue: "VNHLKRTIP")
        public static let ringPIP = JointName(rawValue: "VNHLKRPIP")
        public static let ringMCP = JointName(rawValue: "VNHLKRMCP")
        public static let littleTip = JointName(rawValue: "VNHLKPTIP")
        public static let littlePIP = JointName(rawValue: "VNHLKPPIP")
        public static let littleMCP = JointName(rawValue: "VNHLKPMCP")
    }

    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let all = JointsGroupName(rawValue: "VNIPOAll")
        public static let thumb = JointsGroupName(rawValue: "VNHLRKT")
        public static let indexFinger = JointsGroupName(rawValue: "VNHLRKI")
        public static let middleFinger = JointsGroupName(rawValue: "VNHLRKM")
        public static let ringFinger = JointsGroupName(rawValue: "VNHLRKR")
        public static let littleFinger = JointsGroupName(rawValue: "VNHLRKP")
    }

    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint() }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

open class VNDetectHumanHandPoseRequest: VNImageBasedRequest {
    open var maximumHandCount = 2
    open var results: [VNHumanHandPoseObservation]? { nil }
}

open class VNHumanBodyPoseObservation: VNObservation, @unchecked Sendable {
    public struct JointName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let nose = JointName(rawValue: "head_joint")
        public static let neck = JointName(rawValue: "neck_1_joint")
        public static let leftEye = JointName(rawValue: "left_eye_joint")
        public static let rightEye = JointName(rawValue: "right_eye_joint")
        public static let leftEar = JointName(rawValue: "left_ear_joint")
        public static let rightEar = JointName(rawValue: "right_ear_joint")
        public static let leftShoulder = JointName(rawValue: "left_shoulder_1_joint")
        public static let rightShoulder = JointName(rawValue: "right_shoulder_1_joint")
        public static let leftElbow = JointName(rawValue: "left_forearm_joint")
        public static let rightElbow = JointName(rawValue: "right_forearm_joint")
        public static let leftWrist = JointName(rawValue: "left_hand_joint")
        public static let rightWrist = JointName(rawValue: "right_hand_joint")
        public static let root = JointName(rawValue: "root")
        public static let leftHip = JointName(rawValue: "left_upLeg_joint")
        public static let rightHip = JointName(rawValue: "right_upLeg_joint")
        public static let leftKnee = JointName(rawValue: "left_leg_joint")
        public static let rightKnee = JointName(rawValue: "right_leg_joint")
        public static let leftAnkle = JointName(rawValue: "left_foot_joint")
        public static let rightAnkle = JointName(rawValue: "right_foot_joint")
    }

    public struct JointsGroupName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let all = JointsGroupName(rawValue: "VNIPOAll")
        public static let torso = JointsGroupName(rawValue: "VNBLKTORSO")
    }

    open var availableJointNames: [JointName] { [] }
    open func recognizedPoint(_ jointName: JointName) throws -> VNRecognizedPoint { VNRecognizedPoint() }
    open func recognizedPoints(_ jointsGroupName: JointsGroupName) throws -> [JointName: VNRecognizedPoint] { [:] }
}

open class VNDetectHumanBodyPoseRequest: VNImageBasedRequest {
    open var results: [VNHumanBodyPoseObservation]? { nil }
}

open class VNHumanObservation: VNDetectedObjectObservation, @unchecked Sendable {}

open class VNDetectHumanRectanglesRequest: VNImageBasedRequest {
    open var upperBodyOnly = true
    open var results: [VNHumanObservation]? { nil }
}

open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    open var pointCount: Int { 0 }
    open var normalizedPoints: [CGPoint] { [] }

    override init() { super.init() }

    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
    open var nose: VNFaceLandmarkRegion2D? { nil }
    open var noseCrest: VNFaceLandmarkRegion2D? { nil }
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    open var innerLips: VNFaceLandmarkRegion2D? { nil }

    override init() { super.init() }
}

extension VNFaceObservation {
    public var landmarks: VNFaceLandmarks2D? { nil }
    public var faceCaptureQuality: Float? { nil }
}

open class VNDetectFaceLandmarksRequest: VNImageBasedRequest {
    open var inputFaceObservations: [VNFaceObservation]?
    open var results: [VNFaceObservation]? { nil }
}

open class VNDetectFaceCaptureQualityRequest: VNImageBasedRequest {
    open var results: [VNFaceObservation]? { nil }
}
