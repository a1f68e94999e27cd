import Foundation

extension Request {
    /// Returns the environment variables for the test run.
    /// - Parameters:
    ///   - report: The folder of the report.
    ///   - run: The unique identifier of the run.
    func variables(report: URL, run: String) -> [String: String] {
        var variables = ["COLLAGE_REPORT": report.path, "COLLAGE_RUN": run]
        // An empty value removes the shard for verbs that require all tests.
        variables[TestShard.variable] = shard?.description ?? ""
        switch verb {
        case .record:
            variables["COLLAGE_RECORD"] = mode
            if isForced { variables["COLLAGE_RECORD_IN_CI"] = "true" }
        case .compare:
            variables["COLLAGE_RECORD"] = "never"
            variables["COLLAGE_DIFFERENCES"] = "report"
        case .prune: variables["COLLAGE_RECORD"] = "never"
        case .verify, .accept, .report, nil: break
        }
        return variables
    }
}
