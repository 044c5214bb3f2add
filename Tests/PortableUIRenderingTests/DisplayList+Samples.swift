import PortableUI
