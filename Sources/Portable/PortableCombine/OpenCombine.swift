// Combine as OpenCombine has it, with its schedulers and what it adds to Foundation. This module adds the operators
// that it lacks, under Apple's names.

@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
