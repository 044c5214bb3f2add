// Whoever imports this module needs no other import.
@_exported import LazyFlowLayouts
