// Apps that import this module need no other import.
@_exported import LazyFlowLayouts
