// SwiftPM builds a module of C only if it has a source.
#include "SQLite3.h"
