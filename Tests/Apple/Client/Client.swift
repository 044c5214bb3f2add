import FlowLayout
