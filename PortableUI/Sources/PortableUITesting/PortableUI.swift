// Whoever tests a view also writes it.
@_exported import PortableUI
