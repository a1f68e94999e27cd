import Testing

@testable import CollageTesting

struct RecordModeTests {
    @Test func `missing snapshots are recorded by default`() throws {
        #expect(try RecordMode(environment: [:]) == .missing)
        #expect(try RecordMode(environment: ["COLLAGE_RECORD": ""]) == .missing)
        for mode in RecordMode.allCases {
            #expect(try RecordMode(environment: ["COLLAGE_RECORD": mode.rawValue]) == mode)
        }
    }

    @Test func `an unknown word throws an error that lists the known ones`() throws {
        let failure = try #require(throws: SnapshotFailure.self) {
            try RecordMode(environment: ["COLLAGE_RECORD": "al"])
        }
        #expect(
            failure.description
                == "COLLAGE_RECORD is \"al\", which isn't one of the known values: all, failed, missing, never.")
    }

    @Test func `nothing is recorded in CI`() throws {
        #expect(try RecordMode(environment: ["CI": "true"]) == .never)
        #expect(try RecordMode(environment: ["CI": "true", "COLLAGE_RECORD": "never"]) == .never)
        #expect(try RecordMode(environment: ["CI": "false"]) == .missing)
    }

    @Test func `recording in CI requires two variables`() throws {
        let failure = try #require(throws: SnapshotFailure.self) {
            try RecordMode(environment: ["CI": "1", "COLLAGE_RECORD": "all"])
        }
        #expect(failure.description.contains("set COLLAGE_RECORD_IN_CI=true as well"))
        let twice = ["CI": "1", "COLLAGE_RECORD": "all", "COLLAGE_RECORD_IN_CI": "true"]
        #expect(try RecordMode(environment: twice) == .all)
    }
}
