import Foundation

extension Request {
    /// What tells tests what to do with snapshots.
    /// - Parameters:
    ///   - report: The folder of the report.
    ///   - run: What tells the report of this run from those of others.
    func variables(report: URL, run: String) -> [String: String] {
        var variables = ["COLLAGE_REPORT": report.path, "COLLAGE_RUN": run]
        // Verbs that need all tests leave none of them out.
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
