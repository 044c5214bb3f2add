// Whoever tests a view also writes it, and reads what it draws.
@_exported import PortableUI
@_exported import PortableUIDrawing
