// Exports OpenCombine with its schedulers and its extensions of Foundation. This module adds the operators that
// OpenCombine lacks, with the names they have in Combine.

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
